import type { Step } from "../kinds.ts";
import { cap } from "../words.ts";

export const reminders: Step = {
  id: "reminders",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.scheduling && s.trade.books,
  comfort: 0,
  closes: { "no-shows": 0.35 },
  takes: ["Appointment Scheduling"],
  setupHours: 2,
  monthly: 10,
  title: (_, t) => `Remind them the day before every ${t.job}`,
  does: (_, t) =>
    `A day ahead, each ${t.customer} gets one sentence with the hour and a way to say no. ${cap(t.system)} may be able to send it; what it prevents is ${t.gap}.`,
  dayOne: (_, t) => `Tomorrow's ${t.jobs}, by hand, once: see how many answer and how many move.`,
  needs: (_, t) =>
    `a way to reach each of them in ${t.system}; a short list of ${t.customers} who would come at short notice`,
  rehearse: () => `Read the reminder as a stranger in a hurry: does it say where, when, and how to cancel?`,
  watch: (_, t) => `${t.jobs} in the week that nobody turned up for`,
  never: (_, t) => `name the reason for the ${t.job}`,
  short: (_, t) => `a reminder the day before every ${t.job}`,
};
