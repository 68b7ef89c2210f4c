import type { Situation, Trade } from "./kinds.ts";
import type { Advice } from "./playbook.ts";
import { howOften } from "./rounds.ts";

/** How many of those who come of it pay for its hours. */
export const paidBy = ({ newOne, newOnes }: Trade, pays: number): string =>
  pays === 1 ? `one ${newOne} a year pays` : `{t.along.pays} ${newOnes} a year pay`;

/** With when and by whom, in the trade's own words. */
type Says = (s: Situation, sum: "some" | "unsaid" | { pays: number }, own?: Pick<Advice, "who">) => string;
/** What goes along with a step, where those who reach nobody are few; it has a row of its own in the table. */
export const along: Says = (s, sum, own) =>
  `**While you're open,** ${s.phone ? "call back" : "answer"} everybody you missed${s.missedKnown ? " (part of your {n.missedPerWeek} a week)" : ""}${s.reply === 0 ? " within the hour too" : `, ${howOften(s)}`}${s.team === "alone" ? "" : `; one person does it each day${own?.who && !/^whoever\b/.test(own.who) ? `, for example ${own.who}` : ""}`} (about {t.along.hours} hours a month${typeof sum === "object" ? `; ${paidBy(s.trade, sum.pays)} for them, and nobody can tell beforehand who that is` : sum === "some" ? "; by our guess it leaves about {t.along.left} after them" : ""}).`;
