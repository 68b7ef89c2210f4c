export const DAY_MS = 86_400_000;

/** The day of a moment, as counts by day and names of files have it: `2026-05-04`, in UTC. */
export const dayOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 10);
/** The first of the last so many days, of which the present one is the last. */
export const firstOfLast = (days: number, now = Date.now()): string => dayOf(now - (days - 1) * DAY_MS);
