import { type Holiday, holidays } from "../../../../content/desks/holidays.ts";
import { addDays, dayOf, WEEKDAYS, weekdayOf } from "./calendar.ts";
import { has, pattern } from "./text.ts";

const all: readonly Holiday[] = Object.values(holidays);

/** The ISO day of a holiday in a year. */
export function dayOfHoliday(holiday: Holiday, year: number): string {
  if ("day" in holiday) return dayOf(year, holiday.month, holiday.day);
  const { month, weekday, nth, plus = 0 } = holiday;
  const wanted = WEEKDAYS.indexOf(weekday);
  if (nth === "last") {
    const last = addDays(month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1), -1);
    return addDays(last, plus - ((weekdayOf(last) - wanted + 7) % 7));
  }
  const first = dayOf(year, month, 1);
  return addDays(first, ((wanted - weekdayOf(first) + 7) % 7) + (nth - 1) * 7 + plus);
}

/** Where one that falls on a weekend is kept by offices: Friday for Saturday, Monday for Sunday. */
function observedDay(holiday: Holiday, year: number): string {
  const day = dayOfHoliday(holiday, year);
  if (!("observed" in holiday && holiday.observed)) return day;
  return addDays(day, { 0: 1, 6: -1 }[weekdayOf(day)] ?? 0);
}

const tables = new WeakMap<readonly Holiday[], Map<string, ReadonlyMap<string, Holiday>>>();

/** The days of a year on which one of these is, or is kept. */
function tableOf(closed: readonly Holiday[], year: string): ReadonlyMap<string, Holiday> {
  let years = tables.get(closed);
  if (!years || years.size > 20) tables.set(closed, (years = new Map()));
  let table = years.get(year);
  if (!table) {
    const of = Number(year);
    // New Year's Day may be kept on the last day of the year before.
    table = new Map(
      [of, of + 1].flatMap((each) =>
        closed.flatMap((holiday) =>
          [observedDay(holiday, each), dayOfHoliday(holiday, each)].map((day) => [day, holiday] as const),
        ),
      ),
    );
    years.set(year, table);
  }
  return table;
}

/** The holiday out of these that a day is, or is kept as. */
export const holidayOn = (closed: readonly Holiday[], day: string): Holiday | undefined =>
  tableOf(closed, day.slice(0, 4)).get(day);

/** The holidays that are named, each with the next day that it falls on and the words that named it. */
export function holidaysHeard(
  text: string,
  today: string,
): { holiday: Holiday; day: string; words: string }[] {
  const year = Number(today.slice(0, 4));
  const heard: { holiday: Holiday; day: string; words: string }[] = [];
  let rest = text;
  // 'Christmas Eve' is not Christmas: the longest words count, and count once.
  const named = all
    .flatMap((holiday) =>
      holiday.heard.filter((words) => has(text, words)).map((words) => ({ holiday, re: pattern(words) })),
    )
    .sort((a, b) => (re(b.re, text)?.length ?? 0) - (re(a.re, text)?.length ?? 0));
  for (const each of named) {
    const words = re(each.re, rest);
    if (!words) continue;
    rest = rest.replace(words, " ");
    const day = dayOfHoliday(each.holiday, year);
    heard.push({
      holiday: each.holiday,
      day: day < today ? dayOfHoliday(each.holiday, year + 1) : day,
      words,
    });
  }
  return heard;
}

const re = (expression: RegExp, text: string): string | undefined => expression.exec(text)?.[0];
