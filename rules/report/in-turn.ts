import type { Situation } from "../../content/report/kinds.ts";
import type { StepId } from "../../content/report/cures.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { fits, LEAST_LEFT, leaves, MOST_STEPS, net } from "./choose.ts";
import { withinRoom } from "./credit.ts";
import { besides } from "./step-hours.ts";
import { LATE } from "./needs.ts";
import { isForMissed, isWaiting } from "./plan.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { type Candidate, MANY_MISSED, weigh } from "./weigh.ts";

/** A step that leaves less than this, in dollars a month, is given no place of its own beside three. */
const WORTH_A_PLACE = 100;

/** So many times what the least of three leaves is never left outside. */
const PLAINLY_MORE = 3;
/** Whoever ticked no more has each of them done. */
export const HURT = 3;
/** A fourth place has what leaves more than each of the others, was ticked, or leaves plainly more than the least of them; and nobody counted in vain. */
export const withLargest = (
  plan: readonly ChosenStep[],
  s: Situation,
  pool: readonly Candidate[],
): readonly ChosenStep[] => {
  const summed = plan.filter(({ closes }) => closes.length > 0);
  const taken = new Set(summed.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const most = Math.max(0, ...summed.map(leaves));
  const least = Math.min(...summed.map(leaves));
  const outside = pool.filter(
    ({ step, chosen }) =>
      step.kind === "cheaper-fix" &&
      s.comfort >= step.comfort &&
      plan.every((one) => one.step !== step) &&
      chosen.closes.every(({ stream }) => !taken.has(stream)) &&
      (step.subject === undefined || plan.every((one) => one.step.subject !== step.subject)) &&
      leaves(chosen) >= WORTH_A_PLACE,
  );
  const largest =
    outside.find(({ chosen }) => leaves(chosen) > most) ??
    outside.find(
      ({ step }) => s.labels.length <= HURT && step.takes.some((label) => s.labels.includes(label)),
    ) ??
    outside.find(({ chosen }) => leaves(chosen) >= PLAINLY_MORE * least);
  if (!largest || s.room === 0 || summed.length === 0 || plan.length > MOST_STEPS || isWaiting(plan))
    return plan;
  const first = plan.findIndex(({ closes }) => closes.length > 0);
  const behind = plan.findIndex(
    (one, i) => i > first && one.closes.length > 0 && leaves(one) < leaves(largest.chosen),
  );
  const at = leaves(largest.chosen) > most ? first : behind < 0 ? plan.length : behind;
  return [...plan.slice(0, at), largest.chosen, ...plan.slice(at)];
};

/** Free ways to tell whoever is in trouble at night where to turn. */
export const NIGHT: ReadonlySet<StepId> = new Set(["better-voicemail", "night-messages", "own-nights"]);
/** Beside three steps and the one that gets back to whoever waits there is no room for another. */
const MOST = MOST_STEPS + 1;
/** Where an animal may be dying tonight and the night was checked, what its owner hears first is put right tonight: that is free, and no sum stands before it. */
export const nightFirst = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  if (!s.afterHours || !s.trade.animals || s.trade.industry !== "Healthcare" || isWaiting(plan)) return plan;
  // Whoever waits since yesterday is answered first.
  const opens = (one: ChosenStep, rest: readonly ChosenStep[]) =>
    rest[0]?.step.missed ? [rest[0], one, ...rest.slice(1)] : [one, ...rest];
  const there = plan.find(({ step }) => NIGHT.has(step.id) && step.kind === "cheaper-fix");
  if (there)
    return opens(
      there,
      plan.filter((one) => one !== there),
    );
  if (plan.some(({ step }) => step.takes.includes("After-Hours Coverage"))) return plan;
  const rest =
    plan.length < MOST
      ? plan
      : plan.filter((one) => !(one.step.missed === true && one.step.kind === "cheaper-fix"));
  if (rest.length >= MOST) return plan;
  const taken = new Set(rest.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const free = flowing.filter(({ stream }) => !taken.has(stream.id));
  const [best] = catalogue
    .filter(
      (step) =>
        NIGHT.has(step.id) &&
        step.kind === "cheaper-fix" &&
        step.monthly === undefined &&
        s.comfort >= step.comfort &&
        fits(step, s),
    )
    .map((step) => withinRoom([...rest, weigh(step, s, free, used).chosen], s, used).at(-1)!)
    .toSorted((a, b) => leaves(b) - leaves(a));
  if (!best) return plan;
  if (leaves(best) >= LEAST_LEFT && net(best) > 0) return opens(best, rest);
  const { chosen } = weigh(best.step, s, [], used);
  return opens({ ...chosen, ...besides(chosen), unsummed: true }, rest);
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
/** A fifth of all, for whoever wants more of them or wants them served better: that comes before any other way to win one. */
const A_FIFTH = 0.2;
const isGrave = (round: ChosenStep, { missedPart, goal }: Situation, most: number): boolean =>
  missedPart >= A_FIFTH &&
  !round.unsummed &&
  (goal === "growth" ||
    goal === "experience" ||
    (leaves(round) >= WORTH_A_PLACE && NEARLY * leaves(round) >= most));
/** Behind the goal's own step, and what leaves more than the few dollars of the round. */
const behindMore = (rest: readonly ChosenStep[], round: ChosenStep): readonly ChosenStep[] => {
  const at = rest.findIndex((one, i) => i > 0 && leaves(one) < leaves(round));
  return at < 0 ? [...rest, round] : [...rest.slice(0, at), round, ...rest.slice(at)];
};
/** What is wanted most is begun before what leaves less than so many dollars a month. */
const CLEARLY_MORE = 250;
/** Whoever waits now is answered first, where that has a sum: by the owner's count, or by how late they hear. */
export const waitingFirst = (plan: readonly ChosenStep[], s: Situation): readonly ChosenStep[] => {
  const round = plan.find(({ step }) => step.missed && step.kind === "cheaper-fix");
  const [first] = plan;
  // What is wanted most stays first where nobody can say what the wait costs.
  const isGoal =
    first?.step.aim === true &&
    !first.step.lever &&
    (s.goal === "cost" || s.goal === "continuity") &&
    s.reply >= LATE;
  const rest = plan.filter((one) => one !== first && one !== round);
  if (round && isGoal && first !== round && !isWaiting(plan) && leaves(round) < CLEARLY_MORE)
    return behindMore([first, ...rest], round);
  const most = Math.max(...plan.filter(({ closes }) => closes.length > 0).map(leaves));
  return !round ||
    isWaiting(plan) ||
    first === round ||
    s.room === 0 ||
    (s.reply < LATE && !isGrave(round, s, most) && (round.unsummed || NEARLY * leaves(round) < most)) ||
    !(s.reply >= LATE || s.missedPart >= MANY_MISSED) ||
    (first!.step.aim === true &&
      !first!.step.lever &&
      s.reply < LATE &&
      leaves(round) < (s.goal === "growth" || s.goal === "experience" ? WORTH_A_PLACE : CLEARLY_MORE)) ||
    (isForMissed(first!) && leaves(first!) >= leaves(round))
    ? plan
    : [round, ...plan.filter((one) => one !== round)];
};
