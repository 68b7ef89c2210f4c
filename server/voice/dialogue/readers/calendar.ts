import type { Weekday } from "../../../../content/desks/desk.ts";
import { DAY_MS } from "../../../days.ts";

/** Days are `YYYY-MM-DD` and times minutes of the day, both on the wall clock of the practice. */

export const WEEKDAYS = [
  "sun",
  "mon",
  "tue",
  "wed",
  "thu",
  "fri",
  "sat",
] as const satisfies readonly Weekday[];

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);
const iso = (date: Date) => date.toISOString().slice(0, 10);

export const addDays = (day: string, n: number): string => iso(new Date(atNoon(day).getTime() + n * DAY_MS));
export const daysBetween = (from: string, to: string): number =>
  Math.round((atNoon(to).getTime() - atNoon(from).getTime()) / DAY_MS);
/** 0 is Sunday. */
export const weekdayOf = (day: string): number => atNoon(day).getUTCDay();
/** The first such weekday from a day on. */
export const fromOn = (from: string, day: string): string =>
  addDays(from, (weekdayOf(day) - weekdayOf(from) + 7) % 7);
/** That weekday of a day's own week, which begins on a Monday. */
export const inWeekOf = (own: string, day: string): string =>
  addDays(own, ((weekdayOf(day) + 6) % 7) - ((weekdayOf(own) + 6) % 7));
/** True for a day that the calendar has (not February 30). */
export const isDay = (day: string): boolean =>
  !Number.isNaN(atNoon(day).getTime()) && iso(atNoon(day)) === day;
export const dayOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

export const toMinutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
export const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
/** Whether two times are one, whichever half of the day each is of. */
export const isSameHour = (one: number, other: number): boolean => (one - other) % 720 === 0;

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Making one takes a hundred times as long as using it. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}
let last: { key: string; now: { day: string; minutes: number } } | undefined;

/** The wall clock of a zone at an instant. One turn asks it many times. */
export function localNow(now: Date, timeZone: string): { day: string; minutes: number } {
  const key = `${timeZone} ${now.getTime()}`;
  if (last?.key === key) return last.now;
  const parts = Object.fromEntries(
    clockIn(timeZone)
      .formatToParts(now)
      .map((p) => [p.type, p.value]),
  );
  const read = {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
  last = { key, now: read };
  return read;
}
