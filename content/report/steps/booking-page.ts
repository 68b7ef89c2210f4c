import { is } from "../circumstances.ts";
import type { Step } from "../step-kinds.ts";
import { lookFirst, noneIf, pageCost } from "../online-booking.ts";
import { casesOf, once, ONE_CALENDAR } from "../own-hours.ts";
import { cap } from "../words.ts";

export const bookingPage: Step = {
  id: "booking-page",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "techComfortLevel"],
  when: (s) =>
    s.scheduling &&
    is(s, "by appointment") &&
    !s.trade.nights &&
    !s.trade.mourning &&
    !s.trade.openBook &&
    !s.onlyInPerson &&
    !s.onlySpeakers,
  comfort: 1,
  closes: { "scheduling-time": 0.4 },
  takes: ["Appointment Scheduling"],
  setupHours: 5,
  monthly: (value, { trade }) => (casesOf(value, "schedulingShare") > ONE_CALENDAR ? pageCost(trade) : 0),
  work: () => [once("keeping the times on it right", 30)],
  buys: (_, t) => `the booking page${noneIf(t)}`,
  already: (_, t) => `${t.customers} already book their own times online`,
  title: (_, t) => `A booking page for ${t.easy}`,
  does: (s, t) =>
    `${cap(t.customers)} see your free times and book ${t.easy} themselves. ${lookFirst(t)} Leave ${t.hard} off it: those still come to you. ${s.comfort === 3 ? "Let it take the payment or a deposit too. " : ""}Put the link where people look for you first.`,
  dayOne: () => `Put a few hours of the week on the page and keep the rest. Add more when those fill up.`,
  needs: (_, t) => `a calendar, and how long each kind of ${t.job} takes`,
  watch: (_, t) => `${t.jobs} booked on the page, and how many of those were no-shows`,
  never: () => "give one time to two people: nobody else writes in that part of the calendar",
  short: (_, t) => `online booking for ${t.easy}`,
};
