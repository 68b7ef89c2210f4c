import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";
import { cap } from "../words.ts";

export const openBook: Step = {
  id: "open-book",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "industry", "techComfortLevel"],
  when: (s) =>
    s.trade.openBook === true && (s.scheduling || s.afterHours) && !s.onlyInPerson && !s.onlySpeakers,
  comfort: 1,
  closes: { "scheduling-time": 0.4, "after-hours": 0.3 },
  takes: ["Appointment Scheduling", "After-Hours Coverage"],
  setupHours: 5,
  monthly: 25,
  work: () => [once("keeping the times on it right", 60)],
  buys: () => `the booking page`,
  because: (_, t) => `some ${t.customers} go on asking for ${t.easy} as before`,
  already: (_, t) => `${t.easy} can be taken on a page at midnight`,
  title: (_, t) => `An open book: ${t.easy}, taken at any hour`,
  does: (_, t) =>
    `Most of what is wanted of you needs no judgment: ${t.easy}. Show what is free on a page and let them take it, at noon as at midnight; ${t.night} is taken there, too. ${cap(t.hard)} stays with you, and the page says so. Put the link wherever they look for you.`,
  dayOne: () =>
    `Two quiet days of the week go on the page. The full ones stay yours until those run by themselves.`,
  needs: (_, t) =>
    `a booking page; how long each kind of ${t.job} takes; the rule that nobody writes past it`,
  watch: (_, t) => `${t.jobs} taken on the page, and how many of them after closing`,
  never: () => "give one time to two",
  short: () => "an open book for what needs no judgment",
};
