import type { Question } from "../kinds.ts";

export const noOrdersInThisTrade: Question = {
  id: "no-orders-in-this-trade",
  basis: ["industry", "operationalBottlenecks"],
  // Whose own words say what is done about them is asked for nothing.
  when: (s) => s.orders && !s.trade.orders && !s.trade.named?.["Order Processing"],
  text: (_, t) =>
    `You named order processing. What do ${t.customers} order from your ${t.place}, and how does it reach you?`,
  why: (_, t) =>
    `Your answers don't tell us what people order from your ${t.place}, so we put no hours against it.`,
  opens: ["order-time"],
};
