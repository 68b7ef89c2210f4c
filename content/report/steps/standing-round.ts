import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";
import { datesIn, isWeekly } from "../words.ts";

export const standingRound: Step = {
  id: "standing-round",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "industry"],
  when: (s) =>
    s.scheduling &&
    s.trade.books &&
    !s.trade.openBook &&
    s.trade.returns === true &&
    s.trade.lever !== "next-date",
  comfort: 0,
  closes: { "scheduling-time": 0.45 },
  takes: ["Appointment Scheduling"],
  setupHours: 2,
  work: () => [once("a look at who has none", 20)],
  already: (_, t) =>
    isWeekly(t)
      ? `everybody has a standing time until a day that both know`
      : `each ${t.job} already ends with the next one agreed`,
  title: (_, t) =>
    isWeekly(t)
      ? `Give everybody a standing time, booked as a block`
      : `Book the next ${t.job} before this one ends`,
  does: (_, t) =>
    isWeekly(t)
      ? `Your ${t.customers} come every week, so agree one weekday and one hour for the next ten ${t.jobs} at once. Only the exceptions are left to arrange; two weeks before the last one you ask about the next ten.`
      : `Your ${t.customers} come back at a known interval. Before this ${t.job} ends, say when the next one is due, offer two days, and put one into ${datesIn(t)}. Only the exceptions are left to arrange.`,
  dayOne: (_, t) =>
    isWeekly(t)
      ? `Let the next ${t.customer} you see leave with ten dates, all of them in ${datesIn(t)}.`
      : `Let the next ${t.customer} you see leave with a date, on a card and in ${datesIn(t)}.`,
  needs: (_, t) => `the usual interval between two ${t.jobs}, and a stack of cards`,
  watch: (_, t) => `of ten ${t.jobs}, how many ended with the next date`,
  never: () => "be left to 'I will let you know'",
  short: (_, t) =>
    isWeekly(t) ? "a standing time for everybody" : `booking the next ${t.job} before this one ends`,
};
