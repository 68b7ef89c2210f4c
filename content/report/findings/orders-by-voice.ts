import type { Finding } from "../kinds.ts";

export const ordersByVoice: Finding = {
  id: "orders-by-voice",
  group: "orders",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["read-back", "order-form"],
  strength: 7,
  when: (s) => s.orders && s.phone && s.trade.orders,
  title: () => "Orders by ear",
  means: (_, t) =>
    `If ${t.order} reach you by phone, they are written down by ear. The time goes less into the order than into the call afterwards, when a number or a date was heard wrong.`,
  look: () => `Find the last three that had to be put right, and see at which word they went wrong.`,
};
