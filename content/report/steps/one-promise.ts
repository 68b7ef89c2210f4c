import type { Step } from "../kinds.ts";
import { practiceFor } from "../practices/index.ts";

/** Answers the aim of being better for customers: what a good business of the kind is praised for. No dollars are put on it. */
export const onePromise: Step = {
  id: "one-promise",
  kind: "cheaper-fix",
  basis: ["primaryGoal", "industry"],
  when: (s) => s.goal === "experience" && s.room !== 0 && practiceFor(s, "experience") !== undefined,
  aim: true,
  comfort: 0,
  closes: {},
  takes: [],
  setupHours: 1,
  already: (_, t) => `three of your last five ${t.customers} said so unasked`,
  title: (_, t) => `One promise that your ${t.customers} notice`,
  does: (s) => `${practiceFor(s, "experience")} Promise that, and keep it for a month.`,
  dayOne: (_, t) =>
    `Ask the next five ${t.customers} what they waited for, and what they had to ask twice. Write down their words, not yours.`,
  needs: (s) =>
    s.team === "alone"
      ? "a line on the wall where you see it"
      : "a name for each day: who keeps it when you are not there",
  watch: (_, t) => `of five ${t.customers} asked at the month's end, how many name it themselves`,
  never: () => "promise an hour that you cannot keep",
  short: (_, t) => `a promise that your ${t.customers} notice`,
};
