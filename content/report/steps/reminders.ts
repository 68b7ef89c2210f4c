import type { Industry } from "../../../contracts/industries.ts";
import type { Step } from "../kinds.ts";
import { bySwitch, casesOf, each, once } from "../own-hours.ts";
import { cap, article, date, dates, dear } from "../words.ts";

/** Where the reason for a date is nobody else's business. */
const PRIVATE: ReadonlySet<Industry> = new Set(["Healthcare", "Legal", "Financial Services"]);

export const reminders: Step = {
  id: "reminders",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => (s.scheduling && s.trade.books) || s.noShows > 0,
  comfort: 0,
  closes: { "no-shows": 0.4 },
  takes: ["Appointment Scheduling"],
  setupHours: 2,
  cases: (value) => casesOf(value, "schedulingShare"),
  monthly: (value, s) => (bySwitch(s, casesOf(value, "schedulingShare")) ? 30 : 0),
  work: (value, _, s) =>
    bySwitch(s, casesOf(value, "schedulingShare"))
      ? [once("a look at the answers that came back", 60)]
      : [each(value, "schedulingShare", 1, `who asked for a date, a line to each`)],
  buys: () => `the messages`,
  because: () => `most simply forget; those who would not come anyway do not come`,
  already: () => `reminders go out already; then ask your software how many of those who stay away had one`,
  title: () => "A reminder the day before",
  does: (s, t, _, cases) =>
    bySwitch(s, cases)
      ? `See whether ${t.system} can send a reminder: one line the day before, with the hour and a way to say no. It prevents what you know: ${t.gap}.`
      : dear(t)
        ? `${cap(article(date(t)))} that falls through costs you an hour you cannot sell again. One line the day before, in your name, with a way to move it.`
        : `A day ahead, each ${t.customer} gets one sentence with the hour and a way to say no. It prevents what you know: ${t.gap}.`,
  dayOne: (s, t, _, cases) =>
    bySwitch(s, cases)
      ? `Switch it on for one day of next week only, and have one person read what comes back.`
      : dear(t)
        ? `Every ${date(t)} of the day after tomorrow, written by you. Note who moves it: those would not have come.`
        : `The first five of tomorrow, by hand: see how many answer and how many move.`,
  needs: (s, t, _, cases) =>
    bySwitch(s, cases)
      ? `an hour with ${t.system}, and a short list of ${t.customers} who would come at short notice`
      : `a way to reach each of them; tomorrow's list out of ${t.system}`,
  watch: (_, t) =>
    dear(t) ? `hours kept free for nobody, by month` : `${dates(t)} in the week that nobody turned up for`,
  never: (_, t) =>
    PRIVATE.has(t.industry) ? `name what the ${date(t)} is about` : "go out without a way to say no",
  short: () => "a reminder the day before",
};
