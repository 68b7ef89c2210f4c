import type { Question } from "../kinds.ts";

export const noOrdersInThisTrade: Question = {
  id: "no-orders-in-this-trade",
  basis: ["industry", "operationalBottlenecks"],
  when: (s) => s.orders && !s.trade.orders,
  text: (_, t) =>
    `You named order processing. What do ${t.customers} order from your ${t.place}, and how does it reach you?`,
  why: (_, t) =>
    `The answers do not say what is ordered from your ${t.place}, so no hours are put against it.`,
  opens: ["order-time"],
};
