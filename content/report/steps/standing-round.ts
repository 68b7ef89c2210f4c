import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const standingRound: Step = {
  id: "standing-round",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.scheduling && s.trade.books && s.trade.returns === true && s.trade.lever !== "next-date",
  comfort: 0,
  closes: { "scheduling-time": 0.45 },
  takes: ["Appointment Scheduling"],
  setupHours: 2,
  work: () => [once("a look at who has none", 20)],
  already: (_, t) => `each ${t.job} already ends with the next one agreed`,
  title: (_, t) => `Book the next ${t.job} before this one ends`,
  does: (_, t) =>
    `Your ${t.customers} come back at a known interval, so put the next ${t.job} on the calendar before this one ends, on the same weekday. Only the exceptions are left to arrange.`,
  dayOne: (_, t) => `The next ${t.customer} you see has a date when you part, on a card and in ${t.system}.`,
  needs: (_, t) => `the usual interval between two ${t.jobs}, and a stack of cards`,
  watch: (_, t) => `of ten ${t.jobs}, how many ended with the next date`,
  never: () => "be left to 'I will let you know'",
  short: (_, t) => `booking the next ${t.job} before this one ends`,
};
