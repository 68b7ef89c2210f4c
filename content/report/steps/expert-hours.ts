import type { Step } from "../step-kinds.ts";
import { SET_ASIDE } from "../leftovers.ts";
import { casesOf, daily } from "../own-hours.ts";
import { either } from "../words.ts";

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
  already: () => `such a time is in your calendar and you keep it`,
  title: (_, __, ___, cases) =>
    cases < 60
      ? "One fixed half hour a day for what only you can answer"
      : "Two half hours a day for what only you can answer",
  does: (_, __, ___, cases) =>
    `By our estimate people need you for such questions {p.expert-hours.cases} times a month. Have them written on one list, answer them ${cases < 60 ? "together at eleven" : "together, at eleven and at four"}, and tell people so.`,
  dayOne: (_, t) =>
    `Tomorrow, have such questions written on one list (${t.expert}, for example), and answer them together at eleven. Write down the answers you give twice.`,
  needs: () => "the time, protected, and one sentence that tells people when they will hear",
  watch: () => "interruptions outside that time",
  never: (_, t) => `keep these waiting: ${either(t.urgent)}`,
  short: () => SET_ASIDE,
};
