import type { Desk } from "../../../../content/desks/desk.ts";
import { addDays, toMinutes, WEEKDAYS, weekdayOf } from "../readers/calendar.ts";
import { holidayOn } from "../readers/holidays.ts";

/** The opening spans of a day, in minutes; empty when closed, be it for the weekday or for a holiday. */
export const spansOf = (desk: Desk, day: string): readonly (readonly [open: number, close: number])[] =>
  holidayOn(desk.closedOn, day)
    ? []
    : desk.hours[WEEKDAYS[weekdayOf(day)]!].map(
        ([open, close]) => [toMinutes(open), toMinutes(close)] as const,
      );

/** The first day after this one on which it is open. */
export function nextOpenDay(desk: Desk, day: string): string {
  for (let ahead = 1; ahead <= 14; ahead++) {
    const next = addDays(day, ahead);
    if (spansOf(desk, next).length > 0) return next;
  }
  return addDays(day, 1);
}
