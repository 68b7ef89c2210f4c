import type { Situation } from "../../content/report/kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { fits, LEAST_LEFT, leaves, MOST_STEPS, net } from "./choose.ts";
import { withinRoom } from "./credit.ts";
import { besides } from "./hours.ts";
import { isWaiting } from "./plan.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { weigh } from "./weigh.ts";

/** What takes the place of a step of the first report leaves so many times as much: else that stays, since it may have been begun. */
const PLAINLY_MORE = 2;
/** One of the first report in place of another that does the same work and leaves little more. */
export const asBefore = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  for (const id of isWaiting(plan) ? [] : (s.kept ?? [])) {
    const step = catalogue.find((one) => one.id === id);
    if (!step || step.kind !== "cheaper-fix" || step.aim || plan.some((one) => one.step === step)) continue;
    if (s.comfort < step.comfort || !fits(step, s)) continue;
    const [same, ...others] = plan.filter(({ closes }) =>
      closes.some(({ stream }) => step.closes[stream] !== undefined),
    );
    if (!same || others.length > 0 || same.step.missed || s.kept!.includes(same.step.id)) continue;
    if (same.step.kind !== "cheaper-fix") continue;
    const rest = plan.filter((one) => one !== same);
    const taken = new Set(rest.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
    const { chosen } = weigh(
      step,
      s,
      flowing.filter(({ stream }) => !taken.has(stream.id)),
      used,
    );
    const summed = withinRoom([...rest, chosen], s, used).at(-1)!;
    if (
      summed.costPerMonth <= same.costPerMonth &&
      leaves(summed) >= LEAST_LEFT &&
      PLAINLY_MORE * leaves(summed) >= leaves(same)
    )
      return asBefore(
        plan.map((one) => (one === same ? summed : one)),
        s,
        used,
        flowing,
      );
  }
  return plan;
};

/**
 * With the owner's numbers what the first report advised stays, where it is free, a place is left and no other step does
 * it: whoever began with it need not stop.
 */
export const withKept = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  if (!s.kept || isWaiting(plan) || plan.length > MOST_STEPS) return plan;
  const hasRound = plan.some(({ step }) => step.missed);
  const taken = new Set(plan.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const free = flowing.filter(({ stream }) => !taken.has(stream.id));
  const subjects = new Set(plan.flatMap(({ step }) => step.subject ?? []));
  for (const id of s.kept) {
    const step = catalogue.find((one) => one.id === id);
    if (
      !step ||
      step.kind !== "cheaper-fix" ||
      step.aim ||
      // Beside three others only what is done within the hour.
      (plan.length === MOST_STEPS && !hasRound && step.setupHours > 1) ||
      step.missed ||
      plan.some((one) => one.step === step) ||
      (step.subject !== undefined && subjects.has(step.subject)) ||
      s.comfort < step.comfort ||
      !fits(step, s)
    )
      continue;
    const summed = withinRoom([...plan, weigh(step, s, free, used).chosen], s, used).at(-1)!;
    if (summed.costPerMonth > 0) continue;
    if (summed.closes.length > 0 && leaves(summed) >= LEAST_LEFT && net(summed) > 0)
      return withKept([...plan, summed], s, used, flowing);
    // What brings about what it takes, or is for those who are customers already, is for something that was checked.
    const asked =
      step.takes.some((label) => s.labels.includes(label)) &&
      (Object.keys(step.closes).length === 0 || Object.keys(step.closes).some((id) => !taken.has(id)));
    if (asked && (s.room === 0 || summed.perMonth > 0 || summed.closes.length === 0)) {
      const { chosen } = weigh(step, s, [], used);
      return withKept([...plan, { ...chosen, ...besides(chosen), unsummed: true }], s, used, flowing);
    }
  }
  return plan;
};
