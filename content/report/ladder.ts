import type { Trade } from "./kinds.ts";

/** What twice as much of a step would bring by our guess, beside the room that was counted. */
export const twiceWords = ({ newOnes }: Trade, takes: boolean, half: "hours" | "never" | ""): string =>
  `**Twice as often** ${takes ? "({ladder.hours} hours a month) " : ""}it might bring {ladder} ${newOnes} in place of {ladder.of}: less than twice as many, since the likeliest are asked first.${half === "hours" ? " Half of the {room.year} you have room for would take about {ladder.half} hours a month." : half === "never" ? " Half of the {room.year} you have room for is more than this step can win." : ""}`;
