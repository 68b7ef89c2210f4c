import type { Situation } from "../../content/report/kinds.ts";
import { freedIn, sellsFreed } from "../../content/report/steps/day-anew.ts";
import { gainOf } from "./goal-gain.ts";
import { guessOf } from "./plan-lines.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { inTens } from "./rounding.ts";
import { WEEKS_PER_MONTH } from "./streams.ts";
import { paysOf } from "./trade-pays.ts";
import { hoursSaid } from "./told-hours.ts";

/** What a plan's steps are held against one another by, before a word of them is written. */
export interface Weighing {
  s: Situation;
  used: Report["assumptions"];
  flowing: readonly FlowingStream[];
  /** What each step leaves as its row prints it, once its words are known: they say whose hours it takes. */
  printed?: Printed;
}
export type Printed = Readonly<Record<string, { left: number; money: boolean }>>;

/** What a step brings by our guess, as its line in the plan's table has it. */
const guessedOf = (chosen: ChosenStep, { s, used, flowing }: Weighing): number => {
  const hourCost = used.hourCost!.value;
  const gain = gainOf(chosen, 0, s, flowing, used)?.likely ?? 0;
  const freed = hoursSaid(freedIn(s.trade)) * WEEKS_PER_MONTH * hourCost;
  const money = (value: number) => ({ value, unit: "money" as const });
  return guessOf(chosen, s, {
    [`gain.${chosen.step.id}`]: money(gain),
    freed: money(freed),
    "pays.sum": money(hoursSaid(paysOf(chosen.step, s.trade)) * hourCost),
  }).likely;
};
/** Hours a month that its words ask for beyond those of its sum. */
const moreHours = ({ step, ownHours, ownPerMonth, besides = 0 }: ChosenStep, s: Situation): number => {
  if (step.id === "day-anew" && !sellsFreed(s)) return 0;
  const takes = step.subject && !step.leads ? s.trade.named?.[step.subject]?.takes : undefined;
  const told = takes ? (takes.times * takes.minutes) / 60 : 0;
  const known = ownHours + besides;
  return Math.max(known, told) - (ownPerMonth > 0 ? ownHours : 0);
};

/** It brings money, counted or guessed. */
export const isOfMoney = (chosen: ChosenStep, w: Weighing): boolean =>
  chosen.perMonth > 0 || guessedOf(chosen, w) > 0;

/** Dollars a month that a step leaves after its price and all its hours, our guess of it included. */
export const leftInAll = (chosen: ChosenStep, w: Weighing): number =>
  inTens(
    chosen.perMonth +
      guessedOf(chosen, w) -
      chosen.costPerMonth -
      chosen.ownPerMonth -
      moreHours(chosen, w.s) * w.used.hourCost!.value,
  );
