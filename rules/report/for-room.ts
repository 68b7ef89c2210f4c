import { isBooking } from "./booking.ts";
import { comesDue } from "../../content/report/words.ts";
import { foldMissed } from "./by-what-is-left.ts";
import { losesByGuess, netByGuess } from "./goal-gain.ts";
import type { Situation } from "../../content/report/kinds.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { hasLever, savesOnly, winsNew } from "../../content/report/lever-of.ts";
import { fits, LEAST_LEFT, MOST_STEPS } from "./choose.ts";
import { isOfNewOnes, LATE, wantsNew } from "./needs.ts";
import { yearOfOne } from "./new-ones.ts";
import { isOfNights, isWaiting, leaves } from "./plan.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { inCustomers } from "./streams.ts";
import { NIGHT } from "./in-turn.ts";
import { isForGoal } from "./put-first.ts";
import { type Candidate, weigh } from "./weigh.ts";

/** Room that would leave less than this a month, in dollars, is no reason for a step. */
const WORTH_FILLING = 500;

/** For other goals than growth: the trade's own words say what fills it. */
const fills = (s: Situation): boolean =>
  s.room !== undefined &&
  s.room > 0 &&
  s.valueKnown &&
  s.goal !== "growth" &&
  s.season === undefined &&
  !s.trade.mourning &&
  !s.onlyInPerson &&
  ["again", "more", "new"].includes(s.trade.named?.growth?.brings ?? "");

/** A trade that has no lever of its own has those words. */
export const withRoom = (s: Situation): Situation =>
  s.trade.lever === undefined && (fills(s) || (s.trade.named?.growth?.list !== undefined && s.room !== 0))
    ? { ...s, trade: { ...s.trade, lever: s.trade.named?.growth?.brings === "new" ? "nearest" : "due" } }
    : s;

/** A step that leaves so much stands before it. */
const WORTH_A_LINE = 100;
/** What leaves so little that it's told within another step: nobody who waits, none for tonight or for the goal, nor what opens the plan. */
const littleOf = (plan: readonly ChosenStep[], s: Situation): ChosenStep | undefined =>
  plan
    .slice(1)
    .filter(
      (one) =>
        one.closes.length > 0 &&
        one.costPerMonth === 0 &&
        leaves(one) < WORTH_A_LINE &&
        !one.step.missed &&
        !NIGHT.has(one.step.id) &&
        !isForGoal(one, s) &&
        !one.step.takes.some((label) => label === s.labels[0]),
    )
    .toSorted((a, b) => leaves(a) - leaves(b))[0];

/** The room that was counted is worth a step, and the trade has words that fill it. */
const isWorthRoom = (s: Situation, used: Report["assumptions"]): boolean =>
  fills(s) && (s.room ?? 0) * yearOfOne(used) >= WORTH_FILLING;

/** Who wants lower costs, or to be away, has the room third; whoever wants anything else right behind what opens the plan. */
const roomAt = (plan: readonly ChosenStep[], s: Situation): number =>
  Math.min(
    plan.length,
    s.goal === "cost" || s.goal === "continuity"
      ? MOST_STEPS - 1
      : Math.max(1, plan.findIndex((one) => isForGoal(one, s)) + 1),
  );

/** The trade's own words name whose names are always there; or its people come due, and by our guess asking them leaves plainly something. */
const isListed = (
  lever: Step,
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): boolean =>
  s.room !== 0 &&
  !s.plain &&
  !s.trade.mourning &&
  (s.trade.named?.growth?.list !== undefined ||
    (!s.onlyInPerson &&
      comesDue(s.trade) &&
      s.trade.named?.growth?.brings === "again" &&
      netByGuess(lever, s, used, flowing) >= WORTH_A_LINE));

/**
 * What the trade lives from is a step of its own for whoever wants growth, where the room that was counted is worth far
 * more than the plan, and where whoever is due stands on a list that is always there: beside up to four
 * others.
 */
export const forRoom = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  const lever = catalogue.find((step) => step.lever && step.subject !== undefined && fits(step, s));
  const roomy = isWorthRoom(s, used);
  if (
    !lever ||
    !s.trade.named?.growth ||
    isWaiting(plan) ||
    plan.some(({ step }) => step.lever) ||
    // A deposit is the second half of the reminder's step.
    (s.trade.lever === "deposit" && plan.some(({ step }) => step.id === "reminders")) ||
    // No guess of a few dollars takes a place, unless there is room to fill.
    (!roomy && losesByGuess(lever, s, used, flowing))
  )
    return plan;
  if (!roomy && s.goal !== "growth" && !isListed(lever, s, used, flowing)) return plan;
  const sweep = plan.find(({ step, late }) => step.missed && late && s.reply < LATE);
  // A look for the few that slip through is no step beside what fills the room, nor among five what leaves little.
  const yields =
    plan.length > MOST_STEPS ? (sweep ?? littleOf(plan, s)) : plan.length === MOST_STEPS ? sweep : undefined;
  const rest = yields ? plan.filter((one) => one !== yields) : plan;
  // Behind what plainly leaves something; no guess of ours opens a plan. Who wants something else has what was checked before it.
  const at =
    s.goal === "growth"
      ? Math.max(1, rest.findLastIndex((one) => one.closes.length > 0 && leaves(one) >= WORTH_A_LINE) + 1)
      : roomy
        ? roomAt(rest, s)
        : rest.findLastIndex((one) => !one.uncounted) + 1;
  return [...rest.slice(0, at), weigh(lever, s, [], used).chosen, ...rest.slice(at)];
};

/** Whoever has room for new ones is told how to win some where neither a sum nor what the trade lives from does. */
export const forNewOnes = (s: Situation, pool: readonly Candidate[]): Situation =>
  // What was told first and may have been begun stays.
  s.goal === "growth" && s.room !== 0 && hasLever(s) && s.kept?.includes("own-names")
    ? { ...s, trade: { ...s.trade, lever: "names" } }
    : wantsNew(s) &&
        hasLever(s) &&
        !winsNew(s) &&
        !s.trade.mourning &&
        // What the first report said in the trade's own words is not swapped for what anybody may do.
        !(s.kept?.includes("own-lever") && s.trade.named?.growth) &&
        (savesOnly(s) ||
          !pool.some(
            ({ step, chosen }) =>
              step.kind === "cheaper-fix" && isOfNewOnes(chosen) && leaves(chosen) >= LEAST_LEFT && !step.aim,
          ))
      ? { ...s, trade: { ...s.trade, lever: "names" } }
      : s;

/** So many times as many are lost as there is room for: by our guesses, so a little more says nothing. */
const PLAINLY_MORE = 2;
/** There is room for somebody, and plainly more are lost than that. */
export const isNearlyFull = ({ room }: Situation, flowing: readonly FlowingStream[]): boolean =>
  room !== undefined &&
  room > 0 &&
  flowing.reduce((lost, { stream, amount }) => (inCustomers(stream) ? lost + amount : lost), 0) >=
    PLAINLY_MORE * room;

/** So many steps are done by people who have a business to run; what is beyond them waits for the second month. */
const MOST_IN_ALL = 4;
/** With one that leaves more than the least of them. */
export const WITH_BETTER = MOST_IN_ALL + 1;
/** What waits leaves less than so many times what was checked first. */
const TWICE = 2;
/** What a plan cannot be without: what opens it, the goal, whoever waits for a day; and what was checked first, unless far more would wait for it. */
const isNeeded = (
  one: ChosenStep,
  plan: readonly ChosenStep[],
  s: Situation,
  left: (one: ChosenStep) => number,
): boolean => {
  const others = plan.slice(1).filter((other) => other !== one && !isForGoal(other, s));
  const isNear = TWICE * left(one) > Math.min(...others.map(left));
  return (
    one === plan[0] ||
    isForGoal(one, s) ||
    (one.step.missed === true && s.reply >= LATE) ||
    (one.step.takes.some((label) => label === s.labels[0]) && isNear)
  );
};
/** The room that was counted is worth more than all that is lost: what fills it stands in the plan, for whoever wants anything else. */
export const isRoomiest = (
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): boolean =>
  s.goal !== "growth" &&
  s.valueKnown &&
  (s.room ?? 0) * yearOfOne(used) > flowing.reduce((sum, { perMonth }) => sum + perMonth.likely, 0);
/** What fills the room that was counted stays beside what leaves so much more. */
const FILLS = 150;
/** Of more than four steps the one that leaves least; whoever waits is answered along with another. */
export const fewest = (
  plan: readonly ChosenStep[],
  s: Situation,
  left: (one: ChosenStep) => number,
  most = MOST_IN_ALL,
): readonly ChosenStep[] => {
  const nights =
    plan.slice(1).find((one) => isOfNights(one, s)) ??
    (s.afterHours ? plan.slice(1).find(isBooking) : undefined);
  // Whoever is called back beside the steps has a row as well.
  const rows = plan.length + (plan.some(({ along }) => along) ? 1 : 0);
  if (rows <= WITH_BETTER && plan.length <= Math.max(most, MOST_IN_ALL + (nights ? 1 : 0))) return plan;
  const isRoomy = (s.room ?? 0) > 0 && s.valueKnown && s.trade.named?.growth?.brings === "new";
  const worth = (one: ChosenStep) => left(one) + (one.step.lever && isRoomy ? FILLS : 0);
  const others = plan.slice(1);
  const [least] = (
    [
      others.filter((one) => one !== nights && !isNeeded(one, plan, s, worth)),
      others.filter((one) => one !== nights && !one.step.missed && !isForGoal(one, s)),
      others,
    ].find((some) => some.length > 0) ?? []
  ).toSorted((a, b) => worth(a) - worth(b));
  const rest = plan.filter((one) => one !== least);
  return fewest(least?.step.missed ? foldMissed(rest, least, left(least)) : rest, s, left, most);
};
