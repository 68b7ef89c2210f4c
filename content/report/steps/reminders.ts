import type { Step } from "../kinds.ts";
import { article, cap, dear } from "../words.ts";

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
    dear(t)
      ? `${cap(article(t.job))} that falls through costs you an hour you cannot sell again. One line the day before, in your name, with a way to move it: ${t.system} may be able to send it, else it is five minutes by hand.`
      : `A day ahead, each ${t.customer} gets one sentence with the hour and a way to say no. ${cap(t.system)} may be able to send it; what it prevents is ${t.gap}.`,
  dayOne: (_, t) =>
    dear(t)
      ? `Every ${t.job} of the day after tomorrow, written by you. Note who moves it: those would not have come.`
      : `Tomorrow's ${t.jobs}, by hand, once: see how many answer and how many move.`,
  needs: (_, t) =>
    dear(t)
      ? `a line in your own tone; tomorrow's list out of ${t.system}`
      : `a way to reach each of them in ${t.system}; a short list of ${t.customers} who would come at short notice`,
  rehearse: (_, t) =>
    dear(t)
      ? `Move your own ${t.job} with it, from the train. If that takes more than one answer, so will theirs.`
      : `Read the reminder as a stranger in a hurry: does it say where, when, and how to cancel?`,
  watch: (_, t) =>
    dear(t) ? `hours kept free for nobody, by month` : `${t.jobs} in the week that nobody turned up for`,
  never: (_, t) => `name the reason for the ${t.job}`,
  short: (_, t) => `a reminder the day before every ${t.job}`,
};
