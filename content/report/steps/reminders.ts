import type { Industry } from "../../../contracts/industries.ts";
import type { Step, Trade } from "../kinds.ts";
import { bySwitch, casesOf, each, once } from "../own-hours.ts";
import { cap, article, date, dates, dear } from "../words.ts";

/** Where the reason for a date is nobody else's business. */
const PRIVATE: ReadonlySet<Industry> = new Set(["Healthcare", "Legal", "Financial Services"]);

/** What to do where a reminder is sent and they stay away all the same. */
const ALREADY = (t: Trade) =>
  PRIVATE.has(t.industry)
    ? "Where that is not enough, ask for a yes two days ahead and keep a short list for freed hours."
    : "Where that is not enough, ask for a deposit or a card when the date is made.";

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
      : [each(value, "schedulingShare", 1, "dates agreed, a line to each")],
  buys: () => `the messages`,
  because: () => `most simply forget; people who did not mean to come still do not come`,
  already: () => `reminders already go out and nobody stays away`,
  title: () => "A reminder the day before",
  does: (s, t, _, cases) =>
    `${
      bySwitch(s, cases)
        ? `See whether ${t.system} can send a reminder: one line the day before, with the time and an easy way to say no. It prevents ${t.gap}.`
        : dear(t)
          ? `${cap(article(date(t)))} that falls through costs you an hour you cannot sell again. Send one line the day before, in your name, with an easy way to move it.`
          : `The day before, each ${t.customer} gets one sentence with the time and an easy way to say no. It prevents ${t.gap}.`
    } ${ALREADY(t)}`,
  dayOne: (s, t, _, cases) =>
    bySwitch(s, cases)
      ? `Switch it on for one day of next week, and have one person read the replies.`
      : dear(t)
        ? `Write one for every ${date(t)} of the day after tomorrow. Note who moves theirs: those would not have come.`
        : `Send the first five for tomorrow by hand, and see how many answer and how many move.`,
  needs: (s, t, _, cases) =>
    bySwitch(s, cases)
      ? `an hour with ${t.system}, and a short list of ${t.customers} who would come at short notice`
      : `a way to reach each of them, and tomorrow's list from ${t.system}`,
  watch: (_, t) =>
    dear(t) ? `hours you kept free for nobody, by month` : `${dates(t)} a week nobody turned up for`,
  never: (_, t) =>
    PRIVATE.has(t.industry) ? `say what the ${date(t)} is about` : "go out without a way to say no",
  short: () => "a reminder the day before",
};
