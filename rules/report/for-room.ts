import { gainOf, losesByGuess } from "./goal-gain.ts";
import type { Situation } from "../../content/report/kinds.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { hasLever, savesOnly, winsNew } from "../../content/report/lever-of.ts";
import { fits, LEAST_LEFT, MOST_STEPS } from "./choose.ts";
import { isOfNewOnes, LATE, wantsNew } from "./needs.ts";
import { yearOfOne } from "./new-ones.ts";
import { isWaiting, leaves } from "./plan.ts";
import { isForGoal } from "./put-first.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { inCustomers } from "./streams.ts";
import { type Candidate, weigh } from "./weigh.ts";
import { HURT, NIGHT } from "./in-turn.ts";

/** Room that would leave less than this a month, in dollars, is no reason for a step. */
const WORTH_FILLING = 500;
/** So many times what the plan wins back is room that has a step. */
const PLAINLY_LARGER = 4;

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
  fills(s) && s.trade.lever === undefined
    ? { ...s, trade: { ...s.trade, lever: s.trade.named?.growth?.brings === "new" ? "nearest" : "due" } }
    : s;

/** A step that leaves so much stands before it. */
const WORTH_A_LINE = 100;
/** Of four steps the one that leaves less than half of what this would bring by our guess; whoever waits, what was ticked first, or among three at most, and what is for the goal stay. */
const HALF = 2;
const lesser = (
  plan: readonly ChosenStep[],
  lever: Step,
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): ChosenStep | undefined => {
  const gain = gainOf({ step: lever }, 0, s, flowing, used)?.likely ?? 0;
  const [least] = plan
    .filter(
      (one) =>
        one.closes.length > 0 &&
        !one.step.missed &&
        // Whoever is in trouble tonight waits for no guess of ours.
        !NIGHT.has(one.step.id) &&
        !isForGoal(one, s) &&
        !one.step.takes.some(
          (label) => (s.labels.length > HURT ? s.labels[0] : label) === label && s.labels.includes(label),
        ) &&
        HALF * leaves(one) < gain,
    )
    .toSorted((a, b) => leaves(a) - leaves(b));
  return least;
};

/** Where the room that was counted is worth far more than all that the plan wins back, what the trade does to fill it has a step: in a free place, or in that of a look for the few that slip through. */
export const forRoom = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  const lever = catalogue.find((step) => step.lever && step.subject !== undefined && fits(step, s));
  const worth = (s.room ?? 0) * yearOfOne(used);
  const wins = plan.reduce((sum, one) => (one.closes.length > 0 ? sum + Math.max(0, leaves(one)) : sum), 0);
  if (
    !lever ||
    !fills(s) ||
    // No guess of a few dollars takes a place.
    losesByGuess(lever, s, used, flowing, WORTH_A_LINE) ||
    isWaiting(plan) ||
    worth < WORTH_FILLING ||
    worth < PLAINLY_LARGER * wins ||
    plan.some(({ step }) => step.lever)
  )
    return plan;
  const sweep = plan.find(({ step, late }) => step.missed && late && s.reply < LATE);
  const yields = plan.length > MOST_STEPS ? (sweep ?? lesser(plan, lever, s, used, flowing)) : sweep;
  const rest = plan.length > MOST_STEPS - 1 && yields ? plan.filter((one) => one !== yields) : plan;
  // Behind what plainly leaves something; no guess of ours opens a plan.
  const least = rest.findIndex((one) => one.closes.length > 0 && leaves(one) < WORTH_A_LINE);
  const at = Math.max(1, least < 0 ? rest.filter(({ closes }) => closes.length > 0).length : least);
  return rest.length > MOST_STEPS
    ? plan
    : [...rest.slice(0, at), weigh(lever, s, [], used).chosen, ...rest.slice(at)];
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
