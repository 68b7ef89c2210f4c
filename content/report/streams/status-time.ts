import type { Stream } from "../kinds.ts";

export const statusTime: Stream = {
  id: "status-time",
  kind: "time",
  of: ["Customer Support"],
  basis: ["operationalBottlenecks", "customerInteractionPercentage"],
  when: (s) => s.support,
  title: (_, t) => `Time spent telling ${t.customers} how things stand`,
  factors: ["contactsPerWeek", "statusShare", "statusMinutes", "usableShare", "hourCost"],
  before: (_, t) => `who asked ${t.status}, and for which time`,
  result: () => `usable hours a month`,
  notice: () => "that they hear before they have to ask",
};
