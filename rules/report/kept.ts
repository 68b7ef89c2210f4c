import type { Situation } from "../../content/report/kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { fits, LEAST_LEFT, leaves, MOST_STEPS, net } from "./choose.ts";
import { withinRoom } from "./credit.ts";
import { besides } from "./hours.ts";
import { isWaiting } from "./plan.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { weigh } from "./weigh.ts";

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
  const most = MOST_STEPS + Number(plan.some(({ step }) => step.missed));
  if (!s.kept || isWaiting(plan) || plan.length >= most) return plan;
  const taken = new Set(plan.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const free = flowing.filter(({ stream }) => !taken.has(stream.id));
  const subjects = new Set(plan.flatMap(({ step }) => step.subject ?? []));
  for (const id of s.kept) {
    const step = catalogue.find((one) => one.id === id);
    if (
      !step ||
      step.kind !== "cheaper-fix" ||
      step.monthly !== undefined ||
      step.aim ||
      step.missed ||
      plan.some((one) => one.step === step) ||
      (step.subject !== undefined && subjects.has(step.subject)) ||
      s.comfort < step.comfort ||
      !fits(step, s)
    )
      continue;
    const summed = withinRoom([...plan, weigh(step, s, free, used).chosen], s, used).at(-1)!;
    if (summed.closes.length > 0 && leaves(summed) >= LEAST_LEFT && net(summed) > 0)
      return withKept([...plan, summed], s, used, flowing);
    // What brings about what it takes, or is for those who are customers already, is for something that was checked.
    const asked =
      step.takes.some((label) => s.labels.includes(label)) &&
      Object.keys(step.closes).every((stream) => !taken.has(stream));
    if (asked && (s.room === 0 || summed.perMonth > 0 || summed.closes.length === 0)) {
      const { chosen } = weigh(step, s, [], used);
      return withKept([...plan, { ...chosen, ...besides(chosen), unsummed: true }], s, used, flowing);
    }
  }
  return plan;
};
