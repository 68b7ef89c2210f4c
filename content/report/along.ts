import type { Situation } from "./kinds.ts";
import type { Advice } from "./playbook.ts";
import { howOften } from "./rounds.ts";

/** With when and by whom, in the trade's own words. */
type Says = (s: Situation, summed: boolean, own?: Pick<Advice, "who">) => string;
/** What goes along with a step, where those who reach nobody are few; its hours are in the plan's. */
export const along: Says = (s, summed, own) =>
  `**While you're open,** ${s.phone ? "call back" : "answer"} everybody you missed${s.missedKnown ? " (part of your {n.missedPerWeek} a week)" : ""}${s.reply === 0 ? " within the hour too" : `, ${howOften(s)}`}${s.team === "alone" ? "" : `; one person does it each day${own?.who && !/^whoever\b/.test(own.who) ? `, for example ${own.who}` : ""}`} (about {along.hours} hours a month, counted in the plan's${summed ? "; by our guess it leaves about {along.left} beside its sum" : ""}).`;
