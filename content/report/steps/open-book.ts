import type { Step } from "../step-kinds.ts";
import { lookFirst, noneIf, pageCost } from "../online-booking.ts";
import { casesOf, once, ONE_CALENDAR } from "../own-hours.ts";
import { cap, isSameHour } from "../words.ts";

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
  monthly: (value, { trade }) => (casesOf(value, "schedulingShare") > ONE_CALENDAR ? pageCost(trade) : 0),
  work: () => [once("keeping the times on it right", 30)],
  buys: (_, t) => `the booking page${noneIf(t)}`,
  already: () => "people can already book on a page at midnight",
  title: (_, t) => `Online booking for ${t.easy}, around the clock`,
  does: (s, t) =>
    `Much of what people want needs no judgment. Show the free times on a page and let them book, at noon or at midnight. ${cap(t.night)} goes there, too. ${lookFirst(t)}For ${t.hard}, they ${s.phone ? "call" : "write to"} you; say so on the page. ${s.comfort === 3 ? "Let it show what is still free, and take a card with the booking on days when a no-show costs you. " : ""}Put the link wherever people look for you.`,
  dayOne: (_, t) =>
    t.job === "table"
      ? "See tonight whether your reservation system takes bookings online. If so, switch that on for your quiet days, and hold Friday and Saturday tables for regulars until it runs by itself."
      : "Put two quiet days of the week on the page. Keep the busy ones until those run by themselves.",
  needs: (_, t) =>
    `${isSameHour(t) ? "the online booking of your system" : "a booking page"}, how long each kind of ${t.job} takes, and the rule that nobody books around it`,
  watch: (_, t) => `${t.jobs} that came through the page, and how many of them after closing`,
  never: () => "give one time to two people",
  short: () => "online booking for the simple requests",
};
