export type Vital = "lcp" | "inp" | "cls";

/** Upper bounds of the classes that measurements are counted in: milliseconds, and thousandths of a layout shift. */
const BOUNDS: Record<Vital, readonly number[]> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 600_000],
  inp: [50, 100, 150, 200, 300, 500, 1000, 600_000],
  cls: [10, 25, 50, 100, 150, 250, 500, 1_000_000],
};

/** The class of a measurement, by its upper bound. */
export const classOf = (vital: Vital, value: number): string =>
  String(BOUNDS[vital].find((bound) => value <= bound) ?? BOUNDS[vital].at(-1));

/**
 * The 75th percentile out of classes, as if each were filled evenly; null without measurements.
 * @param counts by upper bound
 */
export function p75(vital: Vital, counts: ReadonlyMap<string, number>): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let left = all * 0.75;
  let from = 0;
  for (const to of BOUNDS[vital]) {
    const count = counts.get(String(to)) ?? 0;
    if (left <= count) return Math.round(from + ((to - from) * left) / count);
    left -= count;
    from = to;
  }
  return from;
}
