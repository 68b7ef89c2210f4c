import type { Step } from "../kinds.ts";
import { casesOf, daily } from "../own-hours.ts";

export const expertHours: Step = {
  id: "expert-hours",
  kind: "cheaper-fix",
  basis: ["cloneExpertiseValue", "customerInteractionPercentage"],
  // Who answers within the hour would make everybody wait longer.
  when: (s) => s.clone >= 2 && s.talk >= 1 && s.reply >= 1,
  comfort: 0,
  closes: { "expert-time": 0.3 },
  takes: [],
  setupHours: 2,
  cases: (value) => casesOf(value, "expertShare"),
  work: () => [daily("working days, collecting what came up", 3)],
  because: () => `half of it can wait until the hour, and half of that can be answered in one go`,
  already: () => `such an hour stands in your calendar and is kept`,
  title: (_, __, ___, cases) =>
    cases < 60
      ? "One fixed half hour a day for what only you can say"
      : "Two half hours a day for what only you can say",
  does: (_, t, __, cases) =>
    `By our guess somebody needs you {p.expert-hours.cases} times a month to say ${t.expert}. Collect these, and answer them ${cases < 60 ? "in one go at eleven" : "at eleven and at four"}.`,
  dayOne: () =>
    `Tomorrow, a pad for them. At eleven, see how many lines you would answer with the same sentence.`,
  needs: () => "the time, guarded, and a sentence with the hour in it for those who wait",
  watch: () => "interruptions outside the set time",
  never: (_, t) => `leave these waiting: ${t.urgent}`,
  short: () => "fixed half hours for what only you can say",
};
