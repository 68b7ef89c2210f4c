import { talk } from "../../../../content/flows/talk.ts";
import type { Desk, Help } from "../../../../content/desks/desk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { spokenPhone } from "../readers/phone.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import { type DialogueContext, file, hear, noWish } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { addNote } from "../paper/add-note.ts";
import { generalVisit } from "../tasks/begin-booking.ts";
import { tellDueDay } from "../questions/due-day.ts";
import { isSprain } from "./joints.ts";
import { fileAsItStands } from "../confirming/left-open.ts";
import { settleNotes } from "../confirming/filing.ts";
import { topFlow } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { matterOf, noteOf, sentencesOf } from "../paper/note-words.ts";
import { contentOf } from "../paper/paper-text.ts";
import type { Plan } from "../plan.ts";
import { has, plain, shorten } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { fill, inTurn, wording } from "../say/speech.ts";
import { keepPromise } from "./rush.ts";

/** 'My little guy's tooth hangs by a thread, may I pull it?': a milk tooth on its way out, and no blow. */
const shedsIt = (text: string): boolean => A_CHILD.test(text) && ON_ITS_WAY.test(text) && !A_BLOW.test(text);
/** 'My gold tooth fell out': one that was made is glued back. */
const MADE_TOOTH =
  /(?<!\p{L})(?:gold|silver|fake|false|temporary|porcelain|artificial|denture|plastic|pegged|implant) (?:front )?(?:tooth|teeth) (?:just )?(?:fell|came|popped|flew|got|is|was)(?!\p{L})(?!.*(?:bleed|blood|swoll|swell|fever))|(?<!\p{L})(?:diente|muela) (?:de oro|postiz[oa]|falsa?o?)(?!\p{L})/u;
/** 'Well not fell out, the cap thing, the crown, it's in a napkin': nothing hurts, swells or bleeds. */
const ONLY_THE_CROWN =
  /^(?=.*(?<!\p{L})(?:crown|cap|filling|veneer|bridge|corona|empaste)(?!\p{L}))(?=.*(?<!\p{L})(?:fell|fallen|came|come|popped|lost|broke|off|out|cay[oó])(?!\p{L}))(?!.*(?:bleed|blood|swoll|swell|fever|knock|kick|punch|accident|(?<!no |any |without |isn't in |zero )pain|hurts|hurting|killing|throb|swallow|breath|sangr|hinch|(?<!no me |no le |no )duele))/u;
const A_CHILD =
  /(?<!\p{L})(?:baby (?:tooth|teeth)|milk (?:tooth|teeth)|tooth fairy|little (?:guy|man|one|girl|boy|fella)|kid|kids|kiddo|child|son|daughter|grandson|granddaughter|grandbaby|nephew|niece|boy|girl|(?:four|five|six|seven|eight|nine|ten|eleven|[4-9]|1[01]) year old|first grader|kindergartner|hij[oa]|niet[oa]|diente de leche)(?:'s)?(?!\p{L})/u;
const ON_ITS_WAY =
  /(?<!\p{L})(?:hanging|dangling|loose|wiggl\p{L}*|wobbl\p{L}*|by a thread|coming out|flojo|se le mueve)(?!\p{L})/u;
const A_BLOW =
  /(?<!\p{L})(?:fell(?! out)|falls?|hit|hits|knock\p{L}*|bump\p{L}*|kick\p{L}*|punch\p{L}*|elbow\p{L}*|bang\p{L}*|smash\p{L}*|slipped|tripped|crash\p{L}*|bike|scooter|trampoline|ball|bat|swing|floor|stairs|accident|blood|bleed\p{L}*|swoll\p{L}*|swell\p{L}*|fever|permanent|adult|grown[- ]up|golpe\p{L}*|cay[oó]|sangr\p{L}*)(?!\p{L})/u;

/** What cannot wait and is for the business's own line: told at once, and again when it is said again. */
export function urgentWords(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): boolean {
  const { urgent } = context.desk;
  const due = tellDueDay(context, state, heard, plan);
  // What has weeks to go is told its day; whatever else is told beside it is not.
  if (due === "far" && !CANNOT_WAIT.test(heard.text)) return false;
  if (NOT_URGENT.test(heard.text)) {
    state.topics = state.topics.filter((topic) => topic !== "urgent");
    for (const filed of state.filed)
      if (filed.kind === "emergency" && filed.line === "practice") filed.over = true;
    return false;
  }
  const help = breaksNow(context.desk, heard.text);
  const ruled =
    (urgent &&
      has(heard.text, ...urgent.heard) &&
      !shedsIt(heard.text) &&
      !MADE_TOOTH.test(heard.text) &&
      !ONLY_THE_CROWN.test(heard.text) &&
      !LONG_AGO.test(heard.text) &&
      !onlyDrips(context, heard.text)) ||
    help !== undefined ||
    due === "near";
  const feared =
    (heard.acts.get("em.urgent") ?? 0) > (topFlow(state) ? 1 : URGENT) &&
    !isSprain(heard) &&
    !ONLY_THE_CROWN.test(heard.text) &&
    !onlyDrips(context, heard.text) &&
    // 'No bleeding, no fever, no swelling' tells how well it is.
    !heard.clauses.some(({ words, acts }) => acts.includes("em.urgent") && DENIED.test(words));
  if (!(urgent || help) || !(ruled || feared)) return false;
  const again = state.topics.includes("urgent");
  plan.understood = true;
  const spanish = state.language === "es";
  const told = help && (spanish ? help.wordsEs : help.words);
  // What gets worse is answered anew, whatever day was talked about before it.
  if (told && !(again && state.said.includes(told))) {
    plan.urgent = true;
    state.topics = [...new Set([...state.topics, "urgent"])].slice(-8);
    if (urgent) file(state, { kind: "emergency", line: "practice", words: shorten(heard.words, 400) });
    if (!topFlow(state)) state.note = noteOf(matterOf(heard.words));
    else soonestAgain(state, heard);
    const [first = "", ...rest] = urgent ? sentencesOf(spanish ? urgent.wordsEs : urgent.words) : [];
    // With no line of its own to turn to, nobody is left to wait for the visit: who reads it is to call first.
    const called = urgent || !alsoTaken(context) ? "" : wording(talk.calledFirst, state.language);
    plan.said.push([first, told, ...rest, called].filter(Boolean).join(" "));
    keepPromise(state, called);
    return true;
  }
  if (!urgent) return false;
  // 'Isn't there somebody on call, or how do I shut it off?'
  if (told && again && HOW_OR_WHO.test(heard.text)) {
    plan.said.push(told, fill(inTurn(talk.urgentAgain, state.language, 0), valuesOf(context, state)));
    for (const { words } of heard.clauses) heard.answered.add(words);
    return true;
  }
  if (again && (topFlow(state) || alsoTaken(context))) return false;
  if (again) {
    plan.said.push(
      firstHelp(context, state, heard.words) ??
        fill(inTurn(talk.urgentAgain, state.language, state.turn), valuesOf(context, state)),
    );
    return true;
  }
  plan.urgent = true;
  state.topics = [...state.topics, "urgent"].slice(-8);
  file(state, { kind: "emergency", line: "practice" });
  if (!topFlow(state)) state.note = noteOf(matterOf(heard.words));
  const words = spanish ? urgent.wordsEs : urgent.words;
  const aid = firstHelp(context, state, heard.words);
  // Where to turn is said once: 'our nurse line picks up day and night' adds nothing to it.
  const adds = aid !== undefined && !aid.includes(spokenPhone(urgent.line.replace(/\D/g, "")));
  plan.said.push(words, ...(adds ? [aid] : []));
  // 'Is the dizziness from having no pills?' has its answer.
  for (const each of [...heard.questions, ...heard.clauses])
    if (has(plain(each.words), ...urgent.heard)) heard.answered.add(each.words);
  return true;
}
/** What to do at once about what is told of; undefined where nothing runs that cannot be stopped. */
export const breaksNow = (desk: Desk, text: string): Help | undefined =>
  desk.helps?.find(
    ({ heard, unless, lessSure, unlessSmall }) =>
      !has(text, ...unless) &&
      (has(text, ...heard) || (has(text, ...lessSure) && !has(text, ...unlessSmall))),
  );
/** 'It's just a drip.' */
const onlyDrips = ({ desk }: DialogueContext, text: string): boolean =>
  desk.helps?.some(
    ({ heard, unless, unlessSmall }) => has(text, ...unless, ...unlessSmall) && !has(text, ...heard),
  ) ?? false;
const HOW_OR_WHO =
  /(?<!\p{L})(?:how (?:do|can|would) (?:i|we|you)|where(?:'s| is| do)|on call|somebody|someone|anybody|anyone|c[oó]mo|d[oó]nde|alguien)(?!\p{L})/u;
/** The day and time that were wished for before are of a matter that could wait. */
function soonestAgain(state: DialogueState, { values }: Heard): void {
  if (state.changing || saysWhen(values)) return;
  delete state.slots.day;
  delete state.slots.time;
  state.offered = [];
  state.wish = noWish();
}
/** Who comes to the house takes the job down as well: the soonest visit, or a call where none is set for what breaks. */
export const alsoTaken = (context: DialogueContext): "book" | "callback" | undefined =>
  context.desk.comes ? (generalVisit(context) ? "book" : "callback") : undefined;
/** 'Nobody's in danger, it's just papers.' */
const NOT_URGENT =
  /\b(?:nobody(?:'s| is)?|no one(?:'s| is)?|not|n't) (?:\S+ ){0,2}?(?:in (?:any )?danger|urgent|an emergency)\b|\bit can wait\b|(?<!\p{L})no es (?:\S+ )?(?:urgente|emergencia)(?!\p{L})|(?<!\p{L})puede esperar/u;
/** Once something cannot wait, more of the same is answered with what to do, and with no visit next week. */
export function remindsOfUrgent(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
  task: string | undefined,
): boolean {
  const asks = WHAT_TO_DO.test(heard.text);
  const seenNow = SEEN_NOW.test(heard.text);
  const now = task === undefined && (seenNow || answersSigns(state, heard));
  if (
    plan.urgent ||
    alsoTaken(context) ||
    !(task === "book" || now || (task === "message" && asks)) ||
    !state.topics.includes("urgent") ||
    topFlow(state)
  )
    return false;
  const wants = Math.max(heard.acts.get("book") ?? 0, heard.acts.get("avail") ?? 0);
  if ((wants >= 0.6 && !seenNow) || heard.values.phone) return false;
  plan.understood = true;
  // 'Can he come right now, yes or no?'
  const comes = seenNow && !asks && context.desk.kind === "dental";
  if (comes) for (const each of [heard, ...heard.clauses]) heard.answered.add(each.words);
  if (comes) plan.said.push(fill(wording(talk.urgentComeNow, state.language), valuesOf(context, state)));
  else if (!asks)
    plan.said.push(
      firstHelp(context, state, heard.words) ??
        fill(inTurn(talk.urgentAgain, state.language, state.turn), valuesOf(context, state)),
    );
  return true;
}

/** 'No, I can breathe fine', 'yeah, a little fever', once the urgent line was told: answers what it warned of, and takes no leave. */
export const answersSigns = ({ topics, stack }: DialogueState, heard: Heard): boolean =>
  topics.includes("urgent") &&
  stack.length === 0 &&
  heard.has("deny", "affirm") &&
  !heard.has("bye", "thanks", "drop") &&
  contentOf(heard.words).length > 0;

/** 'What was that number again?', once the urgent line was told: nothing else is asked before it is heard. */
export function urgentNumber(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): string | undefined {
  if (!context.desk.urgent || !state.topics.includes("urgent") || !ASKS_NUMBER.test(heard.text))
    return undefined;
  // 'I don't want the emergency line' asks for another way.
  if (/\b(?:don't|do not|not|rather not) (?:\S+ )?(?:want|need|like|call|calling)\b/.test(heard.text))
    return undefined;
  const { name, phone } = heard.values;
  // 'That's the best number' answers what was asked.
  const tells = phone !== undefined || ["phone", "digits", "confirm", "change"].includes(state.asked);
  if (tells && !ASKS.test(heard.words)) return undefined;
  if (name && !state.slots.name) hear(state, "name", name);
  if (phone) hear(state, "phone", phone);
  if (state.note && state.notes.length === 0) addNote(state, state.note);
  // What is under way is passed on when it is whole, or when the caller leaves.
  if (!topFlow(state) && !settleNotes(state, true)) fileAsItStands(state, true);
  return fill(inTurn(talk.urgentNumber, state.language, state.turn), valuesOf(context, state));
}
const ASKS = /\b(?:what|which|repeat|again|emergency|urgent|cu[aá]l|qu[eé]|rep[ií]t\p{L}*)\b|\?/iu;
const ASKS_NUMBER =
  /\b(?:what(?:'s| is| was)|the|that|your|an?|which|repeat|emergency|urgent|again) (?:\S+ )?(?:number|line)\b(?! (?:is|you have|i gave|for me)\b)|\bnumber again\b|\bn[uú]mero (?:de (?:urgencias|emergencia)|otra vez)|\b(?:cu[aá]l es|rep[ií]ta\S*|qu[eé]) (?:el |ese )?n[uú]mero\b/;

/** Probability above which the model alone is believed that something cannot wait. */
const URGENT = 0.85;
const CANNOT_WAIT =
  /(?<!\p{L})(?:arrest\p{L}*|jail|custody of|cell|locked|detained|restraining|kids?|children|judge|tomorrow|tonight|today)(?!\p{L})/u;
const DENIED = /^(?:(?:and|but|or|y|pero) )?(?:no|without|sin|ni) (?:[\p{L}'-]+[ ,.]*){1,4}$/iu;
const LONG_AGO =
  /(?<!wasn't there (?:\S+ ){0,3})\b(?:(?:weeks?|months?|years?) (?:ago|back)|last (?:week|month|year|spring|summer|fall|winter)|hace (?:\S+ )?(?:semanas?|mes(?:es)?|años?))\b/;

/** 'Okay, can you see her now?' */
const SEEN_NOW =
  /\b(?:see|take|look at|fit) (?:her|him|me|us|them|it)(?: in)?(?: right)? (?:now|today|right away|straight away)\b|\b(?:come|drive|head)(?: in| over| by| straight in)?(?: right| straight)? (?:now|today|away|over)\b|(?<!\p{L})(?:verla|verlo|atenderla|atenderlo|vernos) (?:ahora|hoy|ya)(?!\p{L})/u;

/** Asks what to do meanwhile, or whether to come. */
export const WHAT_TO_DO =
  /\b(?:do|should|can|could) (?:i|we) (?:just |still )?(?:wash|put|rinse|clean|keep|touch|drive|wait|take|push|pull|stick|eat|give|use|go|come|bring|head|run)\b|\bwhat (?:do|should) (?:i|we) do\b|\b(?:just )?tell me (?:what|milk|water|how)|\b(?:milk|water) or\b|\bqu[eé] (?:hago|hacemos)\b|\b(?:lo|la|le) (?:lavo|pongo|llevo|traigo)\b/;

/** What the desk says to do at once, of the case that is named now or was before; undefined when it was just said. */
export function firstHelp(context: DialogueContext, state: DialogueState, words: string): string | undefined {
  const { desk } = context;
  const { about, language } = state;
  const found =
    answerQuestion(desk, words, { aspect: "urgent" }, language) ??
    (about ? answerQuestion(desk, about, { aspect: "urgent", thing: about }, language) : undefined);
  if (found?.aspect !== "urgent" || !found.thing || state.said.includes(found.answer)) return undefined;
  state.about = found.thing.slice(0, 40);
  return found.answer;
}
