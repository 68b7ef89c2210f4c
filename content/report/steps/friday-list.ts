import type { Step } from "../kinds.ts";
import { article } from "../words.ts";

export const fridayList: Step = {
  id: "friday-list",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.followUp,
  comfort: 0,
  closes: { "cold-leads": 0.35, "chasing-time": 0.2 },
  takes: ["Follow-up Communication"],
  setupHours: 2,
  title: (_, t) => `Friday at two: ${t.cold}`,
  does: (_, t) =>
    `Half an hour a week with one list: ${t.cold}, with a date beside each. Whoever is older than seven days gets two sentences from you, once; then the line is closed.`,
  dayOne: () =>
    `This Friday, the last ten. Ask one thing only: 'What would you need to decide?' Their answers tell you what to change.`,
  needs: (_, t) =>
    `a list with three columns out of ${t.system}; the half hour in the calendar as if it were ${article(t.job)}`,
  rehearse: (_, t, n) => `Write the two sentences to whoever told you: “${t.tests[n]}”`,
  watch: () => "answers for each ten that you asked",
  never: () => "ask a third time",
  short: (_, t) => `half an hour on Fridays for ${t.cold}`,
};
