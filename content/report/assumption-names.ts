import { article, date, dates } from "./words.ts";
import type { Situation, Trade } from "./kinds.ts";

/**
 * The names of assumptions whose label is a line of a sum and begins in mid-air ('of these would say yes'): whoever
 * looks at one alone needs to know of what. All others are named by their label.
 */
export const assumptionNames: Readonly<Record<string, (s: Situation, t: Trade) => string>> = {
  freshShare: (s) => `Share of ${s.contacts} that come from somebody new`,
  readyShare: (_, t) => `Share of possible ${t.newOnes} who would say yes`,
  keptShare: () => "Share of what is paid that is left after its costs",
  usableShare: () => "Share of freed minutes that get used",
  nightShare: (s) => `Share of ${s.contacts} that come while the business is closed`,
  nightGoneShare: () => "Share of those who reach nobody after hours and go elsewhere",
  busyShare: () => "Share of calls that come while nobody has a hand free",
  busyGoneShare: () => "Share of callers who reach nobody by day and go elsewhere",
  slowShare: () => "Share of inquiries that hear back too late to matter",
  slowGoneShare: () => "Share of those who hear late and have settled elsewhere by then",
  undecidedShare: () => "Share of those who hear a price and don’t decide",
  seenShare: (_, t) => `${t.customers} seen, for each hundred that reach the business`,
  plannedShare: (_, t) => `Share of ${t.customers} who leave with work planned and no date for it`,
  offerShare: () => "Share of inquiries that are about larger work",
  offerValue: () => "What larger work pays, once it’s agreed",
  unfitShare: () => "Share of inquiries that don’t fit, or are only asking",
  silentShare: () => "Share of inquiries in writing that get no answer at the time",
  silentGoneShare: () => "Share of those without an answer in writing who ask elsewhere",
  coldShare: () => "Share of undecided inquiries that are never asked a second time",
  coldWonShare: () => "Share of those that a follow-up would win",
  lateShare: () => "Share of the unanswered that came while the business was closed",
  dayShare: () => "Share of the unanswered that came during opening hours",
  callShare: () => "Share of the unanswered that were calls",
  wroteShare: () => "Share of the unanswered that came in writing",
  laterShare: () => "Share of all inquiries that get their answer later",
  lapsedShare: (_, t) => `Share of ${t.customers} who stop before they should`,
  keepShare: () => "Share of those who would stay after a word in time",
  restShare: () => "Share of what they pay that was still to come",
  reachedShare: (s) => `Share of ${s.contacts} that were answered at all`,
  emptyShare: (_, t) => `Share of missed ${dates(t)} that stay empty for good`,
  slotValue: (_, t) => `What ${article(date(t))} costs when nobody comes`,
  schedulingShare: (s) => `Share of ${s.contacts} that are about a date`,
  questionShare: (s) => `Share of ${s.contacts} that ask what was answered before`,
  statusShare: (s) => `Share of ${s.contacts} that ask how things stand`,
  orderShare: (s) => `Share of ${s.contacts} that are an order or a change to one`,
  expertShare: (s) => `Share of ${s.contacts} that need the one person who knows`,
};

/** Where an example comes from is told to its owner as 'you': in words for whoever reviews it. */
export const forReviewers = (source: string): string =>
  source
    .replace(/, and your day$/, " and how much of the day goes to calls and messages")
    .replace("from the bottlenecks you named", "from the bottlenecks they checked")
    .replace("set for the share of your day", "set by how much of the day goes to calls and messages")
    .replace("from your answer", "from their answers")
    .replace("a call you take is answered", "a call that is taken is answered");
