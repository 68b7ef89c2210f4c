import type { Stream } from "../kinds.ts";

export const sortingTime: Stream = {
  id: "sorting-time",
  kind: "time",
  of: ["Lead Qualification"],
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.leads,
  title: () => `Time spent on inquiries that lead nowhere`,
  factors: ["contactsPerWeek", "freshShare", "unfitShare", "sortMinutes", "usableShare", "hourCost"],
  before: () => "each inquiry, and the minute at which you knew whether it fits",
  result: () => `usable hours a month`,
  notice: () => "that they learn at once whether it fits",
};
