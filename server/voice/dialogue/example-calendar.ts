import type { Desk } from "../../../content/desks/desk.ts";
import { addDays, daysBetween, toClock } from "./readers/calendar.ts";
import type { TakenSlot } from "./context.ts";
import { spansOf } from "./hours.ts";

/**
 * The appointments that an invented practice already has, so that the demo's calendar is not empty: the same
 * on every call of a day, and the fuller the nearer the day. The caller adds what visitors have booked.
 */
export function exampleBookings(desk: Desk, from: string, days: number, today = from): TakenSlot[] {
  const taken: TakenSlot[] = [];
  for (let i = 0; i < days; i++) {
    const day = addDays(from, i);
    for (const [open, close] of spansOf(desk, day)) {
      for (let at = open; at + 30 <= close; at += 30) {
        if (draw(`${desk.id}${day}${at}`) < (daysBetween(today, day) < 5 ? 0.5 : 0.3))
          taken.push({ day, time: toClock(at), minutes: 30 });
      }
    }
  }
  return taken;
}

/** A number from 0 to 1 that depends on the text alone (FNV-1a, mixed). */
function draw(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000;
}
