import type { Step } from "../kinds.ts";

export const bookingPage: Step = {
  id: "booking-page",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "techComfortLevel"],
  when: (s) => s.scheduling && s.trade.books && !s.onlyInPerson && !s.onlySpeakers,
  comfort: 1,
  closes: { "scheduling-time": 0.4, "no-shows": 0.35 },
  takes: ["Appointment Scheduling"],
  setupHours: 5,
  own: () => 1,
  monthly: 25,
  title: (_, t) => `A page where ${t.customers} book ${t.easy} themselves`,
  does: (_, t) =>
    `A booking page shows what is free and takes ${t.easy}; ${t.hard} it does not offer at all. Its reminder, with a way to cancel, is half its worth.`,
  dayOne: () => `A small part of the week goes on the page. The rest stays yours until that fills by itself.`,
  needs: (_, t) => `a calendar; the length of each kind of ${t.job}; nobody else writing into that part`,
  rehearse: (_, t, n) =>
    `Let three friends book at the same minute. Then see whether this could be booked, and should: “${t.tests[n]}”`,
  watch: (_, t) => `${t.jobs} made on the page, and those made there and broken`,
  never: (_, t) => `offer ${t.hard}`,
  short: (_, t) => `a page where ${t.customers} book ${t.easy}`,
};
