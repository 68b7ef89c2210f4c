import { capital } from "../../../content/capital.ts";
import { alarms } from "../../../content/flows/flows.ts";
import { CHINESE, otherLanguages, talk } from "../../../content/flows/talk.ts";
import { deskId, type DialogueReply, type DialogueState, dialogueState } from "../../../contracts/voice.ts";
import { BODY, HOUSE } from "../../../content/understanding/house-words.ts";
import { type ActId, acts } from "../../../content/understanding/acts.ts";
import { alarmsIn } from "../understanding/alarms.ts";
import { clausesOf } from "../understanding/clauses.ts";
import { languageOf } from "../understanding/language-of.ts";
import { asMeant } from "./as-meant.ts";
import { ofJoint } from "./joints.ts";
import { namesOnlyWhen } from "./another-time.ts";
import { alarmed, saysOver, suspicion } from "./alarms.ts";
import { CONTACT } from "./aside-words.ts";
import { addNote, takeAsides } from "./asides.ts";
import { fileAsItStands } from "./left-open.ts";
import { addTo, paperOf } from "./paper-rows.ts";
import { chipsFor } from "./chips.ts";
import { clockOf, type DialogueContext, newState } from "./context.ts";
import { type Heard, hearTurn } from "./hear.ts";
import { interpret } from "./interpret.ts";
import { addTold } from "./paper.ts";
import { fitted } from "./paper-text.ts";
import { proceed, topFlow, valuesOf } from "./next.ts";
import { placeWords, takePlace } from "./place.ts";
import { matterOf, noteOf, sentencesOf } from "./note-words.ts";
import { withCapitals } from "./readers/capitals.ts";
import { RELATIONS } from "./readers/name.ts";
import { clean, has, plain, shorten } from "./readers/text.ts";
import { saysWhen } from "./readers/when.ts";
import { dayPart } from "./say/english.ts";
import { dayPart as dayPartEs } from "./say/spanish.ts";
import { fill, inTurn, wording } from "./say/speech.ts";

/** Longest state that travels with a call. Bytes of JSON. */
export const STATE_MAX = 4096;

/** Picks up: the desk's greeting and a new state. */
export function pickUp(context: DialogueContext): DialogueReply {
  const part = dayPart(clockOf(context).minutes);
  return finish(
    context,
    newState(deskId.parse(context.desk.id)),
    context.desk.greeting.replace("{part}", part),
  );
}

/**
 * Answers one utterance ('' is silence). Pure: the same state, words and context give the same answer. The
 * state is checked first; a state that does not fit the schema throws a ZodError.
 */
export function reply(context: DialogueContext, before: DialogueState, utterance: string): DialogueReply {
  const state = dialogueState.parse(structuredClone(before));
  state.turn = (state.turn + 1) % 10_000;
  state.ended = false;
  const words = withCapitals(clean(utterance), state);
  if (words === "") return finish(context, state, silence(context, state));
  state.silences = 0;
  return finish(context, state, respond(context, state, words));
}

function respond(context: DialogueContext, state: DialogueState, words: string): string {
  const text = plain(words);
  const spoken = languageOf(words);
  const turned = turnLanguage(state, spoken, text, words);
  const wasAlarm = state.alarm !== undefined;
  const alarm = alarmed(state, words, text);
  if (alarm !== undefined && wasAlarm && !state.alarm) return relieved(context, state, words, alarm);
  // 'Don't call me at the house' is heeded whatever else was said.
  const kept = alarm !== undefined && heed(context, state, words);
  if (alarm !== undefined)
    return kept && wasAlarm ? `${inTurn(talk.added, state.language, 0)} ${alarm}` : alarm;
  if (isOrder(words))
    return `${fill(inTurn(talk.injection, state.language, state.rude++ % 99), valuesOf(context, state))} ${proceed(context, state)}`;
  const foreign = turned ? undefined : otherLanguage(state, spoken, text, words);
  if (foreign) return foreign;
  const rest = state.suspected ? undefined : takePlace(context, state, words);
  if (rest === "") return tookPlace(context, state);
  // 'No, nobody's hurt, it's just water' turns down no time.
  if (context.desk.comes && state.asked === "offer" && saysOver(text)) return proceed(context, state);
  let heard = hearTurn(context, state, asMeant(rest ?? words, state.asked));
  const suspected = harmless(context, state, heard) ? undefined : suspicion(state, heard, words);
  if (suspected && "reply" in suspected) return suspected.reply;
  if (state.held !== undefined) {
    const only = [...heard.acts.keys()].every((act) => NOTHING_NEW.includes(act));
    if (only && !heard.values.phone && !heard.values.name) {
      // 'No, nothing like that, it's just stiff' tells how it is.
      for (const each of [state.held, words]) addTold(state, each);
      heard = hearTurn(context, state, state.held);
    } else {
      addTold(state, state.held);
      const before = hearTurn(context, state, state.held);
      if (saysWhen(before.values) && !saysWhen(heard.values))
        Object.assign(heard.values, { days: before.values.days, time: before.values.time });
      // 'He looks pale', and then a no to the question: it is still what the visit is for.
      const ails = before.acts.get("reason");
      if (ails !== undefined && !heard.has("reason")) heard.acts.set("reason", ails);
    }
    delete state.held;
  }
  const said = [suspected?.first, interpret(context, state, heard)].filter(Boolean).join(" ");
  return turned && state.turn === 1
    ? `${fill(context.desk.greetingEs.split(/[.!]/)[0] ?? "", { part: dayPartEs(clockOf(context).minutes) })}. ${said}`
    : said;
}

/** What comes next, once they told where to come. */
function tookPlace(context: DialogueContext, state: DialogueState): string {
  const next = proceed(context, state, new Set(["place"]));
  if (state.asked === "confirm" || !placeWords(context, state)) return next;
  return `${fill(wording(talk.placeNoted, state.language), valuesOf(context, state))} ${next}`;
}

/**
 * While an alarm stands: who calls, how they may be reached, what they want and what must be told is kept, and passed
 * on as it stands, in a record of the alarm's own: what was agreed before stays as it was. True when the caller is told so.
 */
function heed(context: DialogueContext, state: DialogueState, words: string): boolean {
  const heard = hearTurn(context, state, words);
  const { phone } = heard.values;
  // '88 Birch Court' is where they are.
  const name = /\d [\p{L} ]*$/u.test(words.slice(0, words.indexOf(heard.values.name ?? " ")))
    ? undefined
    : heard.values.name;
  if (name) state.slots.name ??= { value: name, confirmed: false };
  if (phone) state.slots.phone = { value: phone, confirmed: false };
  // What they called for is known once the danger is over.
  const { service } = heard.values;
  if (service) state.slots.service ??= { value: service, confirmed: false };
  const contact = CONTACT.test(words) || phone !== undefined;
  if (contact) for (const note of takeAsides(context, state, heard).notes) addNote(state, noteOf(note));
  if (phone && !CONTACT.test(words))
    addNote(state, noteOf(matterOf(words, name)) || "Gave this number while told to call for help");
  else if (!contact && (wants(heard) || WISH.test(heard.text))) addNote(state, noteOf(matterOf(words, name)));
  const own = state.filed.findLast((filed) => filed.kind === "message" && filed.urgent && filed.unconfirmed);
  if (own?.kind === "message") {
    if (state.slots.name && own.name === "not given") own.name = state.slots.name.value;
    if (phone) own.phone = phone;
    addTo(own, paperOf({ ...state, which: "", callback: "", note: "" }));
    [state.notes, state.told] = [[], []];
  } else if (fileAsItStands(state, true))
    // What was told before the alarm stands there now.
    for (const filed of state.filed) if (filed.kind === "emergency") delete filed.before;
  return state.turn > 1 && (contact || name !== undefined);
}
const WISH =
  /\b(?:i (?:want|need|would like|was hoping|was calling)\p{L}*|i'd like|(?:calling|ask) about|quer[ií]a|necesito|quisiera)(?!\p{L})/u;
const wants = (heard: Heard): boolean =>
  [...heard.acts].some(([act, p]) => p >= 0.5 && WANTS.includes(acts[act]?.[0] ?? ""));

/** The danger is over: what else the caller said with it is served at once. */
function relieved(context: DialogueContext, state: DialogueState, words: string, over: string): string {
  const rest = sentencesOf(words)
    // 'I'm stuck in traffic, I'll be late' is no danger, and what they call about.
    .filter((said) => !saysOver(plain(said)) || /\blate\b/i.test(said))
    .join(" ");
  const heard = hearTurn(context, state, rest);
  // What else was told may be another danger.
  const feared = harmless(context, state, heard) ? undefined : suspicion(state, heard, rest);
  if (feared && "reply" in feared) return feared.reply;
  if (!wants(heard)) return over;
  const [glad, ...more] = over.split(/(?<=[.!])\s+/).filter((said) => !said.endsWith("?"));
  return `${[glad, ...more].join(" ")} ${interpret(context, state, heard)}`;
}
const WANTS: readonly string[] = ["task", "ask"];

/** Beside a no to the question of danger. */
const NOTHING_NEW: readonly ActId[] = [
  "deny",
  "inform",
  "filler",
  "affirm",
  "reason",
  "thanks",
  "greet",
  "correct",
];

/** A short answer to what was asked, or a plain refusal: the model alone is not believed to fear something in it. */
function harmless({ desk }: DialogueContext, state: DialogueState, heard: Heard): boolean {
  const { asked, suspected, language } = state;
  if (suspected) return false;
  const fearsAlone =
    (heard.suspected === "em.911" || heard.has("em.911")) &&
    alarmsIn(heard.words, clausesOf(heard.words)).feared === undefined;
  // 'My water heater is leaking everywhere' is what this business's urgent line is for, and that names 911 too.
  if (fearsAlone && desk.urgent && has(heard.text, ...desk.urgent.heard)) return true;
  // 'There's water everywhere', to who mends that: what words of danger mean was looked for before.
  if (fearsAlone && desk.comes && HOUSE.test(heard.words) && !BODY.test(heard.words)) return true;
  // 'Eleven would be better' speaks of the hour.
  if (namesOnlyWhen(heard.words, language)) return true;
  // 'I have a crown on the tenth and I can't do it anymore' cannot come; words of self-harm were looked for before.
  if (heard.suspected === "em.crisis")
    if ([CANNOT_COME, NOT_TODAY, NOT_HERE].some((plainly) => plainly.test(heard.text))) return true;
  if (heard.suspected === "em.911" && (ofJoint(heard) || introduces(heard))) return true;
  // 'The pain is gone but I'd like to be seen', where no word fears anything.
  if (fearsAlone && IS_GONE.test(heard.text)) return true;
  if (heard.text.split(" ").length > 10) return false;
  const { name, phone } = heard.values;
  const answers =
    (asked !== "nothing" && asked !== "anything-else" && saysWhen(heard.values)) ||
    (asked === "name" && name !== undefined) ||
    (asked === "phone" && phone !== undefined);
  // A plain goodbye is one; 'goodbye' beside other words may be more.
  const leaves = (heard.acts.get("bye") ?? 0) >= 0.9 && heard.text.split(" ").length <= 4;
  return answers || leaves || ["refuse", "drop"].some((act) => (heard.acts.get(act as ActId) ?? 0) >= 0.9);
}

const IS_GONE =
  /(?<!\p{L})(?:pain|ache|toothache|swelling|fever|rash|it|dolor|fiebre)(?:'s| is| has| has been)? (?:all |mostly |already |now )?(?:gone|better|stopped|went (?:away|down)|cleared up|passed)(?!\p{L})|(?<!\p{L})ya (?:no me duele|se (?:me )?(?:pas[oó]|quit[oó]))(?!\p{L})/u;
/** 'I'm Joan Meyers and she's Lily', 'I'm her mom Joan': who they are, and nothing else. */
const WHO = `(?:(?:I'm|I am|[Ii]t's|[Ww]e're|[Mm]y name(?:'s| is)|(?:[Hh]e|[Ss]he)(?:'s| is)|[Tt]hey're|(?:[Hh]er|[Hh]is) name(?:'s| is)|(?:[Yy]o )?[Ss]oy|[Ee]lla es|[Éé]l es) )?(?:(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Mm]i|[Ss]u) (?:${RELATIONS})(?:,? \\p{Lu}[\\p{L}'-]+){0,2}|\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){0,2})`;
const INTRODUCES = new RegExp(
  `^(?:(?:so|and|but|um|well|ok|okay|yes|yeah)[, ]+)*${WHO}(?:(?:,? (?:and|y) |, )${WHO}){0,3}[.!]?$`,
  "u",
);

/** 'There's two of them', 'she's eight', 'Felix is five': how many come, and how old they are. */
const HOW_MANY =
  /(?<!\p{L})(?:there(?:'s| are| is)|I have|I've got) (?:two|three|four)(?: of them)?[,:]? /giu;
const HOW_OLD =
  /,? ?(?:s?he(?:'s| is)|who(?:'s| is)|is|'s) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)(?: and a half| years old)?(?=[,.!]|$| and )/giu;

/** 'The first one. He's Owen Strand, I'm Beth, his mom': an answer in a few words does not make more of it. */
function introduces({ words }: Heard): boolean {
  const told = sentencesOf(words).filter((each) => each.split(" ").length > 3);
  const named = words.replace(HOW_MANY, "").replace(HOW_OLD, "");
  return (
    INTRODUCES.test(words) ||
    (told.length > 0 && told.every((each) => INTRODUCES.test(each))) ||
    (named !== words && sentencesOf(named).every((each) => INTRODUCES.test(each)))
  );
}

/** 'I wanna not come today and come Thursday.' */
const NOT_TODAY =
  /(?:\bnot|n't) (?:(?:be )?(?:come|coming|make it|be there) (?:in |over )?(?:today|tomorrow)|(?:(?:be )?(?:come|coming|make it|be there|make|do)) (?:in |over )?(?:on |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?!.*\b(?:life|living|everything|myself|alone|hopeless)\b)/;

/** 'Cancel my cleaning, I won't be here': why somebody does not come, and nothing more. */
const NOT_HERE =
  /^(?:\S+ ){0,4}(?:cancel|move|reschedule|skip|change) (?:my|the|our) (?:\S+ ){0,2}(?:appointment|visit|cleaning|check-?up|physical|consultation)\b(?: \S+){0,4} (?:i|we)(?: will not|'re not going to| won't|'m not going to) be (?:here|there|home|in town|able to (?:come|make it))$/;

const CANNOT_COME =
  /\b(?:have|got|had|my|for) (?:an?|my|the)?(?: ?\S+){0,2} (?:appointment|visit|cleaning|check-?up|crown|filling|consultation|physical)\b(?!.*\b(?:life|living|everything|myself|alone|hopeless)\b).*\b(?:can't|cannot|can not) (?:do|make) it any ?(?:more|longer)\b/;

/** A call changes its language when the caller does; a name or a number is no language. */
function turnLanguage(
  state: DialogueState,
  spoken: string | undefined,
  text: string,
  words: string,
): boolean {
  // Names and letters are of no language.
  const telling = ["name", "phone", "confirm"].includes(state.asked);
  const said = telling ? (words.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}']+/gu) ?? []) : words.split(" ");
  if (state.language === "en" && spoken === "es" && (!telling || said.length >= 3)) {
    state.language = "es";
    return true;
  }
  const named = state.asked === "name" || state.asked === "phone" || state.asked === "note";
  if (
    state.language === "es" &&
    // 'A las once' has no word that is not English too.
    ((spoken === "en" && !named && text.split(" ").length > 2 && !/\b(?:a|para|de) las?\b/.test(text)) ||
      has(text, "english( please)?", "in english", "(en|prefiero|mejor) ingl.s"))
  ) {
    state.language = "en";
    return true;
  }
  return false;
}

/** Neither English nor Spanish: an honest word in that language where there is one, and a call back. */
function otherLanguage(
  state: DialogueState,
  spoken: string | undefined,
  text: string,
  words: string,
): string | undefined {
  if (state.asked === "name" || state.asked === "note") return undefined;
  const known = /[\u3400-\u9fff]/.test(words)
    ? CHINESE
    : otherLanguages.find(({ heard }) => heard.filter((h) => has(text, h)).length >= 2)?.words;
  if (!known && spoken !== "other") return undefined;
  state.stack = ["callback"];
  state.note = shorten(words, 200);
  state.asked = "name";
  return `${known ? `${known} ` : ""}${wording(talk.otherLanguage, "en")}`;
}

/** Code and marks of prompts: noise that nothing is done with. */
const isOrder = (words: string): boolean =>
  /<\/?[a-z][^>]*>|\{\{|\$\{|```|;\s*--|\[\/?INST\]|<\|/i.test(words) ||
  has(
    plain(words),
    "(ignore|disregard|forget|override|bypass) (all |any |your |the |my )*(of )?(your |the )?(previous|prior|above|earlier|rules|instructions|guidelines|programming|prompt|directions|training)( \\S+)*",
    "system (prompt|message|override)",
    "you are now",
    "developer mode",
    "jailbreak\\p{L}*",
    "(print|reveal|show|output|tell me|what are|give me) (me )?(all )?(your|the) (configuration|instructions|prompt|api key|source code|environment|passwords?|secrets?|database)",
    "ignora (todas )?(las|tus) instrucciones( \\S+)*",
  );

function silence(context: DialogueContext, state: DialogueState): string {
  state.silences = Math.min(99, state.silences + 1);
  if (state.alarm)
    return wording(alarms.find(({ id }) => id === state.alarm!.line)!.words, state.language, state.silences);
  const said = inTurn(talk.silence, state.language, state.silences - 1);
  return state.silences === 2 && topFlow(state) ? `${said} ${proceed(context, state)}` : said;
}

/** Bounds the answer and the state: capitals, sizes, and what can be said next. */
function finish(context: DialogueContext, state: DialogueState, said: string): DialogueReply {
  const say = said
    .replace(/\s+/g, " ")
    .replace(/, ?(?=[.,])/g, "")
    .replace(
      /(^|[.?!] )([¿¡]?)(\p{Ll})/gu,
      (_all, before: string, mark: string, letter: string) => before + mark + capital(letter),
    )
    .replace(/\b(parents|twins|kids)'s\b/g, "$1'")
    .split(/(?<=\p{L}{2}[.?!])(?<!\b(?:Dr|Dra|Mr|Mrs|Ms|Sr|Sra)\.) (?=[\p{Lu}¿¡])/u)
    .filter((sentence, at, all) => all.findIndex((each) => opening(each) === opening(sentence)) === at)
    .join(" ")
    .trim()
    .slice(0, 900);
  state.said = say.slice(0, 400);
  for (const key of ["misses", "missed", "silences", "rude", "unknown", "tries"] as const)
    state[key] = Math.min(99, state[key]);
  shrink(state);
  const checked = dialogueState.parse(JSON.parse(JSON.stringify(state)));
  return {
    state: checked,
    say: say || wording(talk.howCanIHelp, state.language),
    chips: chipsFor(context, checked),
    ended: checked.ended,
  };
}

/** 'I can't see results from here, but ...' says 'I can't see results from here.' too. */
const opening = (sentence: string): string => {
  const words = sentence.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];
  return words.length < 6 ? sentence : words.slice(0, 6).join(" ");
};

/** Cuts the longest of the caller's own words until the state is small enough to travel. */
function shrink(state: DialogueState): void {
  const size = () => Buffer.byteLength(JSON.stringify(state));
  for (let most = 300; size() > STATE_MAX && most > 20; most = Math.floor(most / 2)) {
    state.said = shorten(state.said, most);
    state.note = shorten(state.note, most);
    state.which = shorten(state.which, most);
    if (state.question) state.question = shorten(state.question, most);
    state.callback = shorten(state.callback, most);
    state.notes = state.notes.map((note) => shorten(note, most));
    for (const filed of state.filed)
      if (filed.kind === "message" || filed.kind === "booking") {
        filed.notes = filed.notes.map((note) => shorten(note, most));
        filed.told = fitted(filed.told, most * 2);
      } else if (filed.kind === "emergency") {
        if (filed.words) filed.words = shorten(filed.words, most);
        if (filed.before) filed.before = shorten(filed.before, most);
      }
  }
}
