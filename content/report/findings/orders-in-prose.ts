import type { Finding } from "../kinds.ts";
import { cap } from "../words.ts";

export const ordersInProse: Finding = {
  id: "orders-in-prose",
  group: "orders",
  basis: ["operationalBottlenecks", "interactionChannels"],
  strength: 7,
  when: (s) => s.orders && !s.phone && s.written && s.trade.orders,
  title: () => "Orders written as letters",
  means: (s, t) =>
    `${cap(t.order)} come by ${s.writtenWords}, in sentences. Somebody turns sentences into lines in ${t.system}; what is missing is asked for, and the order waits for that.`,
  look: (_, t) =>
    `Count, of the last ten, those that came with everything you need. The missing item is nearly always the same one, and belongs in your next reply to all ${t.customers}.`,
};
