import type { Stream } from "../kinds.ts";

export const statusTime: Stream = {
  id: "status-time",
  kind: "time",
  of: ["Customer Support"],
  basis: ["operationalBottlenecks", "customerInteractionPercentage"],
  when: (s) => s.support,
  title: (_, t) => `Time spent telling ${t.customers} how things stand`,
  factors: ["contactsPerWeek", "statusShare", "statusMinutes", "usableShare", "hourCost"],
  result: () => `usable hours a month`,
};
