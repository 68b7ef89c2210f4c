import type { Stream } from "../kinds.ts";

export const questionTime: Stream = {
  id: "question-time",
  kind: "time",
  of: ["Repetitive FAQ Handling"],
  basis: ["operationalBottlenecks", "customerInteractionPercentage"],
  when: (s) => s.faq,
  title: (_, t) => `Time spent on what ${t.customers} always ask`,
  factors: ["contactsPerWeek", "questionShare", "questionMinutes", "usableShare", "hourCost"],
  before: () => "every question you have answered before",
  result: () => `usable hours a month`,
  notice: () => "that they find the answer without asking",
};
