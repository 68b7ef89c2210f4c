import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastWritten, NONE } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { ANSWER } from "../paper/wants-no-call.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { topFlow } from "../next.ts";
import { withRow } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { callOf } from "../paper/paper-rows.ts";
import { plain } from "../readers/text.ts";

// Times that are no time to call, and callers who want no call.

/** 'We need an answer by noon', 'the hearing is at nine': when something else is due. */
export const OF_A_MATTER =
  /(?<!\p{L})(?:needs?|needed|answer|due|court|hearing|trial|deadline|closing|deposition|surgery|procedure|money|refund\p{L}*|paid|sorted|fixed|done|delivered|audiencia|corte|juicio)(?!\p{L})/iu;
/** 'The nurse said she'd call by five', 'you were supposed to call Friday': what was promised before. */
const PROMISED =
  /(?<!\p{L})(?:(?:he|she|they|you(?: guys| people| all)?|y'all|somebody|someone|nobody|the \p{L}+|(?:dr|mr|ms|mrs)\.? \p{L}+|\p{Lu}\p{L}+) (?:all |just |already |even )?(?:said|told (?:me|us|him|her)|promised|swore|assured (?:me|us))|(?:was|were) (?:supposed|meant|going) to|(?:me|nos) (?:dij|promet)\p{L}+ que)(?!\p{L})[^.?!]{0,40}(?<!\p{L})(?:call|ring|phone|get back|llamar\p{L}*)/iu;
/** 'The money this week, not the call' */
const NOT_THE_CALL =
  "(?<!\\p{L})(?:not|isn['’]?t|wasn['’]?t|no) (?:the|my|when|for the|when to|when (?:you|they) should|la|para la) (?:phone )?(?:call|ring|llamada)(?:ing)?(?!\\p{L})";
/** 'That's the court', of the time that was taken for the call's. */
const THAT_IS =
  "(?<!\\p{L})(?:that|it)['’]?s (?:not when to call|when (?:the|my|his|her|their|our|it|he|she|we|i)(?!\\p{L})|(?:the|my|his|her|their|our) (?:court|hearing|trial|deadline|appointment|flight|surgery|visit|closing|meeting)(?!\\p{L}))";
const DISOWNS = new RegExp(`${NOT_THE_CALL}|${THAT_IS}`, "iu");
const CALL_ME = /(?<!\p{L})(?:call|ring|phone) (?:me|us|today|tomorrow|now|back|before|after)(?!\p{L})/iu;
/** 'I'm not asking you to call at three' */
const NOT_ASKED =
  /(?<!\p{L})(?:not|n['’]?t) (?:asking|telling|saying|expecting|mean(?:ing)?|need(?:ing)?)(?: for)?(?: you| them| him| her| anybody)? (?:to|a) (?:call|ring|phone)/iu;
/** 'You can reach our scheduling desk until five', of whom they may call themselves. */
const REACHES_OURS =
  /(?<!\p{L})(?:(?:he|she|they|you) can (?:always |just )?|to |can be )?(?:reach|call|reached)(?: at)? (?:the|our|my) (?!(?:cell|phone|house|work|mobile|home|number|husband|wife|mom|dad|mother|father|son|daughter)(?!\p{L}))(?:\p{L}+ ){0,2}?(?:desk|office|line|department|team|scheduler|front|store|shop)(?!\p{L})/iu;
/** 'She's coming by at four', 'I can't do it all at once' */
const NO_TIME =
  /^(?:(?:and|but|so|because|well),? )*(?:he|she|they|it|my \p{L}+)(?:['’](?:s|re|ll)| is| are| will| was| has)? (?:be )?(?:coming|going|leaving|picking|getting|due|flying|driving|having|seeing|being|supposed|scheduled|moving|arriving)(?! (?:home|off work|up))(?!\p{L})|(?<!\p{L})all at once(?!\p{L})/iu;
export const isOfAnother = (sentence: string): boolean =>
  REACHES_OURS.test(sentence) ||
  NO_TIME.test(sentence) ||
  PROMISED.test(sentence) ||
  NOT_ASKED.test(sentence) ||
  (DISOWNS.test(sentence) && !CALL_ME.test(sentence));
const ITS_WORDS = new RegExp(
  `,? ?(?:(?:and|but) )?(?:(?:it|that)['’]?s )?${NOT_THE_CALL}(?: (?:this|next|on|for|at) \\S+)?(?=[.,;!]|$| (?:i|we|it)(?!\\p{L}))[.!]?|${THAT_IS}[^.,;!?]*[.,;!]?(?= |$)`,
  "iu",
);
/**
 * 'No, that's the court. Call today', 'not the call, I want the money this week': the time that was taken for the call's is
 * its no more. @returns what else was said
 */
export function takeDisowned(
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  if (words.includes("?") || (flow ? flow.files : last)?.kind !== "message") return undefined;
  if (flow?.slots.some(({ slot }) => slot === "which")) return undefined;
  const call = last ? callOf(last) : state.callback;
  if (!ITS_WORDS.test(words) || ((!call || call === NONE) && !new RegExp(NOT_THE_CALL, "iu").test(words)))
    return undefined;
  const rest = words
    .replace(ITS_WORDS, " ")
    .replace(/\s+(?=[.,]|$)|^[\s,.;]+/gu, "")
    .replace(/ {2,}/g, " ");
  if (last) last.notes = withoutCall(last.notes);
  else if (call !== NONE) state.callback = "";
  return { rest: /^(?:no|yes|yeah)?[\s,.!]*$/iu.test(rest) ? "" : rest, said: "" };
}
/** Days and hours that a message itself tells: 'the greeting says Saturdays', then 'not Thursday, Saturdays'. */
export const toldAlready = ({ note, told, callback }: DialogueState, time: string): boolean => {
  const days =
    plain(time).match(
      /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)(?!\p{L})/gu,
    ) ?? [];
  const known = plain([note, ...told].join(" "));
  return days.some(
    (day) => known.includes(day.replace(/s$/, "")) && !plain(callback).includes(day.replace(/s$/, "")),
  );
};

/** 'She doesn't need to call me back', 'don't have him call me': what is passed on wants no call. */
const NO_CALL =
  /(?<!\p{L})(?:(?:doesn['’]?t|don['’]?t|does not|do not|needn['’]?t|no)(?: really| even)? (?:need|have|want)(?: (?:for )?(?:him|her|them|you|anybody|anyone|somebody|someone))? to (?:call|ring|phone)(?: me| us)?|(?:don['’]?t|do not|no need to|not to)(?: please)? (?:have|let|make|ask|tell) (?:him|her|them|anybody|anyone|somebody|someone|the \p{L}+)(?: to)? (?:call|ring|phone)(?: me| us)?|(?:nobody|no one) (?:needs|has|have) to (?:call|ring|phone)(?: me| us)?|no need(?: for (?:him|her|them|you|anybody|anyone))? to (?:call|ring|phone)(?: me| us)?|(?:don['’]?t|do not) (?:need|want|require) (?:a|any|the|no) (?:phone )?call|no (?:call(?:-| )?backs?|(?:return )?call)(?: (?:needed|necessary|required|please))|no (?:tiene|tienen|hace falta|es necesario|necesita|necesitan)(?: que)? (?:me )?llam\p{L}*)(?: back)?(?=[.,;!?]|$| (?:just|at all|about|he|she|they|for this|thanks?|please|unless|if|on (?:it|this|that))(?!\p{L}))/iu;
export const refusesCall = (words: string): boolean => sentencesOf(words).some((each) => NO_CALL.test(each));
export function takeNoCall(state: DialogueState, heard: Heard): boolean {
  const { words } = heard;
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  const about = flow?.files?.kind === "message" ? flow.id : last?.kind === "message" ? last.about : undefined;
  if (about === undefined || ASKED_TO_CALL.includes(about)) return false;
  if (!refusesCall(words)) return false;
  // It refuses a call, and nothing of what is read back.
  if (!/^(?:no|nope)[,.]/iu.test(words)) forget(heard, "deny", "refuse", "drop");
  if (last) last.notes = withRow(withoutCall(last.notes), ANSWER, "no call wanted");
  else {
    state.callback = NONE;
    state.notes = withRow(withoutCall(state.notes), ANSWER, "no call wanted");
  }
  return true;
}
const ASKED_TO_CALL: readonly string[] = ["callback", "person", "returning", "move", "cancel", "late"];
const withoutCall = (notes: readonly string[]): string[] =>
  notes.filter((each) => !each.startsWith("Call back: "));
