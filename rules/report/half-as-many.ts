import { isKept } from "./assumptions.ts";
import { leftAt } from "./doubts.ts";
import { guessToCheck } from "./guess-to-check.ts";
import { hoursInAll } from "./hours.ts";
import type { Figure, Report } from "./report.ts";
import { ladderFigures } from "./ladder.ts";
import { paysWhen } from "./pays-when.ts";
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

/** What the plan leaves with another number of new ones, where that is asked about: the range holds it. */
const withOthers = ({ figures }: Report): Record<string, Figure> => {
  const by = figures["odd.by"]?.value;
  if (by === undefined) return {};
  const value = (id: string) => figures[id]!.value;
  const then = inTens(value("all") + by);
  // More than our range is another business, told with its own sum: nobody can read a range of eight to one.
  const low = Math.min(value("all.low"), then);
  return {
    "odd.then": money(Math.max(0, then)),
    "all.low": money(low),
    "brings.low": { value: low + value("all.outlay"), unit: "money" },
    ...(low < 0 ? { "all.loss": money(-low) } : {}),
  };
};

/** What the plan takes and leaves after all hours, at its ends with the cases that are told beside it. */
export const inAll = (r: Report): Record<string, Figure> => {
  const hours = hoursInAll(r);
  const told = { ...r, figures: { ...r.figures, ...hours } };
  const half = halfAsMany(told);
  const others = withOthers({ ...told, figures: { ...told.figures, ...half } });
  return {
    ...hours,
    ...half,
    ...others,
    ...thousandFigures(told),
    ...ladderFigures(told),
    ...paysWhen(told),
  };
};
