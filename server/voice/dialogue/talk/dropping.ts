import type { DialogueState } from "../../../../contracts/voice.ts";
import { isWithWhom } from "../collecting/with-words.ts";
import { hoursIn, noWish } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { whichOf } from "../paper/paper-rows.ts";
import { isSameHour } from "../readers/calendar.ts";
import { writtenDay } from "../say/speech.ts";

// What is taken back, and what is left when a request is done.

/** 'No, bye' to what was read back, or 'don't pass it on': it is dropped, and nothing is passed on. */
export const takesBack = (state: DialogueState, heard: Heard): boolean =>
  (state.asked === "confirm" || state.asked === "change") &&
  state.stack.length > 0 &&
  !heard.has("affirm", "callback", "person") &&
  (NOT_SENT.test(heard.text) || (heard.has("deny", "drop") && heard.has("bye") && !putsRight(heard)));
/** 'No! Not the eighth. December first or second, that's all' says what it is to be. */
const putsRight = ({ values: { days, time, name, phone } }: Heard): boolean =>
  days.days.length > 0 || time.at !== undefined || name !== undefined || phone !== undefined;
const NOT_SENT =
  /\bchanged my mind\b|\b(?:don't|do not|no need to) (?:please )?(?:(?:send|pass|file|forward|bother)\b|tell(?: (?:them|anyone|anybody|(?:the )?(?:office|desk|doctor|dentist|lawyer)))?(?: (?:anything|it|that))?$)|cambi[eé] de (?:idea|opini[oó]n)|(?<!\p{L})no (?:lo |la |les? |se l[oa] )?(?:env[ií]|mand|pas|dig|avis)\p{L}*(?! (?:nada )?a (?:mi|su))(?!\p{L})/u;

/** 'Leave it alone', 'keep it Wednesday at two like it was': the one that was to be moved or canceled stays as it is. */
export function leavesAsItWas(state: DialogueState, { text, values: { days, time } }: Heard): boolean {
  if (!["move", "cancel"].includes(state.stack.at(-1) ?? "") && !state.changing) return false;
  if (ON_CONDITION.test(text)) return false;
  if (AS_IT_WAS.test(text)) return true;
  const { which, language } = state;
  const said = [
    ...days.days.map((day) => which.includes(writtenDay(day, language))),
    ...(time.at === undefined ? [] : [hoursIn(which).some((hour) => isSameHour(hour, time.at!))]),
  ];
  return LEAVES_IT.test(text) && said.length > 0 && said.every(Boolean);
}
const AS_IT_WAS =
  /\b(?:leave|keep|leaving|keeping) (?:it|that|mine|everything|things|(?:the|my|his|her|our) \S+)(?: \S+){0,5}? (?:alone|as is|(?:as|like|the way|where|when) (?:it|that|they) (?:was|is|were|are|stands?))\b|\b(?:leave|let) (?:it|that) (?:alone|be)\b|(?<!\p{L})d[eé]jel[oa] (?:como est(?:á|aba)|as[ií])(?!\p{L})/u;
const LEAVES_IT =
  /\b(?:just|no|then|let's) (?:\S+ ){0,2}?(?:leave|keep) (?:it|that|mine|the (?:old|first) one)\b/;
/** 'If there's nothing, leave it as it was' still wishes for the other time. */
const ON_CONDITION = /\b(?:if|unless|until|otherwise|or else|in case)\b|(?<!\p{L})si no(?!\p{L})/u;

/** 'Don't cancel it after all': what asks the office to cancel is not filed any more; a move is of that appointment. */
export function withdrawCancel(state: DialogueState, heard: Heard): boolean {
  if (!KEEP_IT.test(heard.text)) return false;
  const at = state.filed.findLastIndex((filed) => filed.kind === "message" && filed.about === "cancel");
  const found = state.filed[at];
  if (found?.kind !== "message") return false;
  state.filed.splice(at, 1);
  if (heard.has("move")) state.which = whichOf(found) ?? "";
  return true;
}
/** A wish or an order, no tale: 'I didn't cancel late' takes nothing back. */
const KEEP_IT =
  /(?<!\b(?:i|you|we|they|he|she) )\b(?:don't|do not|no need to|rather than|instead of) (?:\S+ ){0,2}?cancel|\b(?:i|we) (?:don't|do not) (?:want|wanna|need)(?: to)? (?:\S+ )?cancel|(?<!\p{L})no (?:la |lo |me la |quiero )?(?:cancel|anul)/u;

/** Leaves a flow that is done or dropped; its own words go, who is calling stays. */
export function leave(state: DialogueState): void {
  const left = state.stack.pop();
  state.note = state.which = state.callback = "";
  state.digits = "";
  delete state.yes;
  delete state.refused;
  // A booking that was interrupted goes on with all that it had.
  if (left !== "book" && state.stack.includes("book")) return;
  if (left === "book") state.notes = state.notes.filter((each) => !isWithWhom(each));
  state.offered = [];
  state.wish = noWish();
  delete state.changing;
  const { name, phone, service } = state.slots;
  state.slots = { ...(service && { service }), ...(name && { name }), ...(phone && { phone }) };
}
