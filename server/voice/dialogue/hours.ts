import type { Scenario } from "../../../content/scenarios/scenario.ts";
import { addDays, toMinutes, WEEKDAYS, weekdayOf } from "./calendar.ts";
import { holidayOn } from "./holidays.ts";
import { weekdayName } from "./phrases.ts";

/** The opening spans of a day, in minutes; empty when closed, be it for the weekday or for a holiday. */
export const spansOf = (
  scenario: Scenario,
  day: string,
): readonly (readonly [open: number, close: number])[] =>
  holidayOn(scenario.closedOn, day)
    ? []
    : scenario.hours[WEEKDAYS[weekdayOf(day)]!].map(
        ([open, close]) => [toMinutes(open), toMinutes(close)] as const,
      );

/** Why a day is closed: 'We're closed on Thanksgiving.' */
export const closedWords = (scenario: Scenario, day: string): string =>
  `We're closed on ${holidayOn(scenario.closedOn, day)?.name ?? `${weekdayName(day)}s`}.`;

/** This day, or the next of its weekday that is no holiday. */
export function usualDay(scenario: Scenario, day: string): string {
  for (let weeks = 0; weeks < 4; weeks++) {
    const each = addDays(day, 7 * weeks);
    if (!holidayOn(scenario.closedOn, each)) return each;
  }
  return day;
}

/** The first day after this one on which it is open. */
export function nextOpenDay(scenario: Scenario, day: string): string {
  for (let ahead = 1; ahead <= 14; ahead++) {
    const next = addDays(day, ahead);
    if (spansOf(scenario, next).length > 0) return next;
  }
  return addDays(day, 1);
}
