import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { Situation } from "../../content/report/kinds.ts";
import { isAllMissed, isTooMuch } from "../../content/report/odd-numbers.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { assumptionsOf } from "./assumptions.ts";
import {
  candidatesOf,
  choose,
  fits,
  inOrder,
  isSmallPlan,
  LEAST_LEFT,
  LEAST_WORTH,
  leaves,
  priced,
  unwantedOf,
  waitsForFree,
} from "./choose.ts";
import { withinRoom } from "./credit.ts";
import { answering, findingsOf, questionsOf } from "./findings.ts";
import { forNewOnes, isNearlyFull, withRoom } from "./for-room.ts";
import { asBefore } from "./kept.ts";
import { leftoversOf, placeBottlenecks } from "./leftovers.ts";
import { inTurn, type Origin } from "./passes.ts";
import { best, byHand, untilAnswered } from "./pick.ts";
import { comingInAYear } from "./new-ones.ts";
import { firstOf } from "./plan.ts";
import type { ChosenStep, ConsultInput, Report, ReviewChoices } from "./report.ts";
import { situationOf } from "./situation.ts";
import { streamsOf, sumOf } from "./streams.ts";
import { breakEvenOf, verdictOf } from "./verdict.ts";
import { weigh } from "./weigh.ts";

type DecideInput = Omit<ConsultInput, "numbers"> & { numbers: OwnersNumbers; kept?: readonly string[] };

/** What cannot be: an hour that costs nothing, and more missed than there were. Our examples stand, and the report asks. */
const possible = ({ hourCost, missedPerWeek: missed, ...numbers }: OwnersNumbers): OwnersNumbers => ({
  ...numbers,
  ...(hourCost ? { hourCost } : {}),
  ...(missed !== undefined &&
  missed <= (numbers.contactsPerWeek ?? missed) &&
  !isAllMissed(numbers.contactsPerWeek ?? 0, missed)
    ? { missedPerWeek: missed }
    : {}),
});

/** What was told about the business, with the names of the trade's own steps and what the first report advised. */
const toldBy = (input: DecideInput, numbers: OwnersNumbers): Situation => {
  const read = situationOf({ ...input, numbers });
  const named = input.names ? { ...read, trade: { ...read.trade, named: input.names(read) } } : read;
  return input.kept ? { ...named, kept: input.kept } : named;
};

/** So little is no step beside the aim's or the trade's own. */
const besideOthers = (plan: readonly ChosenStep[], page: readonly ChosenStep[], s: Situation) => {
  const kept = plan.filter((chosen) => leaves(chosen) >= LEAST_LEFT);
  const others = page.length > 0 || kept.length > 0 || catalogue.some((step) => step.lever && fits(step, s));
  return others ? kept : plan;
};

/** Steps that have a sum, with those that have none around them: the goal's before, the trade's lever after, or before where it is for something named and the sums come to little. */
const around = (summing: readonly ChosenStep[], page: readonly ChosenStep[], { labels }: Situation) => {
  const aims = page.filter(({ step }) => !step.lever);
  const levers = page.filter(({ step }) => step.lever);
  const opens =
    isSmallPlan(summing) && levers.some(({ step }) => step.takes.some((label) => labels.includes(label)));
  return opens ? [...aims, ...levers, ...summing] : [...aims, ...summing, ...levers];
};

/** What the business lives from and loses: where our share of new ones would make more of them than so many people serve, by the cautious one, beside how many ours would make. */
const believed = (s: Situation, n: OwnersNumbers, review: ReviewChoices, open: ReadonlySet<string>) => {
  const used = assumptionsOf(s, n, review);
  const flowing = streamsOf(s, used, open);
  const year = comingInAYear(flowing, s, used);
  const { value: share, from } = used.freshShare!;
  if (from !== "example" || !isTooMuch(s, n, year)) return { used, flowing, doubted: undefined };
  const few = assumptionsOf(s, n, review, true);
  return { used: few, flowing: streamsOf(s, few, open), doubted: { year, share } };
};

/** All that is decided about a business before a word is written: what the rules of a plan hold of. */
export const decide = (input: DecideInput) => {
  // 1. The business: what was told of it, what we assume beside that, and where it loses money and hours.
  const numbers = possible(input.numbers);
  const review = input.review ?? {};
  const told = toldBy(input, numbers);
  const { asked, open, blocked } = questionsOf(told);
  const origin: Origin = review.steps ? "reviewer" : blocked ? "open answer" : "sums";
  const { used, flowing, doubted } = believed(told, numbers, review, open);

  // 2. Every step that brings anything here, weighed.
  const near = isNearlyFull(told, flowing) ? { ...told, nearlyFull: true as const } : told;
  const pool = candidatesOf(near, flowing, used, 1);
  const s = withRoom(forNewOnes(near, pool));
  const candidates = pool.filter(({ chosen }) => chosen.perMonth >= LEAST_WORTH);

  // 3. Up to three of them, in the order of what they leave.
  const choice = { s, used, flowing, pool };
  const { picked, unsummed } = review.steps
    ? byHand(review.steps, choice)
    : blocked
      ? untilAnswered(choice)
      : best(choice);
  const ordered: ReturnType<typeof answering> = review.steps
    ? { plan: priced(picked) }
    : answering(inOrder(priced(picked), s), s, review.dropFindings);
  const within = withinRoom(ordered.plan, s, used);
  const page = unsummed.map((step) => weigh(step, s, [], used).chosen);
  const summing = review.steps ? within : besideOthers(asBefore(within, s, used, flowing), page, s);
  // What is too little for a line of its own is still something to gain.
  const little = within.filter((chosen) => !summing.includes(chosen) && !chosen.over);
  const plan = ordered.plan.length === 0 ? [] : around(summing, page, s);

  // 4. Whether an assistant pays: the one that would be bought, were nothing free done first.
  const sold =
    origin === "sums" && pool.some((c) => waitsForFree(c))
      ? choose(pool, s).find((c) => waitsForFree(c))?.chosen
      : undefined;
  const breakEven = breakEvenOf(
    s,
    plan,
    [...candidates, ...unwantedOf(s, flowing, used, pool)],
    flowing,
    used,
    sold,
  );
  const verdict = verdictOf(s, [...plan, ...little], breakEven, blocked);
  const waits = catalogue.find((step) => step.kind === "nothing" && step.when(s))!;
  const first =
    (review.steps && plan.length > 0) || verdict !== "not-yet"
      ? plan
      : inOrder([weigh(waits, s, [], used).chosen, ...(blocked ? plan.slice(0, 2) : []), ...page], s);

  // 5. What a sum cannot see.
  const { plan: steps, later } = inTurn(origin, {
    s,
    used,
    flowing,
    candidates,
    little,
    first,
    ...(input.printed ? { printed: input.printed } : {}),
  });

  // 6. What is told of it.
  const bottlenecks = placeBottlenecks(input.answers.operationalBottlenecks, steps);
  const because = firstOf(steps) === within[0] ? ordered.because : undefined;
  const { shown, others } = findingsOf(
    s,
    steps,
    review.dropFindings,
    because,
    isSmallPlan(steps) ? 1 : undefined,
  );
  let leftovers: Report["leftovers"] | undefined;
  const rounds = steps.find((one) => one.rounds)?.rounds;
  return {
    situation: rounds ? { ...s, rounds } : s,
    verdict,
    because,
    shown,
    others,
    asked,
    streams: flowing,
    steps,
    later,
    candidates,
    bottlenecks,
    /** Told last, and asked for by nobody who compares two plans. */
    get leftovers() {
      return (leftovers ??= leftoversOf(s, bottlenecks, flowing, steps, asked, used));
    },
    headline: sumOf(steps.map(({ range }) => range)),
    costPerMonth: steps.reduce((sum, step) => sum + step.costPerMonth, 0),
    timePerMonth: steps.reduce((sum, step) => sum + step.timePerMonth, 0),
    breakEven,
    assumptions: used,
    doubted,
  };
};
export type Decision = ReturnType<typeof decide>;
