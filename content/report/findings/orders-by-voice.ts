import type { Finding } from "../kinds.ts";
import { cap } from "../words.ts";

export const ordersByVoice: Finding = {
  id: "orders-by-voice",
  group: "orders",
  basis: ["operationalBottlenecks", "interactionChannels"],
  strength: 7,
  when: (s) => s.orders && s.phone && s.trade.orders,
  title: () => "Orders by ear",
  means: (_, t) =>
    `${cap(t.order)} come by phone and are written down by ear. The time goes less into the order than into the call afterwards, when number or date were heard wrong.`,
  look: () =>
    `Find the last three that had to be put right, and see at which word they went wrong: article, number or date.`,
};
