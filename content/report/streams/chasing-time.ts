import type { Stream } from "../kinds.ts";

export const chasingTime: Stream = {
  id: "chasing-time",
  kind: "time",
  of: ["Follow-up Communication"],
  basis: ["operationalBottlenecks"],
  when: (s) => s.followUp,
  title: (_, t) => `Time spent chasing ${t.cold}`,
  factors: ["contactsPerWeek", "chaseShare", "chaseMinutes", "usableShare", "hourCost"],
  before: () => "the minutes spent on asking again",
  result: () => `usable hours a month`,
};
