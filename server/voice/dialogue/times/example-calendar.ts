import type { Desk } from "../../../../content/desks/desk.ts";
import { addDays, daysBetween, toClock } from "../readers/calendar.ts";
import type { TakenSlot } from "../context.ts";
import { spansOf } from "./hours.ts";

const kept = new WeakMap<Desk, { asked: string; taken: readonly TakenSlot[] }>();

/**
 * The appointments that an invented practice already has, so that the demo's calendar is not empty: the same
 * on every call of a day, and the fuller the nearer the day. The caller adds what visitors have booked.
 */
export function exampleBookings(desk: Desk, from: string, days: number, today = from): readonly TakenSlot[] {
  // Drawing months of them takes as long as answering; each turn of a call asks.
  const asked = `${from} ${days} ${today}`;
  const known = kept.get(desk);
  if (known?.asked === asked) return known.taken;
  const taken = drawn(desk, from, days, today);
  kept.set(desk, { asked, taken });
  return taken;
}

function drawn(desk: Desk, from: string, days: number, today: string): TakenSlot[] {
  const taken: TakenSlot[] = [];
  for (let i = 0; i < days; i++) {
    const day = addDays(from, i);
    const share = daysBetween(today, day) < 5 ? 0.5 : 0.3;
    for (const [open, close] of spansOf(desk, day))
      for (let at = open; at + 30 <= close; at += 30)
        if (draw(`${desk.id}${day}${at}`) < share) taken.push({ day, time: toClock(at), minutes: 30 });
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
