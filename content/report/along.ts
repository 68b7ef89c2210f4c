import type { Situation } from "./kinds.ts";
import type { Advice } from "./playbook.ts";
import { howOften } from "./rounds.ts";

const act = ({ phone }: Situation): string =>
  phone ? "call back whoever reached nobody" : "answer whoever got no answer";
/** Under what it stands, and its row in the plan's table. */
export const alongTitle = (s: Situation): string => `From day one: ${act(s)}`;
export const alongRow = (s: Situation): string => `From day one: **${act(s)}**`;

/** With when and by whom, in the trade's own words. */
type Says = (s: Situation, sum: "some" | "unsaid" | { kept: number }, own?: Pick<Advice, "who">) => string;
/** What is done beside the steps where those who reach nobody are few. */
export const along: Says = (s, sum, own) =>
  `While you're open, ${s.phone ? "call back" : "answer"} everybody you missed${s.missedKnown ? " (part of your {n.missedPerWeek} a week)" : ""}${s.reply === 0 ? " within the hour" : `, ${howOften(s)}`}${s.team === "alone" ? "" : `; one person does it each day${own?.who && !/^whoever\b/.test(own.who) ? `, for example ${own.who}` : ""}`}. It takes about {t.along.hours} hours a month${sum === "some" ? "; by our guess it leaves about {t.along.left} after them" : sum === "unsaid" ? "" : `; ${keptWords(s, sum.kept)}`}.`;

/** Most of them are customers already, and no sum counts those: how many that stay pay for it. */
export const keptWords = ({ trade: { customer, customers } }: Situation, many: number): string =>
  many === 1 ? `one ${customer} kept a year pays for it` : `{along.pays} ${customers} kept a year pay for it`;
