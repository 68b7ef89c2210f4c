import { minutesEach } from "../own-hours.ts";
import type { Step } from "../kinds.ts";

export const statusNotice: Step = {
  id: "status-notice",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.support,
  comfort: 0,
  closes: { "status-time": 0.35 },
  takes: ["Customer Support"],
  setupHours: 3,
  own: (value) => minutesEach(value, "statusShare", 1),
  title: (_, t) => `Tell them before they ask: ${t.status}`,
  does: () =>
    `Two moments produce most of the asking: when something is done, and when it will be late. One sentence from you at each, and nobody has to ask.`,
  dayOne: (_, t) =>
    `At four tomorrow, one sentence to each ${t.customer} for whom something was done or has changed. That is the whole system for a week.`,
  needs: (_, t) => `a glance through ${t.system} at a fixed hour; two sentences to copy`,
  rehearse: (_, t) =>
    `Take the last ${t.customer} who asked. Which sentence of yours, said when, would have spared them the question?`,
  watch: () => "how many ask all the same",
  never: () => "be sent without a next date",
  short: () => "telling them before they ask",
};
