/** The sizes a report's PDF comes in. */
export const PAPERS = ["letter", "a4"] as const;
export type Paper = (typeof PAPERS)[number];
