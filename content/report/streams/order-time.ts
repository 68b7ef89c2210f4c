import type { Stream } from "../kinds.ts";

export const orderTime: Stream = {
  id: "order-time",
  kind: "time",
  of: ["Order Processing"],
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.orders,
  title: (_, t) => `Time spent on ${t.order}`,
  factors: ["contactsPerWeek", "orderShare", "orderMinutes", "usableShare", "hourCost"],
  before: () => "how many minutes it takes to get an order complete",
  result: () => `usable hours a month`,
  notice: () => "that nobody has to ask them about an order twice",
};
