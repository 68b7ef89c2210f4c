import type { Situation } from "../../content/report/kinds.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { streams } from "../../content/report/streams/index.ts";
import type { ChosenStep, FlowingStream, UsedAssumption } from "./report.ts";
import { cheaperOf, credited } from "./credit.ts";
import { isWaiting, isWeak, LEAST_LEFT, leaves, losesAtLow, net } from "./plan.ts";
export { LEAST_LEFT, leaves, net } from "./plan.ts";
import { isAimed, isOfNewOnes, NEEDS, wantsNew } from "./needs.ts";
import { isFor, preferenceFor, touchedBy } from "./preferred.ts";
import { inCustomers, monthsOpen, unitWorthOf } from "./streams.ts";
import { type Candidate, weigh } from "./weigh.ts";

/** A step that is worth less than this a month, in dollars, is not worth a line in a plan of three. */
export const LEAST_WORTH = 15;
/** A plan that leaves less, in dollars a month, is small money: one step of it is enough. */
const SMALL_MONEY = 100;
/** What an assistant brings beyond the cheaper ways must be this much of its price, and more for a cautious owner. */
const LEAST_RETURN = [1.5, 1.3, 1.15, 1.15] as const;
/** An assistant that wins fewer new customers than this in a year cannot be judged by trying it. */
export const SELDOM_TRIED = 3;
export const MOST_STEPS = 3;
/** Combinations are tried among the best so many. */
const SHORTLIST = 11;
/** And so many of the best for each thing that was named. */
const EACH = 2;

/** Steps whose conditions hold and that are worth something here, the best first; also those that cost more. */
export const candidatesOf = (
  s: Situation,
  flowing: readonly FlowingStream[],
  used: Record<string, UsedAssumption>,
  least: number,
): Candidate[] =>
  credited(
    catalogue
      .filter(
        (step) =>
          step.kind !== "nothing" &&
          s.comfort >= step.comfort &&
          flowing.some(({ stream, perMonth }) => perMonth.likely > 0 && step.closes[stream.id]) &&
          fits(step, s) &&
          wanted(step, s),
      )
      .map((step) => weigh(step, s, flowing, used))
      .filter(({ chosen }) => chosen.perMonth >= least),
    s,
    used,
  )
    .map((c) => (isSeldom(c, s, used) ? { ...c, chosen: { ...c.chosen, seldom: true as const } } : c))
    .sort((a, b) => net(b.chosen) - net(a.chosen));

/** Most of what an assistant brings are new customers, and they are so few a year that no trial shows them. */
const isSeldom = (
  { step, chosen }: Candidate,
  s: Situation,
  used: Record<string, UsedAssumption>,
): boolean => {
  const won = chosen.closes.filter(({ stream }) => CUSTOMERS.has(stream));
  const dollars = won.reduce((sum, { perMonth }) => sum + perMonth, 0);
  return (
    step.kind === "assistant" &&
    2 * dollars > chosen.perMonth &&
    won.reduce((sum, { stream, perMonth }) => sum + perMonth / (unitWorthOf(stream, used) || Infinity), 0) *
      monthsOpen(s) <
      SELDOM_TRIED
  );
};

/** Its conditions hold, and it makes sense in the trade. */
export const fits = (step: Step, s: Situation): boolean => step.when(s) && !s.trade.vetoes?.includes(step.id);

/** Nobody is sold an answering machine who sees no worth in being answered for and is not at ease with tools; nobody bereaved speaks to one. */
const wanted = (step: Step, s: Situation) => step.kind !== "assistant" || (!s.trade.mourning && !isAverse(s));
export const isAverse = ({ clone, comfort }: Situation): boolean => clone === 0 && comfort === 0;

/** Assistants that stand in no plan, since nobody there would have one: what one costs and must bring is told all the same. */
export const unwantedOf = (
  s: Situation,
  flowing: readonly FlowingStream[],
  used: Record<string, UsedAssumption>,
  pool: readonly Candidate[],
): Candidate[] =>
  s.trade.mourning || !isAverse(s)
    ? []
    : credited(
        [
          ...pool,
          ...catalogue
            .filter((step) => s.comfort >= step.comfort && fits(step, s) && !wanted(step, s))
            .map((step) => weigh(step, s, flowing, used))
            .filter(({ chosen }) => chosen.perMonth >= LEAST_WORTH),
        ],
        s,
        used,
      ).filter(({ step }) => !wanted(step, s));

/** The plan's steps with their prices: the line itself is paid for once. */
export const priced = (plan: readonly Candidate[]): ChosenStep[] => {
  let line = false;
  return plan.map(({ step, chosen, extraCost }) => {
    const extra = step.kind === "assistant" && line;
    if (step.kind === "assistant") line = true;
    return extra ? { ...chosen, costPerMonth: extraCost } : chosen;
  });
};

/** What was named goes before what leaves so much more; what serves the aim, before what leaves so many times as much. */
export const NEAR = 1.3;
const SERVES = 1.5;
/** A finding opens for a step that leaves so many times less at most. */
export const OPENS = 2;
/** What is free and done within the hour goes before what leaves so many dollars more, and no more than twice as much: both are guesses. */
const DONE_TODAY = 20;
/** What a step leaves, and what speaks for it beside the sum. */
const merit = (chosen: ChosenStep, more = 0): number =>
  (leaves(chosen) + more) * (chosen.named ? NEAR : 1) +
  (chosen.step.setupHours <= 1 && chosen.costPerMonth === 0 && chosen.closes.length > 0
    ? Math.min(DONE_TODAY, Math.max(0, leaves(chosen)))
    : 0);
/** For the order of a plan: the order of the ticks is none. */
export const rank = (chosen: ChosenStep, s: Situation): number =>
  merit(chosen) * (isAimed(chosen, s) ? SERVES : 1);

/** What leaves more first, and what nobody has counted yet last. */
export const byLeft = (a: ChosenStep, b: ChosenStep): number =>
  Number(a.uncounted ?? 0) - Number(b.uncounted ?? 0) || leaves(b) - leaves(a);

/** What a step leaves at the low end of what it may bring. */
const leastLeft = (chosen: ChosenStep): number => leaves(chosen) - chosen.perMonth + chosen.range.low;

/** What stands on a price of ours opens no plan that has a sum worth the name on the owner's own, unless it leaves more even at its low end. */
const ownFirst = (plan: ChosenStep[], before: (step: ChosenStep) => number): ChosenStep[] => {
  const opens = plan.find((step) => before(step) === 0);
  const own = plan.find(
    (step) => before(step) === 0 && !step.priceGuessed && !step.uncounted && leaves(step) >= SMALL_MONEY,
  );
  return opens?.priceGuessed && own && leastLeft(opens) <= leaves(own)
    ? plan.flatMap((step) => (step === own ? [] : step === opens ? [own, opens] : [step]))
    : plan;
};

/**
 * The one rule of order: the aim that has a step of its own; a question that comes before all; then what gives what
 * is wanted most, unless another leaves half as much again, and stands on the owner's own price; then what leaves most; last the trade's lever, which has no sum.
 */
export const inOrder = (plan: readonly ChosenStep[], s: Situation): ChosenStep[] => {
  const before = ({ step }: ChosenStep) => (step.lever ? -1 : step.aim ? 2 : step.kind === "nothing" ? 1 : 0);
  // An assistant that nobody has counted for waits for the first count.
  const waits = (one: ChosenStep) => Number(one.uncounted === true);
  const ranked = ownFirst(
    plan.toSorted((a, b) => before(b) - before(a) || waits(a) - waits(b) || rank(b, s) - rank(a, s)),
    before,
  );
  const first = ranked.findIndex((step) => before(step) === 0);
  return first < 0
    ? ranked
    : [
        ...ranked.slice(0, first + 1),
        ...ranked.slice(first + 1).toSorted((a, b) => before(b) - before(a) || byLeft(a, b)),
      ];
};

const bits = new Map(streams.map(({ id }, i) => [id, 1 << i]));
const streamsOf = ({ chosen }: Candidate) =>
  chosen.closes.reduce((mask, { stream }) => mask | bits.get(stream)!, 0);
const CUSTOMERS: ReadonlySet<string> = new Set(streams.filter(inCustomers).map(({ id }) => id));
const kindOf = new Map(streams.map(({ id, kind }) => [id, kind]));
/** A step that serves a need counts twice, up to so many dollars a month, and the first for the aim more than all else; each named pain that has a step counts so much. */
const SERVED = 100;
/** Those whom the owner counted himself, more. */
const COUNTED = 200;
const AIM = 1_000_000;
/** Beside a step of the aim's own, what serves it counts so many times, up to so many dollars a month: no hours of $89 stand before $567. */
const HOURS_COUNT = 2;
const MOST_FOR_HOURS = 150;
/** Whether a step without a sum serves the aim already, and whether its sum is wanted all the same. */
export type Aimed = "no" | "wants hours" | "yes";
const gain = (
  need: (typeof NEEDS)[number]["id"],
  chosen: ChosenStep,
  aimed: Aimed,
  ofNew: boolean,
): number => {
  // With an assistant comes what is done for less before it.
  const served =
    need === "counted"
      ? Math.min(COUNTED, leaves(chosen) + cheaperOf(chosen))
      : Math.min(SERVED, leaves(chosen));
  if (need !== "aim" || leaves(chosen) < LEAST_LEFT || aimed === "yes") return served;
  return aimed === "no"
    ? (ofNew ? 2 : 1) * AIM + served
    : Math.min(MOST_FOR_HOURS, HOURS_COUNT * leaves(chosen));
};
const KEPT = 1;
const ANSWERED = 30;
const MINDS_HOURS: ReadonlySet<Situation["goal"]> = new Set(["cost", "efficiency", "continuity"]);

/** What is free does part of it: that is begun first, and what the assistant adds is told beside the plan. */
export const waitsForFree = ({ step, chosen }: Candidate): boolean =>
  step.kind === "assistant" && cheaperOf(chosen) >= LEAST_LEFT;

/** An assistant that at the low end costs more than it brings, with what is done for less before it: nothing but what it leaves speaks for it. */
const mayLose = ({ step, chosen }: Candidate): boolean =>
  step.kind === "assistant" &&
  losesAtLow({ ...chosen, range: { ...chosen.range, low: chosen.range.low + cheaperOf(chosen) } });

/** The most that any step worth its line can work on: such a step counts twice, as one for a need does. */
const mostTouched = (candidates: readonly Candidate[]): number =>
  Math.max(0, ...candidates.map(({ chosen }) => touchedBy(chosen)));

/**
 * The plan of up to three steps that leaves most, after all of them were priced. Needs and what was named
 * count more. No stream is closed twice. One assistant stands in it at most, and only where it brings more
 * than its price beyond what cheaper fixes would catch. `aimed`: a step without a sum serves the aim already.
 */
export const choose = (
  candidates: readonly Candidate[],
  s: Situation,
  { most = MOST_STEPS, aimed = "no" as Aimed } = {},
): Candidate[] => {
  const enough = ({ chosen }: Candidate) =>
    // Hours are easily lost again: half of them speak for a price that is paid in money.
    chosen.closes.reduce(
      (sum, { stream, perMonth }) => sum + (kindOf.get(stream) === "time" ? perMonth / 2 : perMonth),
      0,
    ) -
      chosen.timePerMonth >=
    LEAST_RETURN[s.comfort] * chosen.costPerMonth;
  // Where a cheaper fix wins a third of it and more, the fix is the step.
  const adds = ({ chosen }: Candidate) => chosen.perMonth >= 2 * cheaperOf(chosen);
  const needs = NEEDS.map((need) => (need.is(s) ? need : undefined));
  const passing = candidates.filter(
    (c) =>
      net(c.chosen) > 0 &&
      leaves(c.chosen) > 0 &&
      (c.step.kind !== "assistant" || (enough(c) && adds(c) && !c.chosen.seldom)),
  );
  const largest = mostTouched(passing.filter(({ chosen }) => leaves(chosen) >= LEAST_LEFT));
  const weighed = passing
    .map((c) => ({
      c,
      streams: streamsOf(c),
      assistant: c.step.kind === "assistant",
      merit:
        // In the place of a fix it wins what that would win as well; only what is beyond it is printed.
        (mayLose(c) ? leaves(c.chosen) : merit(c.chosen, cheaperOf(c.chosen))) +
        // What the owner may have begun with stays unless another leaves plainly more.
        (s.kept?.includes(c.step.id) && c.step.kind === "cheaper-fix"
          ? Math.min(SERVED, KEPT * leaves(c.chosen))
          : 0) +
        // Beside a price that we guessed nobody knows which loss is the largest.
        (touchedBy(c.chosen) >= largest && !c.chosen.priceGuessed ? Math.min(SERVED, leaves(c.chosen)) : 0),
      needs: needs.map((need) =>
        need?.isFor(c.chosen, s) && !mayLose(c)
          ? gain(need.id, c.chosen, aimed, wantsNew(s) && isOfNewOnes(c.chosen))
          : 0,
      ),
      labels: s.labels.reduce((mask, label, i) => (isFor(c.chosen, label) ? mask | (1 << i) : mask), 0),
    }))
    .sort((a, b) => b.merit - a.merit);
  // A round that may lose is made smaller.
  const worth = weighed.filter(
    ({ c }) => leaves(c.chosen) >= LEAST_LEFT && (c.step.missed === true || !isWeak(c.chosen)),
  );
  const best = (isFor: (w: (typeof worth)[number]) => boolean) => worth.filter(isFor).slice(0, EACH);
  const shortlist = [
    ...new Set([
      ...(worth.length > 0 ? worth : weighed.slice(0, 1)).slice(0, SHORTLIST),
      ...needs.flatMap((_, i) => best((w) => w.needs[i]! > 0)),
      ...s.labels.flatMap((_, i) => best((w) => (w.labels & (1 << i)) > 0)),
    ]),
  ];
  let near: { plan: Candidate[]; score: number }[] = [];
  let bestScore = 0;
  const plan: Candidate[] = [];
  const grow = (
    from: number,
    taken: number,
    sum: number,
    line: boolean,
    served: readonly number[],
    named: number,
  ) => {
    const score =
      served.reduce((all, one) => all + one, sum) +
      ANSWERED * howMany(named) +
      // Who wants lower costs, more done in the day, or to be away, minds each hour that a plan takes beyond those it gives back.
      (MINDS_HOURS.has(s.goal) ? Math.min(0, hoursBack(plan)) : 0);
    if (score > 0 && score >= bestScore - LEVEL_PLANS) {
      near.push({ plan: [...plan], score });
      bestScore = Math.max(bestScore, score);
    }
    if (plan.length === most) return;
    for (let i = from; i < shortlist.length; i++) {
      const next = shortlist[i]!;
      if ((next.streams & taken) !== 0 || (next.assistant && line)) continue;
      plan.push(next.c);
      grow(
        i + 1,
        taken | next.streams,
        sum + next.merit,
        line || next.assistant,
        served.map((one, need) => Math.max(one, next.needs[need]!)),
        named | next.labels,
      );
      plan.pop();
    }
  };
  grow(
    0,
    0,
    0,
    false,
    needs.map(() => 0),
    0,
  );
  near = near
    .filter(({ score }) => score >= bestScore - LEVEL_PLANS)
    .toSorted((a, b) => b.score - a.score || easeOf(a.plan) - easeOf(b.plan));
  // Whether an assistant is bought is no matter of ease.
  const alike = near.filter(({ plan: one }) => buys(one) === buys(near[0]!.plan));
  const chosen = alike.toSorted((a, b) => easeOf(a.plan) - easeOf(b.plan))[0]?.plan ?? [];
  return small(
    withoutBetter(
      chosen,
      worth.map(({ c }) => c),
      s,
    ),
  );
};

/** One that leaves more takes the place of one for which nothing else speaks: none is passed over without a reason. */
const withoutBetter = (plan: Candidate[], others: readonly Candidate[], s: Situation): Candidate[] => {
  const fixes = others.filter(({ step }) => step.kind === "cheaper-fix");
  for (const [at, less] of plan.entries()) {
    const rest = plan.filter((one) => one !== less);
    const taken = rest.reduce((mask, one) => mask | streamsOf(one), 0);
    const better = fixes
      .filter(
        (one) =>
          !plan.includes(one) &&
          (streamsOf(one) & taken) === 0 &&
          leaves(one.chosen) > leaves(less.chosen) + cheaperOf(less.chosen) &&
          preferenceFor(
            less.chosen,
            one.chosen,
            plan.map(({ chosen }) => chosen),
            s,
          ) === undefined,
      )
      .toSorted((a, b) => leaves(b.chosen) - leaves(a.chosen))[0];
    if (better) return withoutBetter(plan.with(at, better), others, s);
  }
  return plan;
};
/** Plans that lie so near to each other, in dollars a month, are level: a dollar more for an hour must not turn one into another. */
const LEVEL_PLANS = 15;
const buys = (plan: readonly Candidate[]): boolean => plan.some(({ step }) => step.kind === "assistant");
/** Of those the easier one to set up; its steps' places in the catalogue make it the same one every time. */
const easeOf = (plan: readonly Candidate[]): number =>
  plan.reduce((sum, { step }) => sum + 1000 * step.setupHours + catalogue.indexOf(step), 0);
const howMany = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + howMany(mask >> 1));
/** Dollars of hours that a plan gives back a month, less those that it takes. */
export const hoursBack = (plan: readonly Candidate[]): number =>
  plan.reduce(
    (sum, { chosen }) =>
      sum -
      chosen.ownPerMonth +
      chosen.closes.reduce(
        (back, { stream, perMonth }) => (kindOf.get(stream) === "time" ? back + perMonth : back),
        0,
      ),
    0,
  );

/** So little is left that the report is half as long. */
export const isSmallPlan = (plan: readonly ChosenStep[]): boolean =>
  !isWaiting(plan) && plan.reduce((sum, step) => sum + leaves(step), 0) < SMALL_MONEY;

/** Where little is left in all, what leaves next to nothing goes; one step stays. */
const small = (plan: Candidate[]): Candidate[] => {
  if (!isSmallPlan(plan.map(({ chosen }) => chosen))) return plan;
  const kept = plan.filter(({ chosen }) => leaves(chosen) >= LEAST_LEFT);
  return kept.length > 0 ? kept : plan.toSorted((a, b) => merit(b.chosen) - merit(a.chosen)).slice(0, 1);
};
