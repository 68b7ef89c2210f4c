import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const orderSheet: Step = {
  id: "order-sheet",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.orders && s.trade.orders && !s.phone,
  comfort: 0,
  closes: { "order-time": 0.35 },
  takes: ["Order Processing"],
  setupHours: 4,
  work: () => [once("a look at what was asked for all the same", 30)],
  because: () => `about a third of the time of an order is asking for what was missing`,
  already: () => `your orders come through a checkout or a form that asks for all of it`,
  title: () => `The same five lines for every order`,
  does: (_, t) =>
    `For ${t.order} that reach you in words: write down the five things each must say, and ask for all that is missing in one go, on the day it comes.`,
  dayOne: () => `Last week's orders, with a mark at each thing you had to ask for. The marks are the sheet.`,
  needs: (_, t) => `last month's orders from ${t.system}; the five lines, shown to two ${t.customers}`,
  watch: () => "questions back, for each ten orders",
  never: () => "be asked for in two rounds",
  short: () => "the same five lines for every order",
};
