/** Entries of a list of the area that its pages lead to: who wants older ones filters or searches. */
export const REACH = 10_000;
/** Matches of a search in the area that are counted and shown: where there are more, those among the newest entries and some of the others. */
export const FOUND_MAX = 500;
