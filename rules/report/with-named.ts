import type { Situation } from "../../content/report/kinds.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { fits, LEAST_LEFT, leaves, MOST_STEPS } from "./choose.ts";
import { oneMorePays } from "./dearest.ts";
import { besides } from "./step-hours.ts";
import { placeBottlenecks } from "./leftovers.ts";
import { isWaiting } from "./plan.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { weigh } from "./weigh.ts";

/** So many dollars a month more than it brings are minutes, which a habit takes. */
const EVEN = 20;
/** What was named and has a step of which nobody can say what it brings, or brings little more than it takes, where a place is free. */
export const withNamed = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  little: readonly ChosenStep[],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  if (plan.length >= MOST_STEPS) return plan;
  const reckoned = new Set(flowing.map(({ stream }) => stream.id));
  const left = Object.entries(placeBottlenecks(s.labels, plan)).flatMap(([label, at]) =>
    at === "leftover" ? [label] : [],
  );
  const known = little.filter(({ costPerMonth }) => costPerMonth === 0).map(({ step }) => step);
  const closed = new Set(plan.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const free = flowing.filter(({ stream }) => !closed.has(stream.id));
  // Where next to nothing is won, one step is enough.
  const small = isWaiting(plan) || plan.some((one) => one.closes.length > 0 && leaves(one) < LEAST_LEFT);
  const isEven = (step: Step): boolean => {
    if (small || step.monthly !== undefined) return false;
    const { chosen } = weigh(step, s, free, used);
    return chosen.perMonth > 0 && (leaves(chosen) >= -EVEN || oneMorePays(chosen, s, used));
  };
  const leftBy = (step: Step): number => leaves(weigh(step, s, free, used).chosen);
  const [step] = catalogue
    .filter(
      (step) =>
        step.kind === "cheaper-fix" &&
        !step.aim &&
        step.takes.some((label) => left.includes(label)) &&
        s.comfort >= step.comfort &&
        fits(step, s) &&
        (Object.keys(step.closes).length === 0 ||
          (step.standsAlone && Object.keys(step.closes).every((id) => !reckoned.has(id))) ||
          known.includes(step) ||
          isEven(step)),
    )
    .toSorted((a, b) => leftBy(b) - leftBy(a));
  if (!step) return plan;
  const { chosen } = weigh(step, s, [], used);
  // What it takes was weighed against what it brings: the one is about the other.
  const even = known.includes(step) || isEven(step) ? besides(chosen) : {};
  return withNamed([...plan, { ...chosen, ...even, unsummed: true }], s, used, little, flowing);
};
