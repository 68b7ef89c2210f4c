import type { Question } from "../kinds.ts";

export const noOrdersInThisTrade: Question = {
  id: "no-orders-in-this-trade",
  basis: ["industry", "operationalBottlenecks"],
  when: (s) => s.orders && !s.trade.orders,
  text: (_, t) =>
    `You named order processing. What is an order in your ${t.place}: ${t.order}, or something we have not thought of?`,
  why: (_, t) =>
    `The answers do not say what is ordered from your ${t.place}, so no hours are put against it.`,
  opens: ["order-time"],
};
