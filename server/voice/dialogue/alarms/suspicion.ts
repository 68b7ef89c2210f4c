import type { Alarm, Words } from "../../../../content/flows/flow.ts";
import { alarms } from "../../../../content/flows/flows.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { alarmsIn, type LeaveTold } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { ENOUGH } from "../../understanding/takes-leave.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import type { Heard } from "../hearing/heard.ts";
import { ask } from "../next.ts";
import { isFault } from "../tasks/of-customer.ts";
import { has, shorten } from "../readers/text.ts";
import { isQuestion } from "../questions/question-forms.ts";
import { saysWhen } from "../readers/when.ts";
import { inTurn, wording } from "../say/speech.ts";
import { OVER } from "./alarm-over.ts";
import { answersNo, newlyTold, PART_OK } from "./answered-no.ts";
import { tellsOfOthers } from "./fears-for.ts";
import { alarmOf, raise, toldTogether } from "./alarms.ts";

/**
 * Asks once about what the model merely suspects, and acts on anything but a no. Who passes the question by is told
 * where to turn, before what they go on with (`first`). @param words as they were said
 */
export function suspicion(
  state: DialogueState,
  heard: Heard,
  words: string,
): { reply: string } | { first: string } | undefined {
  const { suspected, language } = state;
  if (suspected) {
    delete state.suspected;
    const answer = heard.words.replace(LEADING_NO, "");
    const again = alarmsIn(answer, clausesOf(answer));
    const quiet = !heard.has("em.911") && heard.suspected === undefined;
    const no =
      again.denied ||
      // A number by itself says no to nothing, and neither does what tells of more.
      (heard.has("deny") && !HALF_YES.test(words) && /\p{L}/u.test(words) && quiet) ||
      (!HALF_YES.test(words) && has(heard.text, ...OVER[suspected])) ||
      /^(?:(?!(?:has|have|had|got|is|are|was|there's|see|sees|feels?|with)\b)\S+ ){0,3}no(?: |$)/.test(
        heard.text,
      ) ||
      /\b(?:just|only|solo|nada más) (?:a|an|my|the|un|una|el|la)\b/.test(heard.text);
    // Who goes on with their own matter, where no word spoke of danger, has answered.
    const fearless = alarmsIn(state.held ?? "", clausesOf(state.held ?? "")).feared === undefined;
    const isElse = !heard.has("affirm", "dontknow", "advice") && !HALF_YES.test(words);
    const goesOn =
      isElse &&
      // A number alone may be for whoever is to send help.
      (goesOnWithNumber(heard) ||
        // 'It hung up on my customers two times' tells of what was bought.
        (fearless && isFault(heard.text)) ||
        (fearless && suspected === "911" && state.stack.length > 0 && heard.values.phone !== undefined) ||
        // Where self-harm was feared, only what cannot be said by somebody in despair.
        [...heard.acts].some(
          ([act, p]) =>
            p >= 0.5 &&
            (suspected === "988"
              ? BUSINESS.includes(act) && (saysWhen(heard.values) || heard.values.service !== undefined)
              : ["ask", "task"].includes(acts[act]?.[0] ?? "")),
        ));
    // 'No. Maybe. Sometimes I think about it' is no plain no, and neither is one that tells of more signs.
    // What is told now belongs to what was told first: a swollen face, and then 'it's hard to swallow'.
    const both = `${(state.held ?? "").replace(/(?<=[^.\s?!])[.\s]*$/, (end) => (end ? "." : "."))} ${heard.words}`;
    const withAnswer = `${state.held ?? ""}. ${again.rest ?? heard.words}`;
    const [first, all] = [state.held ?? "", withAnswer].map((said) => alarmsIn(said, clausesOf(said)));
    // 'No, I said the chest is ok, just dizzy when I stand' adds up to nothing.
    const clear = suspected === "911" && answersNo(heard.words, heard.text, "");
    const adds = all!.feared === "em.911" && !first!.feared && !again.feared;
    const together = all!.sure.length > 0 || (adds && !clear);
    const hedged = (suspected === "988" ? HEDGED : UNLESS).test(heard.text);
    const calm = no || clear || (fearless && goesOn && quiet);
    // 'Nobody's hurt, it's just like a heaviness' names what was asked about: a yes, whatever the no is to.
    const named = again.told.some((told) => told === alarmOf(suspected).suspect);
    const more = again.feared !== undefined || again.sure.length > 0 || together || named;
    // What is no answer to it at all is no yes either: once more, and plainly. 'Her name is Maria' calms nobody.
    const besides =
      goesOn ||
      (isElse && (saysWhen(heard.values) || heard.values.name !== undefined || isQuestion(heard.words)));
    if (!calm && !more && quiet && besides && suspected === "911" && state.tries < 2) {
      Object.assign(state, { suspected, held: shorten(both, 240) });
      return { reply: ask(state, "alarm", inTurn(alarmOf(suspected).ask, language, 1)) };
    }
    // What was told turns ago belongs to it.
    const { leave } = state;
    const before = suspected === "988" && leave && !both.includes(leave.words) ? `${leave.words} ` : "";
    if (!calm || hedged || more) return { reply: raise(state, suspected, before + both) };
    state.asked = "nothing";
    delete state.leave;
    if (!no && !clear) return { first: wording(alarmOf(suspected).passed, language) };
    // Only a no is an answer for the whole call.
    state.denied = [...new Set([...state.denied, suspected])];
    state.cleared = [...new Set([...(state.cleared ?? []), first!.named ?? ""])].slice(-4);
    const safe = alarmOf(suspected).deniedOf?.[first!.named ?? ""];
    return safe && { first: wording(safe, language) };
  }
  const together = toldTogether(state, words);
  const act =
    (["em.crisis", "em.poison", "em.911"] as const).find((a) => heard.has(a)) ??
    heard.suspected ??
    (together === undefined || PART_OK.test(heard.text) || answersNo(words, heard.text, "")
      ? undefined
      : alarmsIn(together, clausesOf(together)).feared) ??
    (leavesUnheard(state, heard) || addsUp(state, heard) ? "em.crisis" : undefined);
  if (!state.denied.includes("988") && heard.leave.signs > (state.leave?.weight ?? 0))
    state.leave = { words: shorten(words, 200), weight: Math.min(9, heard.leave.signs) };
  const alarm = alarms.find(({ suspect }) => suspect === act);
  if (!alarm) return undefined;
  if (state.denied.includes(alarm.id)) {
    // Words of self-harm after a no are not asked about twice, and neither are signs of what was called off.
    const { feared, named } = alarmsIn(heard.words, clausesOf(heard.words));
    const raised = state.filed.some(({ kind }) => kind === "emergency") || newlyTold(heard.text);
    if ((heard.acts.get(alarm.suspect) ?? 0) >= CERTAIN) return { reply: raise(state, alarm.id, words) };
    if (feared !== alarm.suspect || alarm.id === "poison") return undefined;
    if (alarm.id === "988" || raised) return { reply: raise(state, alarm.id, words) };
    // 'The chest is fine' says nothing of a face that hangs.
    if (named === undefined || state.cleared?.includes(named)) return undefined;
  }
  // The model alone is sure enough to act on only when it is very sure.
  if ((heard.acts.get(alarm.suspect) ?? 0) >= CERTAIN) return { reply: raise(state, alarm.id, words) };
  state.suspected = alarm.id;
  state.held = shorten(heard.words, 240);
  return { reply: ask(state, "alarm", wording(questionOf(alarm, words), language)) };
}
/** Asks what can be seen of the danger that is feared. */
const questionOf = ({ ask: general, askOf, askOthers }: Alarm, words: string): Words =>
  (tellsOfOthers(words) ? askOthers : undefined) ??
  askOf?.[alarmsIn(words, clausesOf(words)).named ?? ""] ??
  general;
/** 'I just wanted to hear a friendly voice one last time': it sounds like leave, and nothing else was understood. */
const leavesUnheard = (
  { stack, language, denied }: DialogueState,
  { words, acts: heard, values, questions }: Heard,
): boolean =>
  language === "en" &&
  stack.length === 0 &&
  !denied.includes("988") &&
  !saysWhen(values) &&
  !values.name &&
  !values.phone &&
  !words.includes("?") &&
  // 'Not sleeping great, is there a doctor for that', 'would my customers know they're not talking to Brenda'.
  questions.length === 0 &&
  !isQuestion(words) &&
  [...heard].every(
    ([act, p]) => p < 0.5 || !(act !== "reason" && !["ask", "task"].includes(acts[act]?.[0] ?? "")),
  ) &&
  takesPlainLeave(alarmsIn(words, clausesOf(words)).leave);
/** A sign by itself, and one that was told turns ago, which counts half. */
const addsUp = ({ leave, denied }: DialogueState, heard: Heard): boolean =>
  leave !== undefined &&
  !denied.includes("988") &&
  heard.leave.signs >= 0.5 &&
  Math.max(heard.leave.sum, heard.leave.signs - 0.5) + leave.weight / 2 >= ENOUGH;
const takesPlainLeave = ({ kinds, explained }: LeaveTold): boolean =>
  !explained && kinds.some((kind) => !["unwanted", "given", "alone", "means", "calm"].includes(kind));
/** A whole number beside a name, or beside the letters of one. */
const goesOnWithNumber = ({ values, words }: Heard): boolean =>
  values.phone !== undefined && (values.name !== undefined || /\p{L} \p{L} |\bwith an?\b/u.test(words));
const BUSINESS: readonly string[] = [
  "book",
  "avail",
  "move",
  "cancel",
  "price",
  "hours",
  "billing",
  "refill",
];
/** 'No, pressure' is no 'no pressure'. */
const LEADING_NO = /^(?:(?:oh|well|uh|um+|no|nope|nah|ay|pues)[,.;:!…—-]+ *)+/iu;
/** Words that are no plain no, whatever comes after them. */
const HALF_YES =
  /^(?:(?:oh|um+|uh|well|so|ah) )?(?:yes|yeah|yep|yup|i (?:think|guess|believe|don't know)|maybe|kind of|sort of|not sure|a (?:bit|little)|what (?:should|do|can) (?:i|we)|help|please|s[ií](?![\p{L}])|creo que|un poco|tal vez|quiz[aá]s?|no s[eé](?![\p{L}])|¿?qu[eé] (?:hago|hacemos))/iu;
const HEDGED =
  /\b(?:maybe|sometimes|not sure|(?:don't|dont|do not) (?:really )?know|i guess|think about it|a veces|tal vez|quiz[aá]s?|no s[eé]|a lo mejor)\b/;
/** 'No pain until he climbs the stairs.' */
const UNLESS =
  /\b(?:pain|pressure|tight\p{L}*|heav\p{L}*|breath\p{L}*|hurts?|dolor|presi[oó]n|respir\p{L}*)\b.*(?<!\p{L})(?:until|unless|except|only (?:when|if)|hasta que|excepto|salvo|menos cuando|solo (?:si|cuando))(?!\p{L})/u;
/** Calibrated probability above which an alarm heard by the model alone is acted on without a question. */
const CERTAIN = 0.75;
