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
  title: (_, t) => `Say ${t.status} before they ask`,
  does: (_, t) =>
    `Two moments produce most of the asking: when something is done, and when it will be late. One sentence from you at each, and nobody has to find out ${t.status}.`,
  dayOne: (_, t) =>
    `At four tomorrow, one sentence to each ${t.customer} whose date has moved. That is the whole system for a week.`,
  needs: (_, t) => `a glance through ${t.system} at a fixed hour; two sentences to copy`,
  rehearse: (_, t) =>
    `Take the last ${t.customer} who asked. Which sentence of yours, said when, would have spared them the question?`,
  watch: (_, t) => `how many ask a second time about the same ${t.job}`,
  never: () => "be sent without a next date",
  short: (_, t) => `saying ${t.status} before they ask`,
};
