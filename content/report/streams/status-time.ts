import type { Stream } from "../kinds.ts";

export const statusTime: Stream = {
  id: "status-time",
  kind: "time",
  of: ["Customer Support"],
  basis: ["operationalBottlenecks", "customerInteractionPercentage"],
  when: (s) => s.support,
  title: (_, t) => `Time spent telling ${t.customers} how things stand`,
  factors: ["contactsPerWeek", "statusShare", "statusMinutes", "usableShare", "hourCost"],
  before: (_, t) => `everybody who asks ${t.status}`,
  result: () => `usable hours a month`,
  notice: () => "that they hear before they have to ask",
};
