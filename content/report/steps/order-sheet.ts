import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";
import { hasCheckout } from "../words.ts";

export const orderSheet: Step = {
  id: "order-sheet",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) =>
    s.orders &&
    (s.trade.orders || s.trade.named?.["Order Processing"] !== undefined) &&
    !hasCheckout(s.trade) &&
    (!s.phone || s.written || !s.trade.orders),
  standsAlone: true,
  comfort: 0,
  closes: { "order-time": 0.35 },
  takes: ["Order Processing"],
  setupHours: 4,
  work: () => [once("checking which orders still had questions", 30)],
  subject: "Order Processing",
  already: () => `your orders come through a checkout or a form that asks for everything`,
  title: () => `Ask for the same things with every order`,
  does: (_, t) =>
    `For ${t.order} that reach you in sentences: write down the five things each one must say, and ask for everything that is missing in one message, the day it comes.`,
  dayOne: () =>
    `Go through last week's orders and mark everything you had to ask for. The marks are your list.`,
  needs: (_, t) => `last month's orders from ${t.system}, and the five lines, shown to two ${t.customers}`,
  watch: () => "questions you had to send back, for every ten orders",
  never: () => "be asked for in two rounds",
  short: () => "asking for the same things with every order",
};
