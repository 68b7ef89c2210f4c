import type { Finding } from "../kinds.ts";
import { hasCheckout } from "../words.ts";

export const ordersInProse: Finding = {
  id: "orders-in-prose",
  group: "orders",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["order-sheet", "order-form"],
  strength: 7,
  when: (s) => s.orders && !s.phone && s.written && s.trade.orders && !hasCheckout(s.trade),
  title: () => "Orders come in as ordinary messages, and something is usually missing",
  means: (s, t) =>
    `If ${t.order} come by ${s.writtenWords}, somebody has to turn sentences into lines in ${t.system} and ask for what is missing while the order waits.`,
  look: (_, t) =>
    `Count how many of the last ten came with everything you need. The missing item is nearly always the same: ask for it in your next reply to ${t.customers}.`,
};
