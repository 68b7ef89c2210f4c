/** What became of a save that names the version it began with: stored, or somebody was first and this stands now. */
export type Save<T> = { kind: "saved"; stored: T } | { kind: "stale"; current: T };

export const saved = <T>(stored: T): Save<T> => ({ kind: "saved", stored });
export const stale = <T>(current: T): Save<T> => ({ kind: "stale", current });
