import type { Situation, Trade } from "./kinds.ts";
import { howOften } from "./rounds.ts";

type Says = (s: Situation, t: Trade, summed: boolean) => string;
const onTop = (summed: boolean): string => (summed ? " (about {along.left} a month more, in no total)" : "");

/** Who first. */
const orderOf = ({ room }: Situation): string => (room === 0 ? "Oldest first." : "New names first.");

/** What goes along with a step, where three others leave more than it would as one of its own. */
export const along: Readonly<Record<"missed" | "late", Says>> = {
  missed: (s, _, summed) =>
    `**By day, too:** call everybody you missed, ${howOften(s)}${onTop(summed)}. ${orderOf(s)}`,
  late: (s, t, summed) =>
    `**Also:** answer every waiting ${t.customer}, ${howOften(s)}${onTop(summed)}. ${orderOf(s)}`,
};
