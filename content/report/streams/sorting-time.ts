import type { Stream } from "../kinds.ts";

export const sortingTime: Stream = {
  id: "sorting-time",
  kind: "time",
  of: ["Lead Qualification"],
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.leads,
  title: () => `Time spent on enquiries that do not fit`,
  factors: ["contactsPerWeek", "freshShare", "sortMinutes", "usableShare", "hourCost"],
  result: () => `usable hours a month`,
};
