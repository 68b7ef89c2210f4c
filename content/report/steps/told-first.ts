import type { Situation } from "../kinds.ts";
import { practiceFor } from "../practices/index.ts";
import { noticed, ofAim } from "./of-aim.ts";

/** They keep asking how things stand, and no notice of ours fits the trade: then the habit is what they will notice. */
export const isHabit = (s: Situation): boolean =>
  s.support && s.trade.vetoes?.includes("status-notice") === true;

const OF_ANY =
  "Name a time for whatever they wait for, a little later than you expect, and tell them before they notice that it slips.";

/** Answers the aim of being better for customers by what was ticked: they hear how things stand before they ask. */
export const toldFirst = ofAim({
  id: "told-first",
  when: (s) => s.goal === "experience" && !s.onlyInPerson && !s.onlySpeakers && isHabit(s),
  praised: true,
  takes: ["Customer Support"],
  setupHours: 1,
  subject: "Customer Support",
  already: (_, t) => `${t.customers} hear ${t.status} before they ask`,
  title: (_, t) => `Tell ${t.customers} before they ask: ${t.status}`,
  does: (s) => practiceFor(s, "Customer Support") ?? OF_ANY,
  dayOne: (_, t) =>
    `Tomorrow, keep a tally of each time somebody asks ${t.status}, and write down what would have told them.`,
  needs: (s) =>
    s.team === "alone"
      ? "a fixed moment for it"
      : "a name for each day: who tells them when you aren't there",
  gain: noticed,
  target: (_, t) => `half as many ${t.customers} who have to ask by the month's end`,
  watch: (_, t) => `how often somebody asks ${t.status}`,
  never: () => "promise an hour that you cannot keep",
  short: (_, t) => `telling ${t.customers} how things stand before they ask`,
});
