import { bringsOf } from "../../content/report/lever-of.ts";
import type { Situation } from "../../content/report/kinds.ts";
import { isRoomiest } from "./for-room.ts";
import { NIGHT } from "./in-turn.ts";
import { isOfMoney, leftInAll, type Weighing } from "./left-in-all.ts";
import { isWaiting } from "./plan.ts";
import { doesMost, isForGoal } from "./put-first.ts";
import type { ChosenStep } from "./report.ts";

type Plan = readonly ChosenStep[];

/** Why a step stands before what leaves more: somebody may come to harm, nobody new has a place, the room is worth more than all that is lost, the goal is none that money measures, one step needs what another teaches. */
export type Before = "safety" | "full" | "room" | "goal" | "taught";

/** No sum says what these are worth: what people notice, and a day without anybody. */
const UNMEASURED: ReadonlySet<Situation["goal"]> = new Set(["experience", "continuity"]);
/** Whoever is in trouble tonight hears where to turn. */
export const isForSafety = ({ step }: Pick<ChosenStep, "step">, { afterHours, trade }: Situation): boolean =>
  NIGHT.has(step.id) && afterHours && (trade.animals === true || trade.industry === "Healthcare");

/** What a step leaves, as its row prints it where its words are known. */
const leftOf = (one: ChosenStep, w: Weighing): number => w.printed?.[one.step.id]?.left ?? leftInAll(one, w);
const hasMoney = (one: ChosenStep, w: Weighing): boolean =>
  w.printed?.[one.step.id]?.money ?? isOfMoney(one, w);

/** The step that stands in its place for another reason than money. */
const placedFor = (why: Before, plan: Plan, w: Weighing): ChosenStep | undefined => {
  const { s, used, flowing } = w;
  if (why === "safety") return plan.find((one) => isForSafety(one, s));
  if (why === "full") return s.room === 0 ? plan.find(({ step }) => step.id === "full-book") : undefined;
  if (why === "room")
    return isRoomiest(s, used, flowing)
      ? plan.find(({ step }) => step.lever === true && bringsOf(step, s) === "new")
      : undefined;
  const its = plan.find((one) => isForGoal(one, s));
  return UNMEASURED.has(s.goal)
    ? (its ?? doesMost(plan, s))
    : // What no sum speaks for comes right behind what opens the plan, where it is what was asked for.
      its && !hasMoney(its, w) && plan.length > 1
      ? its
      : undefined;
};
const REASONS: readonly Before[] = ["safety", "full", "room", "goal"];

/**
 * The one rule of order, alone and with the owner's numbers: what leaves most after its price and its hours comes first;
 * before it stand, in this turn, what keeps somebody from harm tonight, the no of whoever is full, what fills a room that
 * is worth more than all that is lost, and a goal that money doesn't measure. A goal that money measures and that has no sum comes right behind what opens the plan.
 */
export const inOrder = (plan: Plan, w: Weighing): Plan => {
  const { s } = w;
  if (isWaiting(plan) || plan.length < 2) return plan;
  const byMoney = plan.toSorted(
    (a, b) =>
      Number(a.uncounted ?? 0) - Number(b.uncounted ?? 0) ||
      Number(!hasMoney(a, w)) - Number(!hasMoney(b, w)) ||
      leftOf(b, w) - leftOf(a, w),
  );
  const before = [...new Set(REASONS.flatMap((why) => placedFor(why, plan, w) ?? []))];
  const rest = byMoney.filter((one) => !before.includes(one));
  const goal = placedFor("goal", plan, w);
  const opens =
    goal && before[0] === goal && !UNMEASURED.has(s.goal) && rest[0] && hasMoney(rest[0], w)
      ? [rest[0], goal, ...rest.slice(1)]
      : [...before, ...rest];
  return taughtBefore(opens);
};

/** What an assistant of theirs says at night, it has to know before. */
const taughtBefore = (plan: Plan): Plan => {
  const [taught, nights] = ["teach-what-you-have", "ai-on-nights"].map((id) =>
    plan.findIndex(({ step }) => step.id === id),
  ) as [number, number];
  if (nights < 0 || taught < nights) return plan;
  const rest = plan.filter((_, i) => i !== taught);
  return [...rest.slice(0, nights), plan[taught]!, ...rest.slice(nights)];
};

/** For which reasons steps of a plan stand before what leaves more, in the plan's order. */
export const standsBefore = (plan: Plan, w: Weighing): readonly { at: number; why: Before }[] => {
  if (isWaiting(plan)) return [];
  return plan.flatMap((one, at) => {
    const why = REASONS.find((reason) => placedFor(reason, plan, w) === one);
    const behind = plan.slice(at + 1).some((other) => !other.uncounted && leftOf(other, w) > leftOf(one, w));
    return why && (behind || !hasMoney(one, w) || why !== "goal")
      ? [{ at, why }]
      : one.step.id === "teach-what-you-have" && behind
        ? [{ at, why: "taught" as const }]
        : [];
  });
};
