import type { Step } from "../step-kinds.ts";
import { weekly } from "../own-hours.ts";
import { hasCheckout } from "../words.ts";

/** Where a checkout takes the orders, what somebody still touches are the notes in them and the changes after them. */
export const orderList: Step = {
  id: "order-list",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.orders && s.trade.orders && hasCheckout(s.trade),
  comfort: 0,
  closes: { "order-time": 0.35 },
  takes: ["Order Processing"],
  setupHours: 3,
  work: () => [weekly("a look at what was changed all the same", 10)],
  subject: "Order Processing",
  already: (_, t) => `no ${t.customer} has to write to you to change an order`,
  title: () => "Work from one list of open orders, with one hour for changes",
  does: (_, t) =>
    `What comes after the checkout is what takes your time: notes that nobody saw, a wrong address, a change once the box is closed. Work from one list, by the day each order leaves, and read its note before anything is packed. Say on the order page and in the confirmation until what hour ${t.customers} may change an order, and where they do it themselves.`,
  dayOne: () => "Read the notes on all open orders, and mark those that nobody had seen.",
  needs: () => "the hour from which nothing changes any more, in the confirmation that goes out by itself",
  watch: () => "orders that somebody had to open again, week by week",
  never: (_, t) => `be changed without a line to the ${t.customer} that says so`,
  short: () => "one list of open orders, with one hour for changes",
};
