import type { Step } from "../kinds.ts";
import { article } from "../words.ts";

/** For who is full: the no in time, and the price that makes room. No dollars of the plan are put on it. */
export const fullBook: Step = {
  id: "full-book",
  kind: "cheaper-fix",
  basis: ["primaryGoal"],
  when: (s) => s.room === 0 && !s.onlySpeakers,
  aim: true,
  comfort: 0,
  closes: {},
  takes: [],
  setupHours: 1,
  because: () => "",
  already: () => "everybody who asks hears no, or a month, within a day, and your price went up this year",
  title: () => "Say no kindly within a day, keep a waiting list, raise the price",
  does: (_, t) =>
    `Everybody who asks gets the short no (it is in the annex) or a place on a waiting list, within a day. Raise the price by a tenth, for the ${t.customers} you have as well: that is {raise} from each of them, times their number. If fewer than one in five say no, raise it again.`,
  dayOne: (_, t) =>
    `Send the no to everybody who is still waiting, and put the new price on the next offer for ${article(t.job)}.`,
  needs: () =>
    "the wording, a list with a month beside each name, and the name of somebody you can recommend",
  watch: () => "how many of ten still say yes at the new price",
  never: () => "leave anybody without an answer",
  short: () => "a kind no within a day, and a higher price",
};
