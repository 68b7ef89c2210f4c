import type { Situation } from "../../content/report/kinds.ts";
import { setsPrices } from "../../content/report/words.ts";
import { sellsFreed } from "../../content/report/steps/day-anew.ts";
import { findsOf } from "../../content/report/steps/where-costs-hide.ts";
import type { ChosenStep, Figure, Range, Report } from "./report.ts";
import { inTens, toTen } from "./rounding.ts";
import { paysOf } from "./trade-pays.ts";
import { habitOf, rateOf, type Sums, whoseHours } from "./step-hours.ts";

type Planned = Report["steps"][number];
type Planning = Sums & Pick<Report, "steps">;

/** What a row of the plan's table takes and leaves a month: all that is told of its worth is read from here. */
export interface PlanRow {
  /** All hours that its words ask for, and what they cost in dollars. */
  hours: number;
  time: number;
  cost: number;
  /** What it takes back of what is lost now, and what it brings by our guess. */
  counted: Range;
  guess: Range;
  /** After its price and all its hours, as it is printed. */
  left: Range;
}
/** One step of the plan. */
export interface PlanLine extends PlanRow {
  step: Planned;
}
/** What is done beside the steps, with hours and a worth of its own: whoever reached nobody is called back, pleased customers are asked for a name. */
export interface BesideLine extends PlanRow {
  id: "along" | "names";
  step: Planned;
}

const NONE: Range = { low: 0, likely: 0, high: 0 };
/** Our guesses of one kind lie half below and half above. */
const guessed = (likely: number): Range =>
  likely <= 0 ? NONE : { low: toTen(likely / 2), likely: toTen(likely), high: toTen(likely * 1.5) };

/** Three jobs that were priced too low, a year; one, or six. */
const A_JOB = 2000;
const FOUND: Range = {
  low: toTen(A_JOB / 12),
  likely: toTen((3 * A_JOB) / 12),
  high: toTen((6 * A_JOB) / 12),
};

/** By our guess: whoever says yes, the jobs that are found, the hours that come back. */
export const guessOf = (
  { step, wins = 0, closes }: ChosenStep,
  s: Situation,
  figures: Readonly<Record<string, Figure>>,
): Range => {
  const value = (id: string) => figures[id]?.value ?? 0;
  const gain = `gain.${step.id}`;
  const parts = [
    { low: value(`${gain}.low`), likely: value(gain), high: value(`${gain}.high`) },
    step.id === "where-costs-hide" && findsOf(s.trade) === "jobs" ? FOUND : NONE,
    // Beside open room hours that come back are money once somebody books them.
    step.id === "day-anew" && sellsFreed(s) ? guessed(value("freed")) : NONE,
    // One every other month of what pays for it by the trade's own words.
    closes.length === 0 && paysOf(step, s.trade) !== "" ? guessed(value("pays.sum") / 2) : NONE,
    // Who is full: all whom a week's hours serve pay a tenth more.
    step.id === "full-book" && setsPrices(s.trade) ? guessed(value("raise.sum")) : NONE,
    guessed(wins),
  ];
  return parts.reduce((sum, { low, likely, high }) => ({
    low: sum.low + low,
    likely: sum.likely + likely,
    high: sum.high + high,
  }));
};

/** Its minutes come out of the hours that it gives back, where those are no money. */
export const isRepaid = ({ step }: Pick<Planned, "step">, s: Situation): boolean =>
  step.id === "day-anew" && !sellsFreed(s);
/** Hours a month of a step that no sum of what is lost takes off. */
export const uncounted = (step: Planned, r: Sums): number =>
  isRepaid(step, r.situation)
    ? 0
    : (step.besides ?? 0) + habitOf(step, r).hours + (step.ownPerMonth > 0 ? 0 : step.ownHours);

const FIVE = 5;
const toFive = (dollars: number): number => FIVE * Math.round(dollars / FIVE);
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Each step with its hours and its worth, in the order of the plan. */
export const planLines = (r: Planning): PlanLine[] => {
  const hourCost = r.assumptions["hourCost"]!.value;
  return r.steps.map((step) => {
    const more = uncounted(step, r);
    const time = step.ownPerMonth + toFive(more * rateOf(whoseHours(step), hourCost));
    const guess = guessOf(step, r.situation, r.figures);
    const left = (end: keyof Range) => inTens(step.range[end] + guess[end] - step.costPerMonth - time);
    return {
      step,
      hours: tenths(more + (step.ownPerMonth > 0 ? step.ownHours : 0)),
      time,
      cost: step.costPerMonth,
      counted: step.range,
      guess,
      left: { low: left("low"), likely: left("likely"), high: left("high") },
    };
  });
};

/** What is done beside the steps, each in a row of its own. */
export const besideLines = (r: Planning): BesideLine[] => {
  const hourCost = r.assumptions["hourCost"]!.value;
  const value = (id: string) => r.figures[id]?.value ?? 0;
  const row = (id: BesideLine["id"], step: Planned, of: { hours: number; brings: number }): BesideLine => {
    const time = toFive(of.hours * hourCost);
    const guess = guessed(of.brings);
    const left = (end: keyof Range) => inTens(guess[end] - time);
    return {
      id,
      step,
      hours: tenths(of.hours),
      time,
      cost: 0,
      counted: NONE,
      guess,
      left: { low: left("low"), likely: left("likely"), high: left("high") },
    };
  };
  const asker = value("ask.sum") > 0 ? r.steps[value("ask.at") - 1] : undefined;
  return [
    ...r.steps.flatMap((step) =>
      step.along
        ? [
            row("along", step, {
              hours: step.along.hours,
              brings: step.along.left + step.along.hours * hourCost,
            }),
          ]
        : [],
    ),
    ...(asker
      ? [
          row("names", asker, {
            hours: value("ask.minutes") / 60,
            brings: (value("ask.year") * value("lever.year")) / 12,
          }),
        ]
      : []),
  ];
};

/** It brings money, counted or guessed. */
export const bringsMoney = ({ counted, guess }: Pick<PlanLine, "counted" | "guess">): boolean =>
  counted.likely + guess.likely > 0;

/** The lines as figures: `t.` and the step's id. */
export const lineFigures = (
  lines: readonly PlanLine[],
  beside: readonly BesideLine[],
): Record<string, Figure> =>
  Object.fromEntries(
    [...lines.map((line) => ({ ...line, id: line.step.step.id as string })), ...beside].flatMap(
      ({ id: its, hours, time, cost, guess, left }, i) => {
        const id = `t.${its}`;
        const money = (part: string, value: number) =>
          [`${id}${part}`, { value, unit: "money" as const }] as const;
        return [
          ...(i < lines.length ? [[`step.${i + 1}`, { value: i + 1, unit: "count" as const }] as const] : []),
          [`${id}.hours`, { value: hours, unit: "hours" as const }] as const,
          money(".time", time + cost),
          money(".guess", guess.likely),
          money(".left", left.likely),
          money(".left.low", left.low),
          money(".left.high", left.high),
          money(".loss", Math.max(0, -left.likely)),
          money(".low.loss", Math.max(0, -left.low)),
        ];
      },
    ),
  );
