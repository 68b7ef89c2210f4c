import type { Bottleneck } from "../../contracts/assessment-options.ts";
import { foldedHours, isFolded } from "../../content/report/folded.ts";
import type { Situation } from "../../content/report/kinds.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { streams } from "../../content/report/streams/index.ts";
import { fits, LEAST_LEFT, leaves, MOST_STEPS, net } from "./choose.ts";
import { withinRoom } from "./credit.ts";
import { oneMorePays } from "./dearest.ts";
import { besides } from "./step-hours.ts";
import { isFor } from "./preferred.ts";
import { isWaiting } from "./plan.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { weigh } from "./weigh.ts";

/** So many dollars a month more than it brings are minutes, which a habit takes. */
const EVEN = 20;
/** Nobody ticked what leaves less than so many times as much: that yields. */
const UNASKED = 2;

const hostOf = (label: Bottleneck, plan: readonly ChosenStep[], s: Situation): ChosenStep | undefined =>
  plan.find(({ step }) => isFolded(label, step.id, s));

const isTaken = (label: Bottleneck, plan: readonly ChosenStep[]): boolean => {
  const mine = streams.filter(({ of }) => of.includes(label)).map(({ id }) => id);
  return plan.some(
    ({ step, closes }) => step.takes.includes(label) || closes.some(({ stream }) => mine.includes(stream)),
  );
};

/** The best that is free for what was checked first: what has a sum, else a habit that brings about what it takes. */
const bestFor = (
  label: Bottleneck,
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): ChosenStep | undefined => {
  const taken = new Set(plan.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const free = flowing.filter(({ stream }) => !taken.has(stream.id));
  const subjects = new Set(plan.flatMap(({ step }) => step.subject ?? []));
  const weighed = catalogue
    .filter(
      (step: Step) =>
        step.kind === "cheaper-fix" &&
        !step.aim &&
        !step.missed &&
        step.takes.includes(label) &&
        plan.every((one) => one.step !== step) &&
        (step.subject === undefined || !subjects.has(step.subject)) &&
        s.comfort >= step.comfort &&
        fits(step, s),
    )
    .map((step) => withinRoom([...plan, weigh(step, s, free, used).chosen], s, used).at(-1)!)
    .toSorted((a, b) => leaves(b) - leaves(a));
  const summed = weighed.find(
    (one) => one.closes.length > 0 && isFor(one, label) && leaves(one) >= LEAST_LEFT && net(one) > 0,
  );
  if (summed) return summed;
  const habit = weighed.find(
    (one) =>
      one.costPerMonth === 0 &&
      one.step.monthly === undefined &&
      (leaves(one) >= -EVEN || oneMorePays(one, s, used)),
  );
  if (!habit) return undefined;
  const { chosen } = weigh(habit.step, s, [], used);
  return { ...chosen, ...besides(chosen), unsummed: true };
};

/** What was checked first has a step, or one that does it as well: in a free place, in that of what nobody checked, or as a fourth. */
export const withFirst = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  const [label] = s.labels;
  if (!label || isWaiting(plan) || s.room === 0 || s.trade.mourning) return plan;
  if (isTaken(label, plan)) return plan;
  const isHosted = hostOf(label, plan, s) !== undefined;
  // A date that is offered on the way, or a second word, is less than a step for it, where that has a sum.
  if (isHosted && label !== "Appointment Scheduling" && label !== "Follow-up Communication") return plan;
  // Where next to nothing is won, one step is enough.
  if (plan.some((one) => one.closes.length > 0 && leaves(one) < LEAST_LEFT)) return plan;
  const yields = plan.find(
    (one) =>
      plan.length >= MOST_STEPS &&
      one.step.kind === "cheaper-fix" &&
      one.closes.length > 0 &&
      !one.named &&
      !one.step.missed &&
      !one.step.aim &&
      !s.kept?.includes(one.step.id),
  );
  if (yields) {
    const rest = plan.filter((one) => one !== yields);
    const best = bestFor(label, rest, s, used, flowing);
    if (best && !best.unsummed && leaves(yields) < UNASKED * leaves(best))
      return placed(yields === plan[0] ? [best, ...rest] : rest, best);
  }
  const best = plan.length > MOST_STEPS ? undefined : bestFor(label, plan, s, used, flowing);
  // A habit alone is no fourth.
  return best && (best.unsummed ? !isHosted && plan.length < MOST_STEPS : true) ? placed(plan, best) : plan;
};

/** Behind what opens the plan and what leaves more, before what leaves less, has no sum or is for the goal alone. */
const placed = (plan: readonly ChosenStep[], best: ChosenStep): readonly ChosenStep[] => {
  if (plan.includes(best)) return plan;
  const at = plan.findIndex(
    (other, i) =>
      i > 0 &&
      ((other.step.aim === true && !other.step.lever) ||
        (!best.unsummed && !other.step.aim && (other.uncounted || leaves(other) < leaves(best)))),
  );
  return at < 0 ? [...plan, best] : [...plan.slice(0, at), best, ...plan.slice(at)];
};

/** What was checked and has no step of its own, beside the step that does it as well. */
export const withFolds = (plan: readonly ChosenStep[], s: Situation): readonly ChosenStep[] => {
  if (isWaiting(plan)) return plan;
  const open = s.labels.filter((label) => !isTaken(label, plan));
  return plan.map((one) => {
    const folds = open.filter((label) => hostOf(label, plan, s) === one);
    return folds.length > 0 ? { ...one, folds, setupHours: one.setupHours + foldedHours(folds) } : one;
  });
};
