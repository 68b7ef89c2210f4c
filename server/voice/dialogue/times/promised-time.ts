import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { lastWritten, NONE } from "../context.ts";
import { topFlow } from "../next.ts";
import { withRow } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { callOf } from "../paper/paper-rows.ts";
import { wantsNoCall } from "../paper/wants-no-call.ts";
import { fill, wording } from "../say/speech.ts";

// 'Will he really call by four?': nobody here can promise an hour; it is marked, and said to be.

const LEAD = "(?:(?:and|so|but|ok|okay|yes|yeah|great|good|thanks|thank you|um|well|oh)[,.]? )*";
const WHO =
  "(?:(?:some|any)(?:body|one)|he|she|they|you(?: guys| all| people)?|(?:Mr|Mrs|Ms|Miss|Dr)\\.? [\\p{L}'-]+|the [\\p{L}]+(?: [\\p{L}]+)?|my (?:lawyer|attorney|doctor|dentist)|\\p{Lu}[\\p{L}'-]+)";
const SURELY =
  "(?:(?:really|actually|definitely|surely|for sure|still|be able to|going to|gonna|please|be|get to|manage to) )*";
const CALLS =
  "(?:call(?:ing)?|ring(?:ing)?|phone|phoning|get back|get in touch|reach out)(?: to)?(?: me| us)?(?: back)?";
const HOUR = "(?:(?:before|by|at|around|until|within|in) [^,.?!]{2,24})";
const DAY = "(?:today|tonight|this (?:morning|afternoon|evening|week)|tomorrow(?: morning| afternoon)?)";
const WHEN = `(?<when>${HOUR}|${DAY}(?: ${HOUR})?)`;
const ASKS = new RegExp(
  `^${LEAD}(?:(?:will|would|can|could|is|are|do|does) ${WHO} ${SURELY}${CALLS} ${WHEN}|(?:can|could|do|will) (?:you|they|he|she) (?:promise|guarantee)(?: me)?(?: that)?(?: (?:a call|it|${WHO} (?:['’]ll |will |can )?${CALLS}))? ${WHEN})(?:,? (?:or not|though|then|please|right))*[?!.]*$`,
  "iu",
);
const HAS_HOUR = new RegExp(`^(?:${DAY} )?${HOUR}$`, "iu");

/** An hour that the caller wants promised. @returns what else was said, and what is said to that */
export function takePromise(state: DialogueState, words: string): { rest: string; said: string } | undefined {
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  if ((flow ? flow.files : last)?.kind !== "message" || wantsNoCall(state)) return undefined;
  if (flow?.slots.some(({ slot }) => slot === "which")) return undefined;
  const about = flow?.id ?? (last?.kind === "message" ? last.about : undefined);
  const sentences = sentencesOf(words);
  const at = sentences.findIndex((each) => /\?\W*$/.test(each) && ASKS.test(each));
  const when = ASKS.exec(sentences[at] ?? "")?.groups?.["when"]?.replace(
    /,? (?:or not|though|then|please)$/iu,
    "",
  );
  if (!when) return undefined;
  // Who takes a call back that day says so as it is passed on.
  if (!HAS_HOUR.test(when) && !BY_ITSELF.includes(about ?? "")) return undefined;
  const marked = last ? callOf(last) : state.callback;
  if (!marked || marked === NONE) {
    if (last?.kind === "message") last.notes = withRow(last.notes, "Call back", when).slice(-NOTES_MAX);
    else state.callback = when;
  }
  const said = fill(wording(talk.cannotPromise, state.language), { when });
  return { rest: sentences.toSpliced(at, 1).join(" "), said };
}
/** What is passed on without a call. */
const BY_ITSELF: readonly string[] = ["message"];
