import { whereToLook } from "../practices/index.ts";
import type { Trade } from "../kinds.ts";
import { anHour, ofAim } from "./of-aim.ts";

const OF_HOURS =
  /\b(?:hours?|time|minutes?|days?|shifts?|overtime|interrupt\w*|wait\w*|schedule\w*|staff\w*|idle)\b/i;

/** Hours that are sold at a rate, and quoted too low. */
const OF_JOBS = /\bquoted\b.*\bhours\b/i;

/** What is found there are jobs that were priced too low, hours that somebody is paid for, or neither. */
export const findsOf = ({ named }: Pick<Trade, "named">): "jobs" | "hours" | "money" =>
  OF_JOBS.test(named?.cost?.title ?? "")
    ? "jobs"
    : OF_HOURS.test(named?.cost?.title ?? "hours")
      ? "hours"
      : "money";
/** What it should give beside sums that come to little: hours say so themselves. */
export const foundBeside = (t: Pick<Trade, "named">): string =>
  findsOf(t) === "jobs"
    ? "one part that runs 20 hours a year over its quote is $2,000 at a $100 shop rate (put in yours)"
    : "what it finds is in no sum yet";

/** Answers the aim of lower costs, where the sums give back few hours. */
export const whereCostsHide = ofAim({
  id: "where-costs-hide",
  when: (s) => s.goal === "cost" && !s.onlySpeakers,
  forHours: true,
  setupHours: 2,
  subject: "cost",
  already: () => "you already put a number on each of these every month",
  title: () => "Find where the money leaks, and stop the biggest leak",
  does: (s) =>
    `The usual places are ${whereToLook(s, "cost")}. Count each for a week, in hours and in dollars. Then give the most expensive one a rule: who decides it, and up to how much.`,
  dayOne: () =>
    "Take last month's bills and write a guess beside each of the three. The count will correct it.",
  needs: (s) =>
    `last month's bills, and ${s.team === "alone" ? "ten minutes" : "one person for ten minutes"} a day`,
  // Jobs that were priced too low, waste and rent are no hours.
  gain: (_, t, own) =>
    findsOf(t) === "jobs"
      ? "three parts that each run 20 hours a year over their quote are $6,000 at a $100 shop rate (put in yours), if those machines have other work"
      : findsOf(t) === "hours"
        ? `each hour a week that nobody has to be paid for any longer saves {aim.hour} a month (${anHour(own)})`
        : "no sum before you have looked; what you find in the first month is the sum",
  target: () => "one leak stopped within the month, and its dollars before and after",
  watch: () => "dollars a month that the biggest leak still takes",
  never: (_, t) => `save on the very thing your ${t.customers} pay you for`,
  short: () => "a count of where your money leaks",
});
