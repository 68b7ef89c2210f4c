/** Entries of a list of the area that its pages lead to: who wants older ones filters or searches. */
export const REACH = 10_000;
/** Matches of a search in the area that are counted and shown, the newest. */
export const FOUND_MAX = 500;
