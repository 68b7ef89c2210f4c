import type { Point } from "../../content/writing/kinds.ts";
import type { Request } from "./request.ts";

/** A stretch of a plan. */
export interface Stretch {
  label: string;
  points: readonly Point[];
}

const inWeeks = (days: number) => days <= 60 || (days % 7 === 0 && days <= 112);
/** Into how many stretches a plan of so many days is cut: days up to a week, weeks up to two months of them or where the prompt counts in weeks, months beyond. */
export const countOf = (days: number): number =>
  days <= 7 ? Math.min(days, 5) : inWeeks(days) ? Math.max(2, Math.floor(days / 7)) : Math.ceil(days / 30);

/** 'Day by day': each day of up to two weeks is a stretch of its own. */
export const isDaily = ({ text, days }: Pick<Request, "text" | "days">): boolean =>
  (/\b(?:day by day|day-by-day|each day|every day has|daily plan)\b/.test(text) && (days ?? 28) <= 14) ||
  ((days ?? 28) <= 10 && (days ?? 28) > 7) ||
  // ‘A 7-day plan’ has seven, and a week of work five.
  ((days === 6 || days === 7) && /\b(?:6|7|six|seven)[- ]days?\b/.test(text));
export function stretchesOf(days: number, points: readonly Point[], daily = false): Stretch[] {
  const count = daily ? days : countOf(days);
  const unit = daily || days <= 7 ? 1 : inWeeks(days) ? 7 : 30;
  const name = unit === 1 ? "Day" : inWeeks(days) ? "Week" : "Month";
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i * unit + 1, i === count - 1 ? days : (i + 1) * unit];
    const share = points.slice(
      Math.round((i * points.length) / count),
      Math.round(((i + 1) * points.length) / count),
    );
    const when = unit === 1 ? "" : ` (days ${from} to ${to})`;
    return { label: `${name} ${i + 1}${when}`, points: share };
  });
}

const BY_DAYS = /\b(?:\d{1,2}|seven|ten|fourteen|twenty-one|thirty)[- ]days?\b/;
/** Who counts in days reads of each week which of them it has. */
export const countsDays = ({ text, days = 28 }: Pick<Request, "text" | "days">): boolean =>
  BY_DAYS.test(text) && days > 7 && days <= 31;
/** ‘A 30-day plan’ says of each week which of its days it has. */
export const isOfDays = (request: Pick<Request, "text" | "days">): boolean =>
  countsDays(request) &&
  /\b(?:\d{1,2}|ten|fourteen|twenty-one|thirty)[- ]day (?:[a-z-]+ ){0,2}plan\b/.test(request.text);
/**
 * Who counts in days sees on which day each piece of a week's work is done: the day of the `at`th of `count` in the
 * stretch from 0; absent where weeks are wanted.
 */
export function dayIn(
  { text, days = 28 }: Pick<Request, "text" | "days">,
  stretches: number,
  stretch: number,
  at: number,
  count: number,
): number | undefined {
  if (!countsDays({ text, days }) || stretches !== countOf(days)) return undefined;
  const from = stretch * 7;
  // Its last day looks back.
  const room = (stretch === stretches - 1 ? days : from + 7) - from - 1;
  return from + 1 + Math.floor((at * room) / Math.max(count, 1));
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
/** So many weeks are near enough for every day to have its own work. */
const NEAR_WEEKS = 2;
/** The weekday on which the `at`-th of so many tasks is done; absent where a plan is longer. */
export const weekdayIn = (weeks: number, at: number, count: number): string | undefined =>
  weeks > NEAR_WEEKS ? undefined : WEEKDAYS[Math.floor((at * WEEKDAYS.length) / Math.max(count, 1))];
