import type { Situation } from "../../content/report/kinds.ts";
import { isOfNewOnes, wantsNew } from "./needs.ts";
import { isWaiting } from "./plan.ts";
import type { ChosenStep } from "./report.ts";

/** It takes back money that is lost, is for something that was ticked or for the growth that is wanted, or for being full, on which all else hangs. */
const answers = ({ step, closes, unsummed }: ChosenStep, { labels, goal }: Situation): boolean =>
  closes.length > 0 ||
  unsummed === true ||
  (step.lever === true && goal === "growth") ||
  step.id === "full-book" ||
  (!step.praised && step.takes.some((label) => labels.includes(label)));

/** It serves the goal that was named: in no sum, or by the new ones that it wins beside steps that win none. */
export const isForGoal = ({ step, forGoal }: ChosenStep, { goal }: Situation): boolean =>
  forGoal === true || (step.aim === true && step.id !== "full-book" && (!step.lever || goal === "growth"));

/** What serves another goal than growth alone, and is in no sum, comes after whatever answers the owner. */
export const goalLast = <T extends ChosenStep>(plan: readonly T[], s: Situation): readonly T[] =>
  isWaiting(plan)
    ? plan
    : [...plan.filter((step) => answers(step, s)), ...plan.filter((step) => !answers(step, s))];

/** Whoever wants new ones sees which step wins them, where the others win none and the trade's own lever is not in the plan. */
export const namedForGoal = (plan: readonly ChosenStep[], s: Situation): readonly ChosenStep[] => {
  const summed = plan.filter(({ closes }) => closes.length > 0);
  if (!wantsNew(s) || plan.some(({ step }) => step.lever) || summed.every(isOfNewOnes)) return plan;
  const wins = summed.find((one) => one.step.kind === "cheaper-fix" && isOfNewOnes(one));
  return plan.map((one) => (one === wins ? { ...one, forGoal: true as const } : one));
};
