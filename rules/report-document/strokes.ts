import type { Chart } from "../../contracts/report-document.ts";

/** `on`: ink. `busy`, `off`: paler. `live`: what gets lost. `mark`: what the others are held against. */
export type Tone = "on" | "busy" | "off" | "live" | "mark";
/** An upright stroke in the middle of its slot: `tall` is its share of the drawing's height, 0 for a dot. */
export interface Stroke {
  slot: number;
  tall: number;
  tone: Tone;
}
/** So many strokes make a drawing at full width. */
const SLOTS = 60;

/** Strokes of one wave are never quite alike; the same slot always has the same height. */
const breath = (slot: number) => 0.84 + 0.16 * Math.sin(slot * 2.3) * Math.cos(slot * 0.7);
const slots = (make: (slot: number) => Omit<Stroke, "slot">): Stroke[] =>
  Array.from({ length: SLOTS }, (_, slot) => ({ slot, ...make(slot) }));

type Hours = Extract<Chart, { kind: "day" }>["hours"];
const TONES = { answered: "on", busy: "busy", slow: "off", nobody: "live" } as const;
export const toneOf = (state: Hours[number]["state"]): Tone => TONES[state];

/** A day of 24 hours as one wave. */
export const dayStrokes = (hours: Hours): Stroke[] =>
  slots((slot) => {
    const at = ((slot + 0.5) / SLOTS) * 24;
    const before = hours[Math.max(0, Math.floor(at - 0.5))]!;
    const after = hours[Math.min(23, Math.floor(at + 0.5))]!;
    const part = at - 0.5 - Math.floor(at - 0.5);
    const weight = before.weight * (1 - part) + after.weight * part;
    return { tall: weight < 0.04 ? 0 : weight * breath(slot), tone: toneOf(hours[Math.floor(at)]!.state) };
  });

/** So many of `most` strokes; at least one for what is not nothing. */
export const strokesFor = (value: number, largest: number, most = SLOTS): number =>
  value <= 0 || largest <= 0 ? 0 : Math.min(most, Math.max(1, Math.round((value / largest) * most)));

/** So many of all: the counted ones tall, the others dots. */
export const barStrokes = (value: number, largest: number, tone: Tone, count = SLOTS): Stroke[] => {
  const tall = strokesFor(value, largest, count);
  return Array.from({ length: count }, (_, slot) =>
    slot < tall ? { slot, tall: 1, tone } : { slot, tall: 0, tone: "off" },
  );
};

/** One wave that shrinks from part to part; the last part is what is lost. */
export const funnelStrokes = (values: readonly number[]): Stroke[] => {
  const largest = Math.max(1, ...values);
  const height = (i: number) => Math.sqrt(Math.max(0, values[i] ?? 0) / largest);
  return slots((slot) => {
    const at = (slot / SLOTS) * values.length;
    const part = Math.floor(at);
    // The last third of a part already falls towards the next.
    const fall = Math.max(0, at - part - 0.66) / 0.34;
    const tall = height(part) + (part + 1 < values.length ? (height(part + 1) - height(part)) * fall : 0);
    return { tall: Math.max(0.05, tall * breath(slot)), tone: part === values.length - 1 ? "live" : "on" };
  });
};

/** Low, likely and high on a scale that begins at nothing: the wave swells where the likely value is. */
export const rangeStrokes = (
  { low, likely, high }: { low: number; likely: number; high: number },
  largest: number,
  against?: number,
): Stroke[] => {
  const slotOf = (amount: number) =>
    largest <= 0 ? 0 : Math.min(SLOTS - 1, Math.max(0, Math.round((amount / largest) * (SLOTS - 1))));
  const [from, peak, to] = [slotOf(low), slotOf(likely), slotOf(high)];
  const marked = against === undefined ? -1 : slotOf(against);
  return slots((slot) => {
    if (slot === marked) return { tall: 1, tone: "mark" };
    if (slot === peak) return { tall: 0.95, tone: "on" };
    if (slot < from || slot > to) return { tall: 0, tone: "off" };
    const near = slot < peak ? (slot - from + 1) / (peak - from + 1) : (to - slot + 1) / (to - peak + 1);
    return { tall: 0.14 + 0.5 * near, tone: "busy" };
  });
};
