import type { Situation } from "../../content/report/kinds.ts";
import { leaves, MOST_STEPS } from "./choose.ts";
import { LATE } from "./needs.ts";
import { isForMissed, isWaiting } from "./plan.ts";
import type { ChosenStep } from "./report.ts";
import { type Candidate, MANY_MISSED } from "./weigh.ts";

/** A step that leaves less than this, in dollars a month, is given no place of its own beside three. */
const WORTH_A_PLACE = 100;

/** A fourth place has what leaves more than each of the others, and nobody counted in vain. */
export const withLargest = (
  plan: readonly ChosenStep[],
  s: Situation,
  pool: readonly Candidate[],
): readonly ChosenStep[] => {
  const summed = plan.filter(({ closes }) => closes.length > 0);
  const taken = new Set(summed.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const most = Math.max(0, ...summed.map(leaves));
  const largest = pool.find(
    ({ step, chosen }) =>
      step.kind === "cheaper-fix" &&
      plan.every((one) => one.step !== step) &&
      chosen.closes.every(({ stream }) => !taken.has(stream)) &&
      leaves(chosen) >= WORTH_A_PLACE &&
      leaves(chosen) > most,
  );
  if (!largest || s.room === 0 || summed.length === 0 || plan.length > MOST_STEPS || isWaiting(plan))
    return plan;
  const at = plan.findIndex(({ closes }) => closes.length > 0);
  return [...plan.slice(0, at), largest.chosen, ...plan.slice(at)];
};

/** What an assistant of theirs is to say at night, it has to know before. */
export const taughtFirst = (plan: readonly ChosenStep[]): readonly ChosenStep[] => {
  const [taught, nights] = ["teach-what-you-have", "ai-on-nights"].map((id) =>
    plan.findIndex(({ step }) => step.id === id),
  ) as [number, number];
  return nights < 0 || taught < nights ? plan : plan.with(nights, plan[taught]!).with(taught, plan[nights]!);
};

/** Of those who answer the same day it goes before what leaves so many times as much at most. */
const NEARLY = 1.3;
/** Whoever waits now is answered first, where that has a sum: by the owner's count, or by how late they hear. */
export const waitingFirst = (plan: readonly ChosenStep[], s: Situation): readonly ChosenStep[] => {
  const round = plan.find(({ step }) => step.missed && step.kind === "cheaper-fix");
  const [first] = plan;
  const most = Math.max(...plan.filter(({ closes }) => closes.length > 0).map(leaves));
  return !round ||
    isWaiting(plan) ||
    first === round ||
    s.room === 0 ||
    (s.reply < LATE && (round.unsummed || NEARLY * leaves(round) < most)) ||
    !(s.reply >= LATE || s.missedPart >= MANY_MISSED) ||
    (first!.step.aim === true && !first!.step.lever && s.reply < LATE && leaves(round) < WORTH_A_PLACE) ||
    (isForMissed(first!) && leaves(first!) >= leaves(round))
    ? plan
    : [round, ...plan.filter((one) => one !== round)];
};
