import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const bookingPage: Step = {
  id: "booking-page",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "techComfortLevel"],
  when: (s) => s.scheduling && s.trade.books && !s.trade.openBook && !s.onlyInPerson && !s.onlySpeakers,
  comfort: 1,
  closes: { "scheduling-time": 0.4 },
  takes: ["Appointment Scheduling"],
  setupHours: 5,
  monthly: 25,
  work: () => [once("keeping the times on it right", 60)],
  buys: () => `the booking page`,
  because: (_, t) => `not everybody books without a word, and ${t.hard} stays with you`,
  already: (_, t) => `${t.customers} can book ${t.easy} without speaking to you`,
  title: (_, t) => `A page where ${t.customers} book ${t.easy} themselves`,
  does: (_, t) =>
    `A booking page shows what is free and takes ${t.easy}; ${t.hard} it does not offer at all. Link it where they look for you first.`,
  dayOne: () => `A small part of the week goes on the page. The rest stays yours until that fills by itself.`,
  needs: (_, t) => `a calendar; the length of each kind of ${t.job}`,
  watch: (_, t) => `${t.jobs} made on the page, and those made there and broken`,
  never: () => "give one time to two: nobody else writes into that part",
  short: (_, t) => `a page where ${t.customers} book ${t.easy}`,
};
