import type { Situation } from "../../content/report/kinds.ts";
import { makesAsk } from "../../content/report/lever-of.ts";
import { setsPrices } from "../../content/report/words.ts";
import { isSmallPlan } from "./choose.ts";
import { withFolds } from "./first-named.ts";
import { isAimed, isOfNewOnes, LATE, wantsNew } from "./needs.ts";
import { isWaiting, leaves } from "./plan.ts";
import type { ChosenStep } from "./report.ts";

/** It takes back money that is lost, is for something that was ticked or for the growth that is wanted, or for being full, on which all else hangs. */
const answers = ({ step, closes, unsummed }: ChosenStep, { labels, goal }: Situation): boolean =>
  closes.length > 0 ||
  unsummed === true ||
  (step.lever === true && goal === "growth") ||
  step.id === "full-book" ||
  (!step.praised && step.takes.some((label) => labels.includes(label)));

/** It serves the goal that was named: in no sum, or by the new ones that it wins beside steps that win none. */
export const isForGoal = ({ step, forGoal }: ChosenStep, { goal, trade }: Situation): boolean =>
  forGoal === true ||
  (step.aim === true &&
    // Who is full grows by the price.
    (step.id !== "full-book" || (goal === "growth" && setsPrices(trade))) &&
    (!step.lever || goal === "growth"));

/** One day without anybody, or one job that is sold below its cost, takes more than so many dollars a month bring. */
const A_BAD_DAY = 250;
/** Where the sums come to little, what is worth doing is the goal's own step; to be answered at last is what people notice before any promise. */
const isWorthMore = (plan: readonly ChosenStep[], { goal, reply, room }: Situation): boolean =>
  room !== 0 &&
  (goal === "continuity" || goal === "cost"
    ? plan.every((one) => leaves(one) < A_BAD_DAY)
    : isSmallPlan(plan) && (goal === "efficiency" || (goal === "experience" && reply < LATE)));

/** What serves another goal than growth alone, and is in no sum, comes after whatever answers the owner. */
export const goalLast = <T extends ChosenStep>(plan: readonly T[], s: Situation): readonly T[] => {
  if (isWaiting(plan)) return plan;
  const [answering, others] = [true, false].map((is) => plan.filter((step) => answers(step, s) === is));
  return isWorthMore(plan, s) && others!.some((one) => isForGoal(one, s))
    ? [...others!, ...answering!]
    : [...answering!, ...others!];
};

/** So many dollars a month wait for no step without a sum. */
const LARGE = 400;
/** What was wanted most is told second, or right behind what leaves so much that nobody would wait with it. */
export const goalSecond = (plan: readonly ChosenStep[], s: Situation): readonly ChosenStep[] => {
  // Whoever asks already is answered before more are made to ask.
  const its = plan.find(
    (one) => one.step.aim === true && isForGoal(one, s) && !(one.step.lever && makesAsk(s)),
  );
  const at = plan.findIndex((one, i) => i > 0 && leaves(one) < LARGE);
  if (!its || at < 0 || plan.indexOf(its) <= at || isWaiting(plan)) return plan;
  const rest = plan.filter((one) => one !== its);
  return [...rest.slice(0, at), its, ...rest.slice(at)];
};

/** Whoever wants new ones sees which step wins them, where the others win none and the trade's own lever is not in the plan. */
const winsNewOnes = (plan: readonly ChosenStep[], s: Situation): ChosenStep | undefined => {
  const summed = plan.filter(({ closes }) => closes.length > 0);
  return !wantsNew(s) || plan.some(({ step }) => step.lever) || summed.every(isOfNewOnes)
    ? undefined
    : summed.find((one) => one.step.kind === "cheaper-fix" && isOfNewOnes(one));
};

/** Where no step is the goal's own, the one of the plan that does most for it; what is free goes before what is bought. */
export const doesMost = (plan: readonly ChosenStep[], s: Situation): ChosenStep | undefined =>
  isWaiting(plan) || plan.some((one) => isForGoal(one, s))
    ? undefined
    : plan
        .filter((one) => one.closes.length > 0 && isAimed(one, s))
        .toSorted(
          (a, b) =>
            Number(a.step.kind === "assistant") - Number(b.step.kind === "assistant") ||
            leaves(b) - leaves(a),
        )[0];

/** The goal that was named has its step in the plan, and what has none of its own is told where it is done. */
export const namedForGoal = (plan: readonly ChosenStep[], s: Situation): readonly ChosenStep[] => {
  const its = winsNewOnes(plan, s) ?? doesMost(plan, s);
  return withFolds(
    plan.map((one) => (one === its ? { ...one, forGoal: true as const } : one)),
    s,
  );
};
