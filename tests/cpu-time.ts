/** @returns milliseconds of the processor that a piece of work takes on this thread, whatever else the machine does */
export function cpuTimeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The least of three times that plain work takes at this moment: a look at each of 4,000 characters from each before it. */
export function plainTime(): number {
  const text = `${"x".repeat(4000)}.`;
  return Math.min(...[1, 2, 3].map(() => cpuTimeOf(() => /x+$/.test(text))));
}
/** What that takes where nothing else is done. */
const PLAIN_MS = 10;

/**
 * Milliseconds of the processor that a piece of work takes, the least of some tries, as on a machine that does plain work
 * in ten: a slower one, or one whose cores others use too, is slower at both.
 * @param limit it is tried again while it takes longer
 */
export function costOf(work: () => unknown, limit: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 4 && least >= limit; tries++) {
    least = Math.min(least, cpuTimeOf(work));
    if (least >= limit) least = Math.min(least, (least * PLAIN_MS) / plainTime());
  }
  return least;
}
