import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import { suspicion } from "./suspicion.ts";
import { saysOver } from "./alarm-over.ts";
import { CONTACT } from "../paper/aside-words.ts";
import { takeAsides } from "../paper/asides.ts";
import { addNote } from "../paper/add-note.ts";
import { fileAsItStands } from "../confirming/left-open.ts";
import { addTold } from "../paper/paper.ts";
import { takePlace } from "../collecting/place.ts";
import { inTurn, wording } from "../say/speech.ts";
import { addTo, paperOf } from "../paper/paper-rows.ts";
import type { DialogueContext } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import type { Heard } from "../hearing/heard.ts";
import { matterOf, noteOf, sentencesOf } from "../paper/note-words.ts";
import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { has, plain } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import type { Plan } from "../plan.ts";
import { harmless } from "./harmless.ts";
import { keepsTooth } from "./tooth-too.ts";
import { urgentWords } from "./urgent.ts";
import { wantsCall } from "./said-now.ts";
import { GAVE_NUMBER, keepNumber } from "./number-given.ts";
import { alarmOf, overOf } from "./alarms.ts";
import { GOES_ON, WISH } from "./paused.ts";
import { visitsStay } from "../../../../content/flows/alarm-follow-ups.ts";
import { isBusiness, takesUp } from "./way-back.ts";

/** Who calls or is in danger, how they may be reached and where they are: it stands on the paper of the alarm. */
export function keepWho(context: DialogueContext, state: DialogueState, words: string): Heard {
  takePlace(context, state, words);
  const heard = hearTurn(context, state, words);
  const { phone } = heard.values;
  // '88 Birch Court' is where they are.
  const name = /\d [\p{L} ]*$/u.test(words.slice(0, words.indexOf(heard.values.name ?? " ")))
    ? undefined
    : (heard.values.name ?? (phone && BESIDE_NUMBER.exec(words)?.[1]));
  if (name) state.slots.name ??= { value: name, confirmed: false };
  else delete heard.values.name;
  if (phone) keepNumber(state, heard, phone, words);
  return heard;
}

/** 'It's 555-310-9090, Tanya', 'es el 555 310 6262, soy Delia'. */
const BESIDE_NUMBER =
  /\d[ ,.;]+(?:(?:I['’]m|this is|it['’]s|my name(?:['’]s| is)|soy|me llamo|habla) )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)[.!]?$/u;

/**
 * 'He found the valve, it's off now, can somebody come today?': that nothing runs any more is heard, and what is wished for
 * is taken. Undefined where nobody says so.
 */
export function calmedDown(
  { desk }: DialogueContext,
  state: DialogueState,
  words: string,
): { said: string; rest: string } | undefined {
  const urgent = state.topics.includes("urgent");
  if (!urgent && state.asked !== "offer") return undefined;
  const stopped = (text: string) => saysOver(text) || desk.helps?.some(({ unless }) => has(text, ...unless));
  const told = sentencesOf(words).filter((each) => stopped(plain(each)) && !each.includes("?"));
  if (told.length === 0) return undefined;
  const rest = sentencesOf(words).filter((each) => !told.includes(each));
  if (!urgent) return { said: "", rest: rest.join(" ") };
  state.topics = state.topics.filter((topic) => topic !== "urgent");
  for (const filed of state.filed)
    if (filed.kind === "emergency" && filed.line === "practice") filed.over = true;
  addTold(state, told.join(" "));
  return { said: wording(talk.calmedDown, state.language), rest: rest.join(" ") };
}

/**
 * While an alarm stands: who calls, how they may be reached, what they want and what must be told is kept, and passed
 * on as it stands, in a record of the alarm's own: what was agreed before stays as it was. What the caller is told of it.
 * @param answered whether what they wish for has had an answer
 */
export function heed(
  context: DialogueContext,
  state: DialogueState,
  words: string,
  answered = false,
): string | undefined {
  const heard = keepWho(context, state, words);
  const { phone, name } = heard.values;
  // Nobody in despair loses their visits by a word.
  const despairs = state.alarm?.line === "988";
  const off = heard.has("cancel") && (!despairs || TAKE_OFF.test(heard.text));
  const cancels = off && (despairs ? keepsVisits(state) : takeOff(state));
  // 'Can you still send in the refill?' is what stands there already.
  if (state.paused && GOES_ON.test(heard.text) && !phone && !cancels && !saysWhen(heard.values))
    return wording(talk.keptAnyway, state.language);
  const still = state.notes.length > 0 && GOES_ON.test(heard.text);
  // What they called for is known once the danger is over.
  const { service } = heard.values;
  if (service) state.slots.service ??= { value: service, confirmed: false };
  const contact = CONTACT.test(words) || phone !== undefined;
  if (contact) for (const note of takeAsides(context, state, heard).notes) addNote(state, noteOf(note));
  if (phone && !CONTACT.test(words)) addNote(state, noteOf(matterOf(words, name)) || GAVE_NUMBER);
  else if (!contact && !cancels && (wants(heard) || WISH.test(heard.text)))
    addNote(state, noteOf(matterOf(wishIn(words), name)));
  const own = state.filed.findLast((filed) => filed.kind === "message" && filed.urgent && filed.unconfirmed);
  if (own?.kind === "message") {
    if (state.slots.name && own.name === "not given") own.name = state.slots.name.value;
    if (phone) own.phone = phone;
    addTo(own, paperOf({ ...state, which: "", callback: "", note: "" }));
    [state.notes, state.told] = [[], []];
  } else if (fileAsItStands(state, true))
    // What was told before the alarm stands there now.
    for (const filed of state.filed) if (filed.kind === "emergency") delete filed.before;
  if (cancels && despairs) return wording(visitsStay, state.language);
  if (cancels) return wording(cancels === "here" ? talk.takenOff : talk.visitCanWait, state.language);
  if (still && !contact) return wording(talk.keptAnyway, state.language);
  if (CANCEL_FIRST.test(heard.text)) return wording(talk.visitCanWait, state.language);
  const wished = WISH.test(heard.text) && !heard.has("advice") && (!answered || wantsCall(words));
  return state.turn > 1 && (contact || name !== undefined || wished)
    ? inTurn(talk.added, state.language, 0)
    : undefined;
}
/** Once help is there, what was kept is told, and nobody hears the same order behind it. */
export function withKept({ alarm, language }: DialogueState, kept: string, said: string): string {
  const same = alarm && alarm.helped === "now" && said === wording(alarmOf(alarm.line).helped, language);
  return same ? kept : `${kept} ${said}`;
}
/** 'Should I cancel with you then?' */
const CANCEL_FIRST =
  /(?<!\p{L})(?:should|do|shall) (?:i|we) (?:need to |have to |still )*(?:cancel|call (?:you|it) off|skip|come)(?!\p{L})|(?<!\p{L})(?:tengo que|debo) cancelar/u;
/** What is wished for, without what else the turn tells. */
const wishIn = (words: string): string =>
  sentencesOf(words)
    .filter((each) => WISH.test(plain(each)))
    .join(" ") || words;
const TAKE_OFF =
  /(?<!\p{L})(?:cancel\p{L}*|call(?:ed)? (?:it |them |everything )?off|take (?:me|my|them|it)(?: \p{L}+){0,3} off|off the (?:list|calendar|books)|skip|drop|scrap|quit\p{L}*|borr\p{L}+)(?!\p{L})/u;
const ASKED_OFF = "Asked to cancel their visits; left as they are";
function keepsVisits(state: DialogueState): boolean {
  addNote(state, ASKED_OFF);
  return true;
}
/** The visit is not wanted any more: one of this call is off, another one is for the people here. */
function takeOff(state: DialogueState): "here" | "theirs" | false {
  let found = false;
  for (const filed of state.filed) {
    if (filed.kind === "booking" && !filed.canceled) {
      filed.canceled = true;
      found = true;
    }
    if (filed.kind !== "message" || !filed.unconfirmed) continue;
    const notes = filed.notes.filter((each) => !/^(?:Wanted|Stands): /.test(each));
    if (notes.length === filed.notes.length) continue;
    filed.notes = [...notes, "Canceled: the visit that was talked about"];
    found = true;
  }
  if (found) return "here";
  if (state.turn < 2) return false;
  // What was only talked about in this call is off by a word; an appointment of theirs is not.
  const ofThisCall = [state.paused, state.slots.day, state.slots.time].some((each) => each !== undefined);
  addNote(state, `${ofThisCall ? "Canceled" : "Wants to cancel"}: the visit that was talked about`);
  return ofThisCall ? "here" : "theirs";
}
const wants = (heard: Heard): boolean =>
  [...heard.acts].some(([act, p]) => p >= 0.5 && WANTS.includes(acts[act]?.[0] ?? ""));

/** 'Poison Control says I'm fine, can I book my physical?': what is asked behind it. */
const askedBeside = (said: string): string =>
  said.includes("?")
    ? clausesOf(said)
        .filter((each) => !saysOver(plain(each)))
        .join(", ")
    : "";
/** The danger is over: what else the caller said with it is served at once. */
export function relieved(
  context: DialogueContext,
  state: DialogueState,
  words: string,
  over: string,
): string {
  const rest = sentencesOf(words)
    // 'I'm stuck in traffic, I'll be late' is no danger, and what they call about.
    .map((said) => (saysOver(plain(said)) && !/\blate\b/i.test(said) ? askedBeside(said) : said))
    .filter(Boolean)
    .join(" ");
  const heard = hearTurn(context, state, rest);
  // What else was told may be another danger.
  // 'He drove off' sounds like no errand, and is what is over.
  const ofIt = heard.suspected === "em.crisis" && heard.leave.signs < 1;
  const feared = ofIt || harmless(context, state, heard) ? undefined : suspicion(state, heard, rest);
  if (feared && "reply" in feared) return feared.reply;
  const [glad, ...more] = over.split(/(?<=[.!])\s+/).filter((said) => !said.endsWith("?"));
  const next = state.alarm ? undefined : nextBest(context, state, words);
  if (next)
    return [
      over
        .split(/(?<=[.!])\s+/)
        .filter((said) => !said.endsWith("?"))
        .join(" "),
      next,
    ].join(" ");
  const business = isBusiness(heard);
  if (!business && !state.paused)
    return wasOfBody(context, state)
      ? [
          glad,
          ...more,
          nurseToo(context, state),
          ...over.split(/(?<=[.!])\s+/).filter((said) => said.endsWith("?")),
        ]
          .filter(Boolean)
          .join(" ")
      : over;
  // Who was in danger from somebody a moment ago is offered no times in the same breath.
  if (!business && overOf(state, "911")) {
    takesUp(context, state, "", "");
    return over;
  }
  // Who goes on at once is not told to take their time.
  const lead = [glad, ...(overOf(state, "911") ? more.slice(0, 1) : more)].join(" ");
  return takesUp(context, state, business ? rest : "", lead);
}
/** Whether a body was in danger, and not a house, or nothing at all. */
function wasOfBody({ desk }: DialogueContext, { filed, denied }: DialogueState): boolean {
  const paper = filed.findLast((each) => each.kind === "emergency" && each.line === "911");
  if (desk.neverAdvise !== "medical" || !denied.includes("911") || paper?.kind !== "emergency") return false;
  const { sure } = alarmsIn(paper.words ?? "", clausesOf(paper.words ?? ""));
  return paper.over === true && sure.every(({ name }) => !NOT_OF_BODY.includes(name));
}
const NOT_OF_BODY: readonly string[] = ["gas", "fire", "fumes", "violence"];
/** Who is let go by 911 has the nurse, or the dentist on call, today; told once. */
export function nurseToo({ desk }: DialogueContext, state: DialogueState): string | undefined {
  if (!desk.urgent || desk.neverAdvise !== "medical" || state.topics.includes("nurse-too")) return undefined;
  state.topics = [...state.topics, "nurse-too"].slice(-8);
  return state.language === "es" ? desk.urgent.laterEs : desk.urgent.later;
}
/** What 911 is let go for may still be for the business's own line: a tooth that was knocked out, a husband who is yellow. */
function nextBest(context: DialogueContext, state: DialogueState, words: string): string | undefined {
  if (context.desk.neverAdvise !== "medical") return undefined;
  const paper = state.filed.findLast((each) => each.kind === "emergency" && each.line === "911");
  const told = paper?.kind === "emergency" ? `${paper.words ?? ""} ${words}` : words;
  const plan: Plan = { said: [], understood: false, noted: false, asks: false, open: [], news: new Set() };
  const of = hearTurn(context, state, told);
  if (!urgentWords(context, state, of, plan)) return undefined;
  state.asked = "nothing";
  const said = plan.said.join(" ");
  const tooth = keepsTooth(context.desk, told, state.language);
  return tooth && !said.includes(tooth) ? `${said} ${tooth}` : said;
}
const WANTS: readonly string[] = ["task", "ask"];
