import type { Question } from "../kinds.ts";

export const noOrdersInThisTrade: Question = {
  id: "no-orders-in-this-trade",
  basis: ["industry", "operationalBottlenecks"],
  when: (s) => s.orders && !s.trade.orders,
  text: (_, t) =>
    `You named order processing. What do ${t.customers} order from your ${t.place}, and how does it reach you?`,
  why: (_, t) =>
    `Your answers don't tell us what people order from your ${t.place}, so we put no hours against it.`,
  opens: ["order-time"],
};
