import type { Situation, Trade } from "./kinds.ts";
import { howOften } from "./rounds.ts";

type Says = (s: Situation, t: Trade, summed: boolean) => string;
const onTop = (summed: boolean): string => (summed ? " (about {along.left} a month more, in no total)" : "");

/** What goes along with a step, where three others leave more than it would as one of its own; who first, where some are new. */
export const along: Readonly<Record<"missed" | "late", Says>> = {
  missed: (s, _, summed) =>
    `**While you're open,** ${s.phone ? "call back" : "answer"} everybody you missed, ${howOften(s)}${s.team === "alone" ? "" : ", with one name on it each day"}${onTop(summed)}.`,
  late: (s, _, summed) =>
    `**Also:** answer everybody who waits, ${howOften(s)}${onTop(summed)}${s.room === 0 ? "" : ", new names first"}.`,
};
