import type { Situation } from "../../content/report/kinds.ts";
import { isWaiting } from "./plan.ts";
import type { ChosenStep } from "./report.ts";

/** It takes back money that is lost, is for something that was ticked or for the growth that is wanted, or for being full, on which all else hangs. */
const answers = ({ step, closes, unsummed }: ChosenStep, { labels, goal }: Situation): boolean =>
  closes.length > 0 ||
  unsummed === true ||
  (step.lever === true && goal === "growth") ||
  step.id === "full-book" ||
  step.takes.some((label) => labels.includes(label));

/** It serves the goal that was named, and is in no sum. */
export const isForGoal = ({ step }: Pick<ChosenStep, "step">, { goal }: Situation): boolean =>
  step.aim === true && step.id !== "full-book" && (!step.lever || goal === "growth");

/** What serves another goal than growth alone, and is in no sum, comes after whatever answers the owner. */
export const goalLast = <T extends ChosenStep>(plan: readonly T[], s: Situation): readonly T[] =>
  isWaiting(plan)
    ? plan
    : [...plan.filter((step) => answers(step, s)), ...plan.filter((step) => !answers(step, s))];
