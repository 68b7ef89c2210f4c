import type { ReviewChoices } from "../../../contracts/assessment-review-choices.ts";
import { assumptions } from "../../../content/report/assumptions.ts";
import { everyFinding } from "../../../content/report/findings/plain.ts";
import { steps } from "../../../content/report/steps/index.ts";
import { trades } from "../../../content/report/trades/index.ts";

/** Bounds by unit: a share is 0 to 100, anything else not negative and not endless. */
export const boundsOf = (unit: string): { min: number; max: number; step: number } =>
  unit === "percent"
    ? { min: 0, max: 100, step: 1 }
    : unit === "money"
      ? { min: 0, max: 1_000_000, step: 1 }
      : { min: 0, max: 20_000, step: 0.1 };

const known = (ids: readonly string[] | undefined, all: readonly { id: string }[], what: string): string[] =>
  (ids ?? []).filter((id) => !all.some((each) => each.id === id)).map((id) => `There is no ${what} ${id}`);

/** A name that is none, a trade of another industry, or a number out of its bounds: each in a sentence. */
export function faultsOf({ industry, choices }: { industry: string; choices: ReviewChoices }): string[] {
  const numbers = Object.entries(choices.assumptions ?? {}).flatMap(([id, value]) => {
    const assumption = assumptions.find((each) => each.id === id);
    if (!assumption) return [`There is no assumption ${id}`];
    const { min, max } = boundsOf(assumption.unit);
    return value < min || value > max ? [`Please enter a number from ${min} to ${max}`] : [];
  });
  return [
    ...numbers,
    ...known(choices.dropFindings, everyFinding, "finding"),
    ...known(choices.steps, steps, "step"),
    ...known(
      choices.trade ? [choices.trade] : [],
      trades.filter((trade) => trade.industry === industry),
      "trade",
    ),
  ];
}
