import type { Situation, Trade } from "./kinds.ts";
import type { Advice } from "./playbook.ts";
import { howOften } from "./rounds.ts";

/** With when and by whom, in the trade's own words. */
type Says = (s: Situation, t: Trade, summed: boolean, own?: Pick<Advice, "who">) => string;
const onTop = (summed: boolean): string =>
  summed
    ? " (about {along.hours} hours a month; by our guess about {along.left} more after them, in no sum)"
    : " (about {along.hours} hours a month, in no sum)";

/** What goes along with a step, where three others leave more than it would as one of its own; who first, where some are new. */
export const along: Readonly<Record<"missed" | "late", Says>> = {
  missed: (s, _, summed, own) =>
    `**While you're open,** ${s.phone ? "call back" : "answer"} everybody you missed${s.missedKnown ? " (part of your {n.missedPerWeek} a week)" : ""}${s.reply === 0 ? " within the hour too" : `, ${howOften(s)}`}${s.team === "alone" ? "" : `; one person does it each day${own?.who && !/^whoever\b/.test(own.who) ? `, for example ${own.who}` : ""}`}${onTop(summed)}.`,
  late: (s, _, summed) =>
    `**Also:** answer everybody who waits, ${howOften(s)}${s.room === 0 ? "" : ", new names first"}${onTop(summed)}.`,
};
