import type { Say, Situation } from "./kinds.ts";
import { fitting } from "./circumstances.ts";
import { article, datesIn } from "./words.ts";

/** The owner's numbers as they are asked for: in the owner's words, and where to find each. */
export const ownersNumberWords: Record<
  | "people"
  | "hoursOpen"
  | "contactsPerWeek"
  | "missedPerWeek"
  | "noShowsPerWeek"
  | "roomPerMonth"
  | "customerValue"
  | "keptShare"
  | "hourCost",
  { ask: Say; where: Say; short: Say; count: Say }
> = {
  people: {
    ask: (_, t) => `How many people answer ${t.customers}, you included?`,
    where: () => "Count heads. Somebody who only helps out on Fridays counts as one.",
    short: () => "how many of you answer",
    count: () => "people who answer",
  },
  hoursOpen: {
    ask: () => "How many hours a week is somebody there to answer?",
    where: (s) =>
      `${fitting(s, ["The hours on your door", "they come"], ["The hours in which you take calls and messages"])}, less the lunch break if nobody covers it.`,
    short: () => "your hours in a week",
    count: () => "hours open a week",
  },
  contactsPerWeek: {
    ask: (s) => `How many ${s.contacts} reach you in an ordinary week?`,
    where: (s, t) =>
      s.phone
        ? `The phone's call log has it${s.written ? `; add what ${t.customers} wrote` : ""}.`
        : s.written
          ? s.email
            ? t.industry === "Technology"
              ? "The help desk or the mailbox, last full week."
              : "The mailbox, last full week."
            : "The tool they write in."
          : "A tally, for one week.",
    short: (s, t) => `how many ${s.contacts} your ${t.place} gets in a week`,
    count: (s) => `${s.contacts} a week`,
  },
  missedPerWeek: {
    ask: (s) =>
      `How many of these did nobody answer ${s.phone && !s.written ? "at the time, the missed calls above all" : s.phone ? "at the time, calls and messages together" : "at the time"}?`,
    where: (s) =>
      s.phone
        ? `Your phone's missed calls, weekends too${s.written ? ", plus the messages that waited longer than a day" : ""}.`
        : "Open last week's messages and count those that never got a reply.",
    short: (s) => `how many ${s.contacts} nobody answered at the time`,
    count: (s) => `${s.contacts} a week that nobody answered`,
  },
  noShowsPerWeek: {
    ask: (_, t) =>
      t.books
        ? `How many ${t.jobs} a week are no-shows, without a word?`
        : `How many dates a week that you agreed on are no-shows, without a word?`,
    where: (_, t) =>
      t.customer === "patient"
        ? `Go through last month in ${datesIn(t)} and divide by four.`
        : `Last month's no-shows in ${datesIn(t)}, divided by four.`,
    short: (_, t) =>
      t.books ? `how many ${t.jobs} a week are no-shows` : "how many agreed dates a week are no-shows",
    count: () => "no-shows a week",
  },
  roomPerMonth: {
    ask: (_, t) => `How many more ${t.newOnes} a month could you take on?`,
    where: () => "Your own judgment. Zero is an answer too, and it changes the whole report.",
    short: (_, t) => `how many more ${t.newOnes} a month you have room for`,
    count: (_, t) => `the ${t.newOnes} a month you have room for`,
  },
  customerValue: {
    ask: (_, t) => `What does one ${t.newOne} bring you in the first year, in dollars?`,
    where: (_, t) =>
      t.customer === "guest"
        ? `Divide last month's sales by its ${t.customers}, and multiply by how often a new one comes in a year.`
        : `Add up last year's invoices for ${t.customers} who were new, and divide by how many there were.`,
    short: (_, t) => `what one ${t.newOne} brings in the first year`,
    count: (_, t) => `what one ${t.newOne} pays in the first year`,
  },
  keptShare: {
    ask: () => "Out of every hundred dollars of that, how many are left after what the work costs you?",
    where: () =>
      "Subtract goods, materials and wages for that work, but not the rent. Your bookkeeper will know.",
    short: () => "how much of it is left after costs",
    count: (_, t) => `what is left of the first year of ${article(t.newOne)} after costs`,
  },
  hourCost: {
    ask: (s) =>
      s.team === "alone"
        ? "What is an hour of yours worth, in dollars?"
        : "What does an hour of work cost you, in dollars?",
    where: (s) =>
      s.team === "alone"
        ? "What you would have to pay somebody who could do your work."
        : "The hourly wage of those who do it, plus about a fifth for taxes; for your own hours, what you could earn in them.",
    short: () => "what an hour costs you",
    count: () => "an hour of work",
  },
};

/** What a number was used for beside the lines of money: what else was given, and what of it any sum needs. */
interface Used {
  /** The lines that it stands in. */
  lines: readonly string[];
  /** Somebody new is counted as lost, or won. */
  loses: boolean;
  /** Without it some line or step would come to another sum. */
  moves: boolean;
  contactsKnown: boolean;
  /** What one more leaves is printed with a step. */
  told: boolean;
}
type Use = (s: Situation, used: Used) => string;
export const NOTHING = "changes no sum here";
const inLines = ({ lines }: Used) => lines.slice(0, 3).join("; ");

/** What became of each number, after it in the table: the lines that it stands in, what else it decided, or why it changed nothing. */
export const numberUse: Record<keyof typeof ownersNumberWords, Use> = {
  people: (s, { moves, contactsKnown }) =>
    [
      s.team === "alone"
        ? "the steps are written for one person"
        : "who does what: the steps name one of you instead of everybody",
      moves
        ? "our examples are sized to it"
        : contactsKnown
          ? `${NOTHING}, since you counted the ${s.contacts} yourself`
          : NOTHING,
    ].join("; "),
  hoursOpen: (s, { moves }) =>
    s.always
      ? "no hour is counted as unattended"
      : moves
        ? s.afterHours && !s.missedKnown
          ? "how much comes while you are closed"
          : "the hours of a day in which the steps are done"
        : `${s.missedKnown ? `when you are there; ${NOTHING}, since you counted whom nobody answered` : `the hours in which the steps are done; ${NOTHING}, since ${s.afterHours ? "nothing is counted as lost while you are closed" : "you didn't check After-Hours Coverage"}`}`,
  contactsPerWeek: (_, used) => (used.lines.length === 0 ? "what the steps are sized to" : inLines(used)),
  missedPerWeek: (s, used) =>
    s.room === 0
      ? "nobody new is counted as lost while you're full; the ones you have still need to reach you"
      : used.lines.length > 0
        ? inLines(used)
        : s.missed === 0
          ? "nobody is counted as lost unanswered"
          : s.missed === undefined
            ? `${NOTHING}: it is more than all that came in`
            : `how often the steps look at what is open; ${NOTHING}`,
  noShowsPerWeek: (s, used) =>
    s.noShows === 0
      ? "no reminder is needed"
      : used.lines.length > 0
        ? inLines(used)
        : `${NOTHING} until you say whether they are paid for anyway`,
  roomPerMonth: (s) =>
    s.room === 0
      ? `no ${s.trade.newOne} is counted as lost`
      : // With what one pays, how much room there is stands with what is wanted.
        s.valueKnown
        ? NOTHING
        : `no more ${s.trade.newOnes} than that are counted as won`,
  customerValue: (s, { loses, moves, told }) =>
    s.room === 0
      ? "what a higher price would bring"
      : loses
        ? `what each lost ${s.trade.newOne} costs you`
        : moves
          ? `our example of what one ${s.trade.job} is worth`
          : told
            ? "what one more leaves you, where a step says it"
            : `${NOTHING}: no ${s.trade.newOne} is counted as lost`,
  keptShare: (s, { loses, moves, told }) =>
    loses || moves
      ? `how much of what ${article(s.trade.newOne)} pays is counted`
      : told
        ? "what one more leaves you, where a step says it"
        : `${NOTHING}: no ${s.trade.newOne} is counted as lost`,
  hourCost: () => "every hour in this report, saved or spent",
};
