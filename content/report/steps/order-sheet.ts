import type { Step } from "../kinds.ts";

export const orderSheet: Step = {
  id: "order-sheet",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.orders && s.trade.orders,
  comfort: 0,
  closes: { "order-time": 0.35 },
  takes: ["Order Processing"],
  setupHours: 4,
  title: (_, t) => `A standing sheet for ${t.order}`,
  does: (_, t) =>
    `Give each regular a sheet with what they usually take; they mark numbers and a date. What comes back reads the same every time, and goes into ${t.system} in one pass.`,
  dayOne: (_, t) => `The five ${t.customers} who order most, with last month's order already on the sheet.`,
  needs: (_, t) => `last quarter's orders from ${t.system}; a cut-off hour printed on the sheet`,
  rehearse: (_, t) =>
    `Fill in last week's oddest one. What finds no place on the sheet is what you talk to the ${t.customer} about.`,
  watch: () => "questions back, for each ten orders",
  never: () => "be accepted without a date on it",
  short: (_, t) => `a standing sheet for ${t.order}`,
};
