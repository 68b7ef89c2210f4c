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
    `Half an hour a week with one list: ${t.cold}, with a date beside each. Whoever is older than a week gets two sentences from you about their ${t.job}, once; then the line is closed.`,
  dayOne: (_, t) =>
    `This Friday, the last ten. Ask each ${t.customer} one thing: 'What would you need to decide?'`,
  needs: (_, t) =>
    `a list with three columns out of ${t.system}; the half hour in the calendar as if it were ${article(t.job)}`,
  rehearse: (_, t) =>
    `Read the two sentences aloud to ${article(t.customer)} who once said no. Their face is the test.`,
  watch: () => "answers for each ten that you asked",
  never: () => "ask a third time",
  short: (_, t) => `half an hour on Fridays for ${t.cold}`,
};
