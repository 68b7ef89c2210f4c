import type { Situation } from "../../content/report/kinds.ts";
import { makesAsk } from "../../content/report/lever-of.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { fits, leaves, MOST_STEPS } from "./choose.ts";
import { losesByGuess } from "./goal-gain.ts";
import { isAimed, LATE } from "./needs.ts";
import { isForMissed, isWaiting } from "./plan.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { MANY_MISSED, weigh } from "./weigh.ts";

/** What the trade itself lives from, in a place that is left. */
export const withLever = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  const lever = catalogue.find(
    (step) => step.lever && fits(step, s) && !losesByGuess(step, s, used, flowing),
  );
  return lever && plan.length < MOST_STEPS && !plan.some(({ step }) => step.lever)
    ? [...plan, weigh(lever, s, [], used).chosen]
    : plan;
};

const PLAINLY_A_GUESS = 1.5;
/** For whoever wants growth what the trade lives from comes first where our guess of it is plainly more, or right after what leaves more of the same. */
export const forGrowth = (
  plan: readonly ChosenStep[],
  s: Situation,
  gainOf: (lever: ChosenStep) => number,
): readonly ChosenStep[] => {
  const [lever] = plan.filter(({ step }) => step.lever);
  if (s.goal !== "growth" || !lever || isWaiting(plan)) return plan;
  const gain = gainOf(lever);
  const rest = plan.filter((step) => step !== lever);
  const isMore = (step: ChosenStep) =>
    isAimed(step, s) && !step.uncounted && !step.unsummed && PLAINLY_A_GUESS * leaves(step) > gain;
  const first = rest.findIndex(({ step }) => !step.aim);
  // Whatever leaves more, growth is never far down.
  const at = first < 0 ? rest.length : isMore(rest[first]!) ? first + 1 : first;
  return [...rest.slice(0, at), lever, ...rest.slice(at)];
};

/** The step for those who reach nobody, or hear late, before the one that makes more of them ask. */
export const answeredFirst = (plan: readonly ChosenStep[], s: Situation): readonly ChosenStep[] => {
  const at = plan.findIndex(({ step }) => step.lever);
  const isLeak = s.reply >= LATE || s.missedPart >= MANY_MISSED;
  if (at < 0 || !isLeak || !makesAsk(s)) return plan;
  const last = plan.findLastIndex(
    (one) =>
      !one.uncounted &&
      !one.unsummed &&
      !one.rounds &&
      // Whoever waits for a day opens the plan anyway.
      !(one.step.missed && one.step.kind === "cheaper-fix" && s.reply >= LATE) &&
      isForMissed(one),
  );
  return last > at
    ? [...plan.slice(0, at), ...plan.slice(at + 1, last + 1), plan[at]!, ...plan.slice(last + 1)]
    : plan;
};
