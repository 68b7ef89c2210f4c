import { addDays, weekdayOf } from "./calendar.ts";
import { holidaysHeard } from "./holidays.ts";

export interface DayReaders {
  add(day: string): void;
  span(from: string, to: string): void;
  /** 0 is Sunday, -1 when it is none. */
  weekday(word: string): number;
  /** The pattern of a weekday's name. */
  names: string;
}

/**
 * Reads holidays, and days that are told by one: 'the Tuesday before Thanksgiving', 'the week of Christmas'.
 * Returns the text without them.
 */
export function takeHolidays(text: string, today: string, read: DayReaders): string {
  let rest = text;
  for (const { day, words } of holidaysHeard(text, today)) {
    const told = new RegExp(
      `\\b(?:(?:the |on )*(day|${read.names}) (before|after) |(?:the )?week (of|before|after) |(before|by|after|since|until|from) |(?:over|around|during|for|on) )?${words}('s)?( week)?(?= |$)`,
    );
    rest = rest.replace(told, (_all, named, _short, side, ofWeek, limit, _s, week) => {
      const w = named === undefined || named === "day" ? -1 : read.weekday(named);
      if (named !== undefined)
        read.add(
          side === "before"
            ? addDays(day, w < 0 ? -1 : -((weekdayOf(day) - w + 7) % 7 || 7))
            : addDays(day, w < 0 ? 1 : (w - weekdayOf(day) + 7) % 7 || 7),
        );
      else if (ofWeek !== undefined || week !== undefined) {
        const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
        const moved = addDays(monday, ofWeek === "before" ? -7 : ofWeek === "after" ? 7 : 0);
        read.span(moved, addDays(moved, 6));
      } else if (limit === "before" || limit === "by" || limit === "until")
        read.span(today, addDays(day, -1));
      else if (limit === "after") read.span(addDays(day, 1), addDays(day, 14));
      else if (limit === undefined) read.add(day);
      return " , ";
    });
  }
  return rest;
}
