import type { Situation } from "../../content/report/kinds.ts";
import { streams } from "../../content/report/streams/index.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { fits, LEAST_LEFT, leaves, MOST_STEPS, net } from "./choose.ts";
import { withinRoom } from "./credit.ts";
import { besides } from "./step-hours.ts";
import { NIGHT } from "./in-turn.ts";
import { isWaiting } from "./plan.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { inCustomers } from "./streams.ts";
import { weigh } from "./weigh.ts";

const CUSTOMERS: ReadonlySet<string> = new Set(streams.filter(inCustomers).map(({ id }) => id));
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
    const closing = plan.filter(({ closes }) =>
      closes.some(({ stream }) => step.closes[stream] !== undefined),
    );
    // What was checked for the night yields to nothing that nobody checked.
    const unasked =
      closing.length === 0 && NIGHT.has(step.id) && s.afterHours && plan.length >= MOST_STEPS - 1
        ? plan.filter((one) => !one.named && one.closes.length > 0 && !s.kept!.includes(one.step.id))
        : [];
    const [same, ...others] = closing.length > 0 ? closing : unasked;
    if (!same || others.length > 0 || same.step.missed || s.kept!.includes(same.step.id)) continue;
    if (same.step.kind !== "cheaper-fix") continue;
    // Whom the other wins beside those, nobody gives up.
    if (
      closing.length > 0 &&
      same.closes.some(({ stream }) => CUSTOMERS.has(stream) && step.closes[stream] === undefined)
    )
      continue;
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
      (unasked.includes(same) || PLAINLY_MORE * leaves(summed) >= leaves(same))
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

const QUICK = 2;
/** Behind what leaves more, and before what leaves less or has no sum. */
const placed = (plan: readonly ChosenStep[], one: ChosenStep): readonly ChosenStep[] => {
  const at = plan.findIndex(
    (other, i) => i > 0 && (other.unsummed || other.uncounted || leaves(other) < leaves(one)),
  );
  return at < 0 ? [...plan, one] : [...plan.slice(0, at), one, ...plan.slice(at)];
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
      // Beside three others only what is done in an hour or two.
      (plan.length === MOST_STEPS && step.setupHours > (hasRound ? QUICK : 1)) ||
      step.missed ||
      plan.some((one) => one.step === step) ||
      (step.subject !== undefined && subjects.has(step.subject)) ||
      s.comfort < step.comfort ||
      !fits(step, s)
    )
      continue;
    const summed = withinRoom([...plan, weigh(step, s, free, used).chosen], s, used).at(-1)!;
    if (summed.costPerMonth > 0) continue;
    // Who is full sends no second word to somebody new.
    const closes = Object.keys(step.closes);
    if (s.room === 0 && closes.some((id) => CUSTOMERS.has(id)) && !NIGHT.has(step.id)) continue;
    if (summed.closes.length > 0 && leaves(summed) >= LEAST_LEFT && net(summed) > 0)
      return withKept(placed(plan, summed), s, used, flowing);
    // What brings about what it takes, or is for those who are customers already, is for something that was checked.
    const asked =
      step.takes.some((label) => s.labels.includes(label)) &&
      (closes.length === 0 || closes.some((id) => !taken.has(id)));
    if (asked && (s.room === 0 || summed.perMonth > 0 || summed.closes.length === 0)) {
      const { chosen } = weigh(step, s, [], used);
      return withKept([...plan, { ...chosen, ...besides(chosen), unsummed: true }], s, used, flowing);
    }
  }
  return plan;
};

/** The goal is what was asked for: its own step, which the first report named, stays beside up to three others. */
export const withGoalKept = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
): readonly ChosenStep[] => {
  if (!s.kept || s.room === 0 || isWaiting(plan) || plan.length > MOST_STEPS) return plan;
  if (plan.some(({ step }) => step.aim)) return plan;
  const step = catalogue.find((one) => one.aim && s.kept!.includes(one.id) && fits(one, s));
  if (!step) return plan;
  // What stood in for it serves the goal no longer in its name.
  const others = plan.map((one) => {
    const { forGoal: _, ...rest } = one;
    return rest;
  });
  return [...others, weigh(step, s, [], used).chosen];
};
