import { bringsOf } from "../../content/report/lever-of.ts";
import type { Situation } from "../../content/report/kinds.ts";
import { withinRoom } from "./credit.ts";
import { oneMorePays } from "./dearest.ts";
import { NIGHT } from "./in-turn.ts";
import { isOfMoney, leftInAll, type Weighing } from "./left-in-all.ts";
import { LATE } from "./needs.ts";
import { isForMissed, isWaiting, isWeak, net, OWN_AI } from "./plan.ts";
import { isForGoal } from "./put-first.ts";
import type { ChosenStep } from "./report.ts";
import { type Candidate, weigh } from "./weigh.ts";

type Plan = readonly ChosenStep[];

/** What a step without a sum takes back of lines that no other step closes, by our guess. */
export const withWins = (plan: Plan, { s, used, flowing }: Weighing): Plan => {
  const taken = new Set(plan.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  if (isWaiting(plan) || s.room === 0) return plan;
  return plan.map((one) => {
    if (!one.unsummed || one.late || oneMorePays(weigh(one.step, s, [], used).chosen, s, used)) return one;
    const free = flowing.filter(({ stream }) => !taken.has(stream.id));
    const { perMonth, closes } = withinRoom([...plan, weigh(one.step, s, free, used).chosen], s, used).at(
      -1,
    )!;
    for (const id of Object.keys(one.step.closes)) taken.add(id);
    return perMonth > 0 ? { ...one, wins: perMonth, winsOf: closes } : one;
  });
};

/** So many of a hundred reach nobody that answering them is no matter of money. */
const MANY = 0.15;
/** It is done for another reason than money: an absence, whoever is in trouble at night, whoever waits, what another step needs. */
const hasReason = (one: ChosenStep, { afterHours, trade, reply, missedPart, room }: Situation): boolean =>
  one.step.leads === true ||
  one.step.id === "full-book" ||
  room === 0 ||
  (NIGHT.has(one.step.id) && afterHours && (trade.animals === true || trade.industry === "Healthcare")) ||
  (one.step.missed === true && (reply >= LATE || missedPart > MANY)) ||
  OWN_AI.has(one.step.id);
/** It wins somebody new for the room that was counted. */
const fillsRoom = ({ step }: ChosenStep, s: Situation): boolean =>
  step.lever === true && (s.room ?? 0) > 0 && s.valueKnown && bringsOf(step, s) === "new";

/** So many steps stay, whatever they leave, unless that is a loss. */
const LEAST_STEPS = 2;
/** A step leaves so many dollars a month, or is told with another one. */
const SMALL = 30;
/** What brings hardly more than its price and its hours is no step, unless it is wanted most or for something else than money. */
export const payingOnly = (plan: Plan, w: Weighing): Plan => {
  const { s } = w;
  if (isWaiting(plan) || plan.length < LEAST_STEPS) return plan;
  const left = (one: ChosenStep): number => leftInAll(one, w);
  // Where nobody can say what one pays, what is little there says nothing.
  const isOpen = s.plain && !s.valueKnown;
  const least = isOpen || plan.length === LEAST_STEPS ? 0 : SMALL;
  const isLittle = (one: ChosenStep): boolean =>
    isOfMoney(one, w) ? left(one) < least : !isOpen && left(one) < 0;
  // One step for what is wanted most is enough.
  const isAsked = (one: ChosenStep): boolean =>
    hasReason(one, s) || one === plan.find((other) => isForGoal(other, s)) || fillsRoom(one, s);
  const worstOf = (some: Plan): ChosenStep | undefined => some.toSorted((a, b) => left(a) - left(b))[0];
  const loses =
    !isOpen && !isUnpaid(plan, w) && plan.reduce((sum, one) => sum + left(one), 0) < 0
      ? worstOf(plan.filter((one) => left(one) < 0))
      : undefined;
  const worst = worstOf(plan.filter((one) => !isAsked(one) && isLittle(one))) ?? loses;
  return worst
    ? payingOnly(
        plan.filter((one) => one !== worst),
        w,
      )
    : plan;
};
/** A plan with what is done for another reason than money may cost more than it brings. */
export const isUnpaid = (plan: Plan, w: Weighing): boolean =>
  plan.some((one) => hasReason(one, w.s) || (isForGoal(one, w.s) && !isOfMoney(one, w)));

/** So few dollars more take nothing's place. */
const HARDLY = 20;
/** What stands outside and leaves plainly more than the least of the plan comes in beside it. */
export const noBetterOutside = (plan: Plan, pool: readonly Candidate[], w: Weighing): Plan => {
  const { s, used } = w;
  if (isWaiting(plan) || s.room === 0) return plan;
  const taken = new Set(plan.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const weakest = Math.min(...plan.filter((one) => isOfMoney(one, w)).map((one) => leftInAll(one, w)));
  const [best] = pool
    .filter(
      ({ step, chosen }) =>
        step.kind === "cheaper-fix" &&
        !step.aim &&
        !step.missed &&
        // What only the owner knows is told as a habit, in the trade's own words.
        step.id !== "expert-hours" &&
        !isWeak(chosen) &&
        net(chosen) > 0 &&
        s.comfort >= step.comfort &&
        plan.every((one) => one.step !== step) &&
        chosen.closes.every(({ stream }) => !taken.has(stream)) &&
        (step.subject === undefined || plan.every((one) => one.step.subject !== step.subject)),
    )
    .map(({ chosen }) => withinRoom([...plan, chosen], s, used).at(-1)!)
    .toSorted((a, b) => leftInAll(b, w) - leftInAll(a, w));
  return best &&
    plan.length > LEAST_STEPS &&
    leftInAll(best, w) >= (TWICE * weakest < leftInAll(best, w) ? WORTH_A_ROW : WORTH_IT) &&
    leftInAll(best, w) > weakest + HARDLY
    ? [...plan, best]
    : plan;
};
const WORTH_IT = 100;
/** Where it leaves more than twice as much as one of the plan. */
const WORTH_A_ROW = 50;
const TWICE = 2;

/** Whoever waits for less than the others leave is answered along with one of them, by the same person. */
export const foldMissed = (plan: Plan, gone: ChosenStep, left: number): Plan => {
  const fixes = plan.filter(({ step }) => step.kind === "cheaper-fix");
  const byDay = fixes.filter(({ step, closes }) => closes.length > 0 && !NIGHT.has(step.id));
  const beside = byDay.find(isForMissed) ?? byDay.at(-1) ?? fixes[0];
  const hours = gone.ownHours + (gone.besides ?? 0);
  return plan.map((one) =>
    one === beside
      ? { ...one, along: { left, hours, closes: [...gone.closes, ...(gone.winsOf ?? [])] } }
      : one,
  );
};
