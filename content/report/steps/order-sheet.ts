import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const orderSheet: Step = {
  id: "order-sheet",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.orders && s.trade.orders,
  comfort: 0,
  closes: { "order-time": 0.35 },
  takes: ["Order Processing"],
  setupHours: 4,
  work: () => [once("a look at what was asked for all the same", 30)],
  because: () => `about a third of the time of an order is asking for what was missing`,
  already: () => `an order without its five lines does not get through to you`,
  title: () => `The same five lines for every order`,
  does: (_, t) =>
    `Write down the five things that every order must say, and ask for what is missing in one go, on the day it comes: article, quantity, version, date, where to. What reads the same every time goes into ${t.system} in one pass.`,
  dayOne: () => `Last week's orders, with a mark at each thing you had to ask for. The marks are the sheet.`,
  needs: (_, t) =>
    `last month's orders from ${t.system}; the five lines, agreed with the ${t.customers} who order most`,
  watch: () => "questions back, for each ten orders",
  never: () => "be accepted without a date on it",
  short: () => "the same five lines for every order",
};
