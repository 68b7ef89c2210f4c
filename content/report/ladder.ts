import type { Trade } from "./kinds.ts";

/** How much of the room that was counted more of the same would fill: effort, what comes of it by our guess, and its share. */
export const ladderWords = {
  caption: "What more of it would fill, by our guess",
  columns: ["How often", "What comes of it in a year", "Of the room you have"],
  effort: (times: number, hours: string): string =>
    `${times === 1 ? "As above" : times === 2 ? "Twice as often" : `${times === 4 ? "Four" : "Three"} times as often`}${hours ? `, ${hours} a month` : ""}`,
  comes: ({ newOne, newOnes }: Trade, one: boolean): string => (one ? newOne : newOnes),
} as const;
