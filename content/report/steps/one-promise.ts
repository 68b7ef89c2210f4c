import type { Situation } from "../kinds.ts";
import { practiceFor } from "../practices/index.ts";
import { dear } from "../words.ts";
import { noticed, ofAim } from "./of-aim.ts";
import { isHabit } from "./told-first.ts";

/** Nobody who grieves is asked how it was. */
const AFTER_A_LOSS =
  "While they wait, let them hear from you before they have to ask: a line when each part is done, and what comes next.";
/** What is so of any business, where no practice of its kind fits the answers. */
const OF_ANY =
  "Find the one thing they wait for longest, or have to ask twice, and name a day for it before they ask.";
const promiseOf = (s: Situation) =>
  s.trade.mourning ? AFTER_A_LOSS : (practiceFor(s, "experience") ?? OF_ANY);

/** Answers the aim of being better for customers: what a good business of the kind is praised for. */
export const onePromise = ofAim({
  id: "one-promise",
  when: (s) =>
    s.goal === "experience" &&
    (!s.onlyInPerson || s.trade.named?.experience !== undefined) &&
    !s.onlySpeakers &&
    !isHabit(s),
  praised: true,
  setupHours: 1,
  subject: "experience",
  already: (_, t) =>
    t.mourning
      ? `nobody who waits has to ask`
      : dear(t)
        ? `that is what those who send you others say about you`
        : `three of your last five ${t.customers} said so unasked`,
  title: (_, t) => `Make one promise your ${t.customers} will notice`,
  does: (s) =>
    `${promiseOf(s)} ${dear(s.trade) ? `Put it into your first reply to each ${s.trade.newOne}, and hold yourselves to it until the month is over.` : "Promise that much, and keep it for a month."}`,
  dayOne: (_, t) =>
    t.mourning
      ? `Take the last five ${t.customers} you worked for, and write down what each of them called or wrote about while they waited.`
      : dear(t)
        ? `Ask three people whose ${t.job} is behind them what they wondered about, and for how long, before somebody told them. Keep their wording.`
        : `Ask the next five ${t.customers} what they waited for, and what they had to ask twice. Write down their words, not yours.`,
  needs: (s) =>
    s.team === "alone"
      ? "a note on the wall where you'll see it"
      : "a name for each day: who keeps it when you aren't there",
  gain: noticed,
  target: () => "keeping it nine times out of ten this month, before you talk about it",
  watch: (_, t) =>
    t.mourning
      ? `of ten ${t.customers} who wait, how many had to ask`
      : dear(t)
        ? `of three asked when it is over, how many bring it up without being asked`
        : `of five ${t.customers} asked at the month's end, how many name it themselves`,
  never: () => "promise an hour that you cannot keep",
  short: (_, t) => `one promise your ${t.customers} will notice`,
});
