import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState, MessageOutcome } from "../../../../contracts/voice.ts";
import { clockOf, type DialogueContext, lastWritten } from "../context.ts";
import { valuesOf } from "../flow-values.ts";
import { topFlow } from "../next.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { WHICH } from "../paper/paper-rows.ts";
import { addDays, daysBetween } from "../readers/calendar.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { whenHeard } from "../readers/when.ts";
import { fill, wording } from "../say/speech.ts";

// 'So it's a day before now, am I all right?': whether the rule of late cancels touches the one that is given up or moved.

const MONEY =
  "(?:fees?|charged?|charges?|pay(?:ing)?|owe|billed|(?:forty|40) dollars|the forty|penalt\\p{L}+|cobran?|cargo|pago|pagar|multa)";
const ASKS = new RegExp(
  `^(?:(?:yes|yeah|no|so|and|but|oh|ok|okay|well|wait|y|pero|entonces) )*(?:(?:do|will|would|am|is|are|did|does|what about|how about|can|could|should)(?: \\S+){0,8}? ${MONEY}|(?:me|nos) (?:van a )?(?:cobrar|cobran)|(?:hay|tengo que) (?:\\S+ ){0,3}${MONEY}|(?:you (?:didn't|haven't|never|still haven't)|i(?:'d)? (?:asked|still|just|want|like|need)|tell me|(?:it's|it is) about) .*${MONEY})(?!\\p{L})`,
  "u",
);
/** 'Am I in time?', beside how far off it is. */
const IN_TIME =
  /(?<!\p{L})am i (?:all right|alright|ok|okay|in time|safe|good|clear|too late|covered|off the hook for the \p{L}+|fine)(?: then| for that| with that| now)?\W*$/u;
const AHEAD = /(?<!\p{L})(?:day|days|hours|ahead|notice|before|early|today|tomorrow|week)(?!\p{L})/u;
/** Asks of another fee than that for a late cancel. */
const OTHER =
  /(?<!\p{L})(?:copay|insurance|cards?|cash|checks?|monthly|payments|plan|cleaning|visit itself|new (?:one|time|visit)|deposit|refund|back|bill from|last (?:time|visit)|waive|exception|why)(?!\p{L})/u;

/** @returns what else was said, and the answer; undefined where nothing asks so of a request whose day is known */
export function takeFee(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const policy = context.desk.facts.find(({ id }) => id === "cancel-policy");
  const far = policy && hoursTo(context, state);
  if (far === undefined) return undefined;
  const sentences = sentencesOf(words);
  const at = sentences.findIndex((each) => {
    const text = plain(each);
    return !OTHER.test(text) && (ASKS.test(text) || (IN_TIME.test(text) && AHEAD.test(text)));
  });
  if (at < 0) return undefined;
  const { language } = state;
  const rule =
    state.topics.includes(policy!.id) && far >= 24 ? "" : (language === "es" && policy!.es) || policy!.answer;
  state.topics = [...new Set([...state.topics, policy!.id])].slice(-8);
  const own = fill(wording(far >= 24 ? talk.noFee : talk.feeDecided, language), valuesOf(context, state));
  const said = `${rule} ${own}`.trim();
  const yes = /^(?:yes|yeah|yep|s[ií]|no)(?=[,.] )/iu.exec(sentences[at]!)?.[0];
  const rest = sentences.toSpliced(at, 1, ...(yes ? [`${yes}.`] : [])).join(" ");
  return { rest, said };
}

/** Hours from now to the appointment that is moved or canceled, as far as its day is known. */
function hoursTo(context: DialogueContext, state: DialogueState): number | undefined {
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  const about = flow?.id ?? (last?.kind === "message" ? last.about : "");
  if (about !== "move" && about !== "cancel") return undefined;
  const which = flow ? state.which : rowsOf((last as MessageOutcome).notes, WHICH)[0];
  if (!which) return undefined;
  const { today, minutes } = clockOf(context);
  const text = state.language === "es" ? anglicize(plain(which)) : plain(which);
  const { days, time } = whenHeard(text, { today, todayOpen: true, loose: true });
  const [day] = days.days;
  if (!day || day > addDays(today, 366)) return undefined;
  const { at } = time;
  const ahead = daysBetween(today, day);
  // Of a day alone nothing is said of the last hours before it.
  if (at === undefined && ahead < 2) return undefined;
  const hour = at === undefined ? 540 : at < 420 ? at + 720 : at;
  return ahead * 24 + (hour - minutes) / 60;
}

/** 'Can I rebook later?', of one that is canceled, wishes for none now. */
export function takeRebook(state: DialogueState, words: string): { rest: string; said: string } | undefined {
  const last = topFlow(state) ? undefined : lastWritten(state);
  const about = topFlow(state)?.id ?? (last?.kind === "message" ? last.about : "");
  const sentences = sentencesOf(words);
  const at = about === "cancel" ? sentences.findIndex((each) => REBOOKS.test(plain(each))) : -1;
  if (at < 0) return undefined;
  return { rest: sentences.toSpliced(at, 1).join(" "), said: wording(talk.rebooks, state.language) };
}
const REBOOKS =
  /^(?:(?:and|so|but|oh|ok|okay|then) )*(?:can|could|may|do) (?:i|we) (?:still |just |always |have to )*(?:re-?book|re-?schedule|book (?:again|another|a new one|one)|make (?:a new|another) one|call (?:back )?(?:to|and) (?:re-?book|book)) (?:later|another time|some other time|when (?:i|we)(?!\p{L}).*|afterwards|any ?time)$/u;
