import { fitting } from "../circumstances.ts";
import type { Finding } from "../kinds.ts";

export const ordersByVoice: Finding = {
  id: "orders-by-voice",
  group: "orders",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["read-back", "order-form"],
  strength: 7,
  when: (s) => s.orders && s.phone && s.trade.orders,
  title: () => "What gets misheard on the phone has to be done twice",
  means: (s, t) =>
    `If ${t.order} reach you by phone, somebody writes them down by ear. ${fitting(
      s,
      [
        "The minutes are the least of it. If somebody mishears one, it gets made wrong, and making it again costs more than a year of calls.",
        "few and large",
      ],
      [
        "Taking one down is quick. What eats the time is the second call, because a number or a date was misheard.",
      ],
    )}`,
  look: () => `Find the last three that had to be corrected, and see which word went wrong.`,
};
