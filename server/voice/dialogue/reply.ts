import { whatIf } from "./alarms/what-if.ts";
import { whatItDoes } from "./alarms/asks-what-it-does.ts";
import { saidOnce } from "./say/said-once.ts";
import { capital } from "../../../content/capital.ts";
import { alarms } from "../../../content/flows/flows.ts";
import { talk } from "../../../content/flows/talk.ts";
import { type DialogueReply, type DialogueState, dialogueState } from "../../../contracts/voice.ts";
import { deskId } from "../../../contracts/voice-desks.ts";
import type { ActId } from "../../../content/understanding/acts.ts";
import { alarmsIn } from "../understanding/alarms.ts";
import { clausesOf } from "../understanding/clauses.ts";
import { languageOf } from "../understanding/language-of.ts";
import { asAsked } from "./hearing/hearsay.ts";
import { asMeant } from "./hearing/as-meant.ts";
import { asWritten } from "./hearing/as-written.ts";
import { answerAnywhere } from "./as-alone.ts";
import { alarmed } from "./alarms/alarms.ts";
import { askingNumber } from "./alarms/said-now.ts";
import { suspicion } from "./alarms/suspicion.ts";
import { chipsFor } from "./chips.ts";
import { clockOf, type DialogueContext, newState } from "./context.ts";
import { hearTurn } from "./hearing/hear.ts";
import { answeredAlone } from "./hearing/question-alone.ts";
import { withoutAsides } from "./paper/chatter.ts";
import { addTold } from "./paper/paper.ts";
import { keepSpelling } from "./paper/as-typed.ts";
import { proceed, topFlow } from "./next.ts";
import { valuesOf } from "./flow-values.ts";
import { placeWords, takePlace } from "./collecting/place.ts";
import { withCapitals } from "./readers/capitals.ts";
import { clean, has, plain } from "./readers/text.ts";
import { saysWhen } from "./readers/when.ts";
import { dayPart } from "./say/english.ts";
import { dayPart as dayPartEs } from "./say/spanish.ts";
import { fill, inTurn, wording } from "./say/speech.ts";
import { harmless } from "./alarms/harmless.ts";
import { wayBack } from "./alarms/way-back.ts";
import { withTooth } from "./alarms/tooth-too.ts";
import { answersSymptom } from "./questions/of-symptom.ts";
import { calmedDown, heed, keepWho, nurseToo, relieved, withKept } from "./alarms/while-alarmed.ts";
import { otherLanguage, turnLanguage, wordsInEnglish } from "./talk/call-language.ts";
import { withoutGeneric } from "./talk/condolence.ts";
import { regret } from "./talk/regret.ts";
import { lastQuestion, takeSmallTalk } from "./talk/small-talk.ts";
import { shrink } from "./state-size.ts";

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
  const typed = withCapitals(clean(utterance), state);
  const words = asWritten(context, typed, state);
  if (words === "") return finish(context, state, silence(context, state));
  state.silences = 0;
  const fresh = structuredClone(state);
  const said = respond(context, state, words);
  const again = answeredAlone(state, fresh, words, (alone) => respond(context, fresh, alone));
  if (again) return finish(context, fresh, again);
  keepSpelling(state, before, typed, words);
  return finish(context, state, said);
}

function respond(context: DialogueContext, state: DialogueState, words: string): string {
  const turned = turnLanguage(state, languageOf(words), plain(words), words);
  const english = turned && state.language === "en" ? wordsInEnglish(words) : undefined;
  if (english?.asked) {
    const { rest } = english;
    // A danger that stands comes first in any language.
    const next = rest || state.alarm ? answer(context, state, rest || words, false) : proceed(context, state);
    return `${wording(talk.englishHere, "en")} ${next}`;
  }
  return answer(context, state, words, turned);
}

function answer(context: DialogueContext, state: DialogueState, utterance: string, turned: boolean): string {
  const words = withoutAsides(utterance) || utterance;
  const does = whatItDoes(context, state, words);
  if (does) return `${does} ${proceed(context, state)}`;
  const later = whatIf(state, words);
  if (later) {
    const next = later.rest ? answer(context, state, later.rest, turned) : proceed(context, state);
    return `${later.said} ${next}`;
  }
  const text = plain(words);
  const spoken = languageOf(words);
  const standing = state.alarm && { ...state.alarm };
  const wasAlarm = standing !== undefined;
  if (state.alarm) delete state.alarm.asks;
  const alarm = alarmed(state, words, text);
  if (alarm !== undefined && wasAlarm && !state.alarm) return relieved(context, state, words, alarm);
  const back = alarm === undefined ? undefined : wayBack(context, state, words, standing, alarm);
  if (back !== undefined) return back;
  if (state.alarm) delete state.held;
  // 'Don't call me at the house' is heeded whatever else was said.
  const kept = alarm !== undefined && heed(context, state, words, standing?.told === state.alarm?.told);
  if (alarm !== undefined && !wasAlarm) return withTooth(context, state, words, alarm);
  if (alarm !== undefined) return askingNumber(state, kept ? withKept(state, kept, alarm) : alarm);
  if (isOrder(words))
    return `${fill(inTurn(talk.injection, state.language, state.rude++ % 99), valuesOf(context, state))} ${proceed(context, state)}`;
  const foreign = turned ? undefined : otherLanguage(state, spoken, text, words);
  if (foreign) return foreign;
  // What may be despair is heard whole: 'I'm tired' is no small talk beside it.
  const despairs = alarmsIn(words, clausesOf(words)).feared === "em.crisis";
  const rest = state.suspected || despairs ? undefined : takePlace(context, state, words);
  if (rest === "") return tookPlace(context, state);
  const calm = context.desk.comes ? calmedDown(context, state, rest ?? words) : undefined;
  if (calm?.rest === "") return [calm.said, proceed(context, state)].filter(Boolean).join(" ");
  const chat =
    state.held === undefined && !despairs ? takeSmallTalk(state, calm?.rest ?? rest ?? words) : undefined;
  if (chat?.rest === "") return `${chat.said} ${goOn(context, state)}`;
  const signs = answersSymptom(context, state, words);
  if (signs) return signs;
  let heard = hearTurn(context, state, asMeant(asAsked(chat?.rest ?? calm?.rest ?? rest ?? words), state));
  if (rest !== undefined) heard.placed = true;
  const heldBefore = state.held;
  const asked911 = state.suspected === "911" && alarmsIn(heldBefore ?? "", clausesOf(heldBefore ?? "")).signs;
  const suspected = harmless(context, state, heard) ? undefined : suspicion(state, heard, words);
  if (suspected && "reply" in suspected) {
    if (state.alarm) keepWho(context, state, heldBefore === undefined ? words : `${heldBefore} ${words}`);
    return withTooth(context, state, `${heldBefore ?? ""} ${words}`, suspected.reply);
  }
  if (state.held !== undefined) {
    const only = [...heard.acts.keys()].every((act) => NOTHING_NEW.includes(act));
    if (only && !heard.values.phone && !heard.values.name) {
      // 'No, nothing like that, it's just stiff' tells how it is.
      for (const each of [state.held, words]) addTold(state, each);
      heard = hearTurn(context, state, state.held);
      // A threat that was told in passing asks nothing of this desk.
      if (
        topFlow(state) &&
        suspected &&
        [...heard.acts].every(([, p]) => p < 0.5) &&
        !saysWhen(heard.values)
      ) {
        delete state.held;
        return `${suspected.first} ${proceed(context, state)}`;
      }
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
  const served = answerAnywhere(context, state, heard, chat?.rest ?? calm?.rest ?? rest ?? words);
  // An address that was told beside other things is said back, once, unless all of it is read back.
  const place = rest !== undefined && state.asked !== "confirm" && !state.ended && placeWords(context, state);
  const placed = place && fill(wording(talk.placeNoted, state.language), valuesOf(context, state));
  const sorry = regret(context.desk, state, words, served);
  const next = sorry === wording(talk.loss, state.language) ? withoutGeneric(served, state) : served;
  // 'No, just woozy': 911 is let go of, and the nurse is there today.
  const nurse =
    asked911 && !state.topics.includes("urgent") && !BEYOND.test(served) && nurseToo(context, state);
  const said = [suspected?.first, nurse, sorry, calm?.said, chat?.said, placed, next]
    .filter(Boolean)
    .join(" ");
  return turned && state.turn === 1
    ? `${fill(context.desk.greetingEs.split(/[.!]/)[0] ?? "", { part: dayPartEs(clockOf(context).minutes) })}. ${said}`
    : said;
}

/** Where to turn stands in the answer. */
const BEYOND = /nurse line|emergency line|911|enfermer[ií]a|urgencias/iu;

/** Where the call stood before they spoke of something else. */
const goOn = (context: DialogueContext, state: DialogueState): string =>
  state.asked === "meant" || state.asked === "change" ? lastQuestion(state) : proceed(context, state);

/** What comes next, once they told where to come. */
function tookPlace(context: DialogueContext, state: DialogueState): string {
  const next = proceed(context, state, new Set(["place"]));
  if (state.asked === "confirm" || !placeWords(context, state)) return next;
  return `${fill(wording(talk.placeNoted, state.language), valuesOf(context, state))} ${next}`;
}

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
  const spoken = said
    .replace(/\s+/g, " ")
    .replace(/, ?(?=[.,])/g, "")
    .replace(
      /(^|[.?!] )([¿¡]?)(\p{Ll})/gu,
      (_all, before: string, mark: string, letter: string) => before + mark + capital(letter),
    )
    .replace(/\b(parents|twins|kids)'s\b/g, "$1'");
  const say = saidOnce(spoken).trim().slice(0, 900);
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
