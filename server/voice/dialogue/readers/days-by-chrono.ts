import * as chrono from "chrono-node/en";
import { dayOf } from "./calendar.ts";

/** What is left (in two weeks, 12/3, three days from now, yesterday) is chrono's to read. */
export function fromChrono(rest: string, today: string, add: (day: string) => void): void {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  for (const result of chrono.parse(rest, reference, { forwardDate: true }).slice(0, 4)) {
    const { start } = result;
    if (!start.isCertain("day") && !start.isCertain("weekday")) continue;
    // 'I have twenty days to answer' is how long, and no day.
    if (
      /(?<!\p{L})(?:have|has|had|got|get|gives?|gave|only|just|within|need|needs|takes?) $/u.test(
        rest.slice(0, result.index),
      )
    )
      if (/^(?:within )?\d+ (?:days?|weeks?|months?)$/.test(result.text)) continue;
    // 'Lindqvist, two d's' counts no days.
    if (/^\d+ ?\p{L}{1,2}(?!\p{L})/u.test(result.text.trim())) continue;
    if (/^(now|may|second|sec|a second|a minute|minute|last|this)$/i.test(result.text.trim())) continue;
    // 'An hour later' and 'ten minutes early' are told of another time; only 'in an hour' is today.
    const behind = rest.slice(result.index + result.text.length);
    if (
      OF_HOURS.test(result.text) &&
      (!/^(?:with)?in\b|from now$/.test(result.text) || /^ (?:early|late|before|after)/.test(behind))
    )
      continue;
    add(dayOf(start.get("year") ?? 0, start.get("month") ?? 0, start.get("day") ?? 0));
  }
}
const OF_HOURS = /\b(?:min(?:ute)?s?|hours?)\b/i;
