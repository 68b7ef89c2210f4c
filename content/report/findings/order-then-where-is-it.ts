import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";

export const orderThenWhereIsIt: Finding = {
  id: "order-then-where-is-it",
  group: "orders",
  basis: ["operationalBottlenecks"],
  about: ["status-time"],
  cures: ["status-notice"],
  strength: 6,
  when: (s) => s.orders && s.support && s.trade.orders,
  title: (_, t) => `Every order comes back as “${asCustomer(t.status)}”`,
  means: () =>
    `You named orders and support. They are largely the same people a few days apart: what nobody said when the order was taken is asked later.`,
  look: (_, t) =>
    `Count how many of tomorrow's questions one sentence at the time of ordering would have saved the ${t.customer}.`,
};
