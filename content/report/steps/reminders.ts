import type { Industry } from "../../../contracts/industries.ts";
import type { Step } from "../kinds.ts";
import { cap, article, dear } from "../words.ts";

/** Where the reason for a date is nobody else's business. */
const PRIVATE: ReadonlySet<Industry> = new Set(["Healthcare", "Legal", "Financial Services"]);

export const reminders: Step = {
  id: "reminders",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.scheduling && s.trade.books,
  comfort: 0,
  closes: { "no-shows": 0.4 },
  takes: ["Appointment Scheduling"],
  setupHours: 2,
  own: () => 0.5,
  monthly: 10,
  title: () => "A reminder the day before",
  does: (_, t) =>
    dear(t)
      ? `${cap(article(t.job))} that falls through costs you an hour you cannot sell again. One line the day before, in your name, with a way to move it: ${t.system} may be able to send it, else it is five minutes by hand.`
      : `A day ahead, each ${t.customer} gets one sentence with the hour and a way to say no. ${cap(t.system)} may be able to send it; what it prevents is known to you: ${t.gap}.`,
  dayOne: (_, t) =>
    dear(t)
      ? `Every ${t.job} of the day after tomorrow, written by you. Note who moves it: those would not have come.`
      : `Everybody who is due tomorrow, by hand, once: see how many answer and how many move.`,
  needs: (_, t) =>
    dear(t)
      ? `a line in your own tone; tomorrow's list out of ${t.system}`
      : `a way to reach each of them in ${t.system}; a short list of ${t.customers} who would come at short notice`,
  watch: (_, t) =>
    dear(t) ? `hours kept free for nobody, by month` : `${t.jobs} in the week that nobody turned up for`,
  never: (_, t) =>
    PRIVATE.has(t.industry) ? `name what the ${t.job} is about` : "go out without a way to say no",
  short: () => "a reminder the day before",
};
