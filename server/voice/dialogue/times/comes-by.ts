import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { offerAfter } from "../questions/offer-after.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { whenHeard } from "../readers/when.ts";
import { fill, wording } from "../say/speech.ts";
import { spansOf } from "./hours.ts";
import { closedWords } from "./offer.ts";

// 'You're open Sundays now, so I'll just swing by this Sunday, okay?': whoever means to come on a closed day hears that first.

const COMES =
  /(?<!\p{L})(?:(?:(?:i|we)(?:'ll| will| can| could| was going to| were going to|'m going to|'re going to| am going to|'m gonna|'re gonna|'m|'re| am)|can (?:i|we)|let me|going to|gonna) (?:just |then |maybe |probably )*(?:swing|swinging|stop|stopping|drop|dropping|pop|popping|come|coming|walk|walking|be|run) (?:right |on )?(?:by|in|over|around|there|down|through)|(?:voy a|vamos a|puedo|podemos|pienso) (?:pasar|ir|venir)(?: por (?:ah[ií]|all[aá]))?)(?!\p{L})/u;
const OF_ONE_THERE =
  /(?<!\p{L})(?:appointment|appt|booked|scheduled|cancel|move|re-?schedule|cita|at \d|\p{L}*ache|hurts?|pain|broken?|swollen|bleeding|duele|(?:can't|cannot|won't|not) (?:be|come|make|swing|stop))(?!\p{L})/u;

/** @returns that it is closed then; undefined where nobody means to come on such a day */
export function takeComesBy(
  context: DialogueContext,
  state: DialogueState,
  { words, has }: Heard,
): { rest: string; said: string; asks: true } | undefined {
  const text = plain(words);
  if (topFlow(state) || state.filed.length > 0 || !COMES.test(text) || OF_ONE_THERE.test(text))
    return undefined;
  if (has("reason")) return undefined;
  const { today } = clockOf(context);
  // 'Swing by this Sunday' sets no limit.
  const then = text.replace(COMES, " ");
  const { days } = whenHeard(state.language === "es" ? anglicize(then) : then, {
    today,
    todayOpen: true,
    loose: true,
  });
  const [day, ...more] = days.days;
  if (!day || more.length > 0 || spansOf(context.desk, day).length > 0) return undefined;
  const said = fill(wording(talk.notThen, state.language), { closed: closedWords(context, state, day) });
  offerAfter(state, { said: [], asks: false }, "book", true);
  return { rest: "", said, asks: true };
}
