import { addDays, dayOf, weekdayOf } from "./calendar.ts";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
/** The pattern of a month's name. */
export const MONTH =
  "(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";

/** 1 is January. */
export const monthIndex = (word: string): number =>
  MONTHS.findIndex((m) => m.startsWith(word.slice(0, 3))) + 1;

/** The first and the last day of the month that is so many after a day's own. */
export function monthSpan(day: string, ahead: number): [string, string] {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + ahead;
  const first = (n: number) => dayOf(Math.floor(n / 12), (n % 12) + 1, 1);
  return [first(months), addDays(first(months + 1), -1)];
}

/** The days of the month that 'early', 'the second week' or 'the end' mean. */
export function partOfMonth(word: string, last: number): [from: number, to: number] {
  const week = ["first", "second", "third", "fourth"].indexOf(word);
  const nth = week >= 0 ? week : ["1st", "2nd", "3rd", "4th"].indexOf(word);
  if (nth >= 0) return [1 + nth * 7, 7 + nth * 7];
  if (/^(mid|middle)$/.test(word)) return [11, 20];
  return /^(last|end|late)$/.test(word) ? [last - 8, last] : [1, 10];
}

/** The first to the fourth such weekday of the month that begins on `first`, or its last. */
export function nthWeekday(first: string, weekday: number, nth: string): string {
  const start = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  if (nth !== "last") return addDays(start, 7 * nthOf(nth));
  const fifth = addDays(start, 28);
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addDays(start, 21);
}
const nthOf = (nth: string): number => {
  const index = ["1st", "2nd", "3rd", "4th"].indexOf(nth);
  return index >= 0 ? index : ["first", "second", "third", "fourth"].indexOf(nth);
};

/** The next such day of a month; without a month the next time that the number comes round. */
export function byDate(date: number, month: string | undefined, today: string): string {
  const year = Number(today.slice(0, 4));
  const current = Number(today.slice(5, 7));
  if (month) {
    const m = monthIndex(month);
    const day = dayOf(year, m, date);
    return day < today ? dayOf(year + 1, m, date) : day;
  }
  const day = dayOf(year, current, date);
  if (day >= today) return day;
  return current === 12 ? dayOf(year + 1, 1, date) : dayOf(year, current + 1, date);
}
