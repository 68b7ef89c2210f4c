import type { ActId } from "../../../../content/understanding/acts.ts";
import { flows } from "../../../../content/flows/flows.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { pricesOther } from "../questions/asked-words.ts";
import { generalVisit } from "./begin-booking.ts";
import { type DialogueContext, standing } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { tellsOfOne } from "../hearing/said-plainly.ts";
import { BEGINS, CLAIMED, SURE } from "./how-sure.ts";
import { mayBegin } from "./may-begin.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { isQuestion } from "../questions/question-forms.ts";
import { namesOnlyWhen } from "../times/another-time.ts";
import { saysWhen } from "../readers/when.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";
import { ANOTHER } from "./task-words.ts";
import { isOver, opensStory } from "./tells-only.ts";
import { AND_ONE, asksOfIt, FOR_WHOM, statesTime } from "./task-meant.ts";

/** The flow that a turn asks for in no words of asking: a number that nobody asked for, a visit or a day that is named. */
export function taskImplied(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  { asks, question, tasks }: { asks: number; question: boolean; tasks: readonly { act: ActId; p: number }[] },
): string | undefined {
  const booked = standing(state).length > 0;
  if (tellsOfOne(heard.text) && !heard.has("book", "avail", "forother")) return undefined;
  const certain = heard.acts.get("reason") ?? 0;
  // Who only tells that it is over wants nothing booked, nor who has just begun to tell.
  const begun =
    opensStory(heard) && (heard.acts.get("reason") ?? 0) < CLAIMED && heard.values.service === undefined;
  if ((isOver(heard) || begun) && !heard.has("book", "avail", "forother", "callback", "message"))
    return undefined;
  const { values } = heard;
  // A number that nobody asked for, and nothing under way: they want to be called.
  if (values.phone && !booked && !values.service && !saysWhen(values)) return "callback";
  // So does a name, once what they told was for somebody else.
  if (values.name && !booked && state.note !== "" && state.misses > 0 && !values.service) return "callback";
  // 'Is Dr. Marsh in on Wednesday, and does she do aligners?' names the day in what it asks.
  const outside = heard.questions.reduce((rest, { words }) => rest.replace(words, " "), heard.words);
  const asksOfDay = heard.questions.length > 0 && heard.wishes.length === 0 && !WHEN_WORDS.test(outside);
  const wantsTime = saysWhen(values) && !asksOfDay && !heard.has("hours");
  const more = ANOTHER.test(heard.text) || AND_ONE.test(heard.text);
  if (booked && !more && !heard.has("book", "avail")) return undefined;
  // 'Check-ups for my two kids', in which no word asks, wants them.
  const plainly =
    FOR_WHOM.test(heard.text) && asks < SURE && !heard.words.includes("?") && !isQuestion(heard.words);
  // 'You charged me twice for the same crown' names a visit, and wants none.
  const other =
    values.service && !plainly && !heard.has("book", "avail")
      ? flows.find((each) =>
          tasks.some(
            ({ act, p }) =>
              each.files?.kind === "message" &&
              each.on.includes(act) &&
              p >= BEGINS &&
              // What happened to them is no word to be passed on.
              (each.id !== "message" || p > (heard.acts.get("reason") ?? 0)) &&
              mayBegin(context, state, heard, each, p),
          ),
        )
      : undefined;
  if (other) return other.id;
  if (values.service && (!question || plainly) && !pricesOther(state, heard)) return "book";
  // 'We could come Monday or Tuesday', once a price or a length was told, is when they want to come.
  const known = state.topics.length > 0 && state.topics.at(-1) !== "hours";
  if (
    wantsTime &&
    known &&
    state.filed.length === 0 &&
    (state.slots.service || values.service) &&
    statesTime(heard)
  )
    return "book";
  const bare = sentencesOf(heard.words).some((each) => namesOnlyWhen(each, state.language));
  if (wantsTime && known && bare && !booked && state.filed.length === 0) return "book";
  if (
    values.service &&
    wantsTime &&
    !asksOfIt(context, heard) &&
    !heard.has("hours", "price", "duration", "offered")
  )
    return "book";
  // 'And the Friday after?', once hours were told, asks for more of them.
  if (state.topics.at(-1) === "hours" && !heard.has("book", "avail")) return undefined;
  const short = heard.text.split(" ").length <= 8;
  if (
    wantsTime &&
    !question &&
    short &&
    (state.slots.service || values.time.at !== undefined || values.days.days.length > 0)
  )
    return booked && !heard.has("affirm") ? undefined : "book";
  const hurts = certain > 0 || (heard.acts.size === 0 && heard.maybe.some(({ act }) => act === "reason"));
  if (hurts && !question && generalVisit(context)) return "book";
  return undefined;
}
