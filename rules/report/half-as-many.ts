import { isKept } from "./assumptions.ts";
import { leftAt } from "./doubts.ts";
import { guessToCheck } from "./guess-to-check.ts";
import { hoursInAll } from "./hours.ts";
import type { Figure, Report } from "./report.ts";
import { thousandFigures } from "./per-thousand.ts";
import { inTens } from "./rounding.ts";

/** Half as many new ones as we took are no rare year. */
export const HALF = 0.5;
const money = (value: number): Figure => ({ value: inTens(value), unit: "money" });

/** A range that is printed holds the case that is told beside it: half of the new ones, or half of what we guessed of the owner's count. */
const halfAsMany = (r: Report): Record<string, Figure> => {
  const value = (id: string) => r.figures[id]!.value;
  const guess = guessToCheck(r);
  const year = isKept(r.assumptions["freshShare"]!) ? leftAt(r, 1) - leftAt(r, HALF) : 0;
  const step = guess && value(`p.${guess.step}.left`) - guess.half;
  const less = Math.max(year, guess ? Math.max(guess.less, step!) : 0);
  const low = Math.min(value("all.low"), value("all") - less);
  if (low === value("all.low")) return {};
  const its = guess && `p.${guess.step}.left.low`;
  return {
    "all.low": money(low),
    "brings.low": { value: money(low).value + value("all.outlay"), unit: "money" },
    ...(low < 0 ? { "all.loss": money(-low) } : {}),
    ...(its && guess.half >= 0 && guess.half < value(its) ? { [its]: money(guess.half) } : {}),
  };
};

/** What the plan takes and leaves after all hours, at its low end with the cases that are told beside it. */
export const inAll = (r: Report): Record<string, Figure> => {
  const hours = hoursInAll(r);
  const told = { ...r, figures: { ...r.figures, ...hours } };
  return { ...hours, ...halfAsMany(told), ...thousandFigures(told) };
};
