import { planLines } from "./plan-lines.ts";
import type { Report } from "./report.ts";
import { paysOf } from "./trade-pays.ts";

/** The step's own words say by when something comes of it. */
const A_YEAR = /\bin the first year\b|\bafter (?:a|one) year\b/i;
const A_QUARTER = /\bafter (?:a|one) quarter\b|\bafter three months\b/i;

/** Over which time the count of a step shows anything; empty where a month does. */
export const showsAfter = (chosen: Report["steps"][number], r: Report): "" | "a quarter" | "a year" => {
  const { step, words } = chosen;
  if (step.lever) return A_YEAR.test(words.does) ? "a year" : A_QUARTER.test(words.does) ? "a quarter" : "";
  // One in two months, by our guess, is none in most weeks.
  const isSeldom =
    paysOf(step, r.situation.trade) !== "" &&
    planLines(r).some((line) => line.step === chosen && line.guess.likely > 0);
  return isSeldom ? "a quarter" : "";
};
