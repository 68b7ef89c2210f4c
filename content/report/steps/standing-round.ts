import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const standingRound: Step = {
  id: "standing-round",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.scheduling && s.trade.books && s.trade.returns === true,
  comfort: 0,
  closes: { "scheduling-time": 0.45 },
  takes: ["Appointment Scheduling"],
  setupHours: 2,
  work: () => [once("a look at who left without a date", 20)],
  because: () => `nearly half leave with a date when they are asked before they go`,
  already: (_, t) => `each ${t.job} ends with the next one agreed`,
  title: () => "The next date before you part",
  does: (_, t) =>
    `Yours come again, and at what distance is known: so the next ${t.job} is agreed before this one ends, same weekday, written down for both. Dates near each other then lie on one day, and what is left to agree is the exception.`,
  dayOne: (_, t) =>
    `The next ${t.customer} you see leaves with a date. No tool: a card, and a line in ${t.system}.`,
  needs: (_, t) => `the usual distance between two ${t.jobs}, and a stack of cards`,
  watch: (_, t) => `${t.customers} who part from you with a date, out of ten`,
  never: () => "be left to 'I will let you know'",
  short: () => "the next date before you part",
};
