import type { Bottleneck } from "../../contracts/assessment-options.ts";
import type { Situation, Step } from "../../content/report/kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { streams } from "../../content/report/streams/index.ts";
import type { ChosenStep, FlowingStream, UsedAssumption } from "./report.ts";
import { isWaiting } from "./plan.ts";
import { type Candidate, isCounted, MANY_MISSED, weigh } from "./weigh.ts";

/** A step that is worth less than this a month, in dollars, is not worth a line in a plan of three. */
export const LEAST_WORTH = 15;
/** Nor is one that leaves less than this, in dollars a month, unless there is no other. */
const LEAST_LEFT = 20;
/** A plan that leaves less, in dollars a month, is small money: one step of it is enough. */
const SMALL_MONEY = 100;
/** A plan that answers all of the named pains that it has steps for counts for so much more. */
const NAMED_ANSWERED = 1;
/** What an assistant brings beyond the cheaper ways must be this much of its price, and more for a cautious owner. */
const LEAST_RETURN = [1.5, 1.3, 1.15, 1.15] as const;
export const MOST_STEPS = 3;
const MOST_OF_SMALL = 2;
/** Combinations are tried among the best so many. */
const SHORTLIST = 11;

/** Steps whose conditions hold and that are worth something here, the best first; also those that cost more. */
export const candidatesOf = (
  s: Situation,
  flowing: readonly FlowingStream[],
  used: Record<string, UsedAssumption>,
  least = LEAST_WORTH,
): Candidate[] =>
  beyondFixes(
    catalogue
      .filter(
        (step) => step.kind !== "nothing" && s.comfort >= step.comfort && fits(step, s) && wanted(step, s),
      )
      .map((step) => weigh(step, s, flowing, used))
      .filter(({ chosen }) => chosen.perMonth >= least),
  ).sort((a, b) => b.weight - b.chosen.costPerMonth - (a.weight - a.chosen.costPerMonth));

/** What a step leaves a month of its worth, by the numbers that are printed beside it; its set-up comes once. */
export const leaves = ({ perMonth, costPerMonth, ownPerMonth }: ChosenStep): number =>
  perMonth - costPerMonth - ownPerMonth;

/** What a step leaves of its worth after its price and the time it takes, a twelfth of its set-up included. */
export const net = ({ perMonth, costPerMonth, timePerMonth }: ChosenStep): number =>
  perMonth - costPerMonth - timePerMonth;

/** Its conditions hold, and it makes sense in the trade. */
export const fits = (step: Step, s: Situation): boolean => step.when(s) && !s.trade.vetoes?.includes(step.id);

/** Nobody is sold an answering machine who sees no worth in being answered for and is not at ease with tools. */
const wanted = (step: Step, s: Situation) => step.kind !== "assistant" || s.clone > 0 || s.comfort > 0;

/** An assistant counts for what it closes beyond the best cheaper fix for the same stream. */
const beyondFixes = (candidates: Candidate[]): Candidate[] => {
  const fixed = new Map<string, number>();
  for (const { step, chosen } of candidates)
    if (step.kind === "cheaper-fix" && net(chosen) > 0)
      for (const { stream, perMonth } of chosen.closes)
        fixed.set(
          stream,
          Math.max(fixed.get(stream) ?? 0, Math.round((perMonth * net(chosen)) / chosen.perMonth)),
        );
  for (const { step, chosen } of candidates)
    if (step.kind === "assistant")
      chosen.beyond = chosen.closes.map(({ stream, perMonth }) => ({
        stream,
        perMonth: Math.max(0, perMonth - (fixed.get(stream) ?? 0)),
      }));
  return candidates;
};

/** The plan's steps with their prices: the line itself is paid for once. */
export const priced = (plan: readonly Candidate[]): ChosenStep[] => {
  let line = false;
  return plan.map(({ step, chosen, extraCost }) => {
    const extra = step.kind === "assistant" && line;
    if (step.kind === "assistant") line = true;
    return extra ? { ...chosen, costPerMonth: extraCost } : chosen;
  });
};

/** What was named goes before what leaves so much more. */
const NEAR = 1.3;
const NAMED_FIRST = 1.6;
/** What is free and done within the hour goes before what leaves so many dollars more: both are guesses. */
const DONE_TODAY = 20;
/** What a step leaves, and what speaks for it beside the sum. */
const merit = (chosen: ChosenStep): number =>
  leaves(chosen) * (chosen.foremost ? NAMED_FIRST : chosen.named ? NEAR : 1) +
  (chosen.step.setupHours <= 1 && chosen.costPerMonth === 0 && chosen.closes.length > 0 ? DONE_TODAY : 0);
/** For the order of a plan: an assistant waits for the first count where nobody has counted yet. */
export const rank = (chosen: ChosenStep): number => merit(chosen) - (chosen.uncounted ? 1_000_000 : 0);

/** The one rule of order: the aim that has a step of its own; a question that comes before all; then what leaves most, and what was named where it is near. */
export const inOrder = (plan: readonly ChosenStep[]): ChosenStep[] =>
  plan.toSorted(
    (a, b) =>
      Number(b.step.aim === true) - Number(a.step.aim === true) ||
      Number(b.step.kind === "nothing") - Number(a.step.kind === "nothing") ||
      rank(b) - rank(a),
  );

const bits = new Map(streams.map(({ id }, i) => [id, 1 << i]));
const labels = [...new Set(streams.flatMap(({ of }) => [...of]))];
const bitsOfNamed = new Map(
  streams.map(({ id, of }) => [id, of.reduce((mask, label) => mask | (1 << labels.indexOf(label)), 0)]),
);
/** The bottlenecks whose money a step closes. */
const namedBy = ({ chosen }: Candidate) =>
  chosen.closes.reduce((mask, { stream }) => mask | bitsOfNamed.get(stream)!, 0);
const howMany = (mask: number) => labels.filter((_, i) => (mask & (1 << i)) !== 0).length;

const streamsOf = ({ chosen }: Candidate) =>
  chosen.closes.reduce((mask, { stream }) => mask | bits.get(stream)!, 0);

/**
 * The plan of up to three steps that is worth most for its price and effort. No stream is closed twice. An assistant
 * stands in it only where it brings more than its price and more than the cheaper fix in its place would.
 */
export const choose = (
  candidates: readonly Candidate[],
  s: Situation,
  most = MOST_STEPS,
  pool: readonly Candidate[] = candidates,
): Candidate[] => {
  const enough = ({ chosen, extraCost }: Candidate, second: boolean) =>
    chosen.beyond.reduce((sum, { perMonth }) => sum + perMonth, 0) - chosen.timePerMonth >=
    LEAST_RETURN[s.comfort] * (second ? extraCost : chosen.costPerMonth);
  const paying = candidates.filter(({ chosen }) => net(chosen) > 0);
  const worthALine = paying.filter(({ chosen }) => leaves(chosen) >= LEAST_LEFT);
  const shortlist = (worthALine.length > 0 ? worthALine : paying.slice(0, 1)).slice(0, SHORTLIST);
  const masks = shortlist.map(streamsOf);
  const pains = shortlist.map(namedBy);
  const placeable = Math.max(1, Math.min(most, s.named));
  let best: Candidate[] = [];
  let bestValue = 0;
  const plan: Candidate[] = [];
  const grow = (from: number, taken: number, value: number, line: boolean, named: number) => {
    const answering = value * (1 + (NAMED_ANSWERED * Math.min(placeable, howMany(named))) / placeable);
    if (answering > bestValue) {
      best = [...plan];
      bestValue = answering;
    }
    if (plan.length === most) return;
    for (let i = from; i < shortlist.length; i++) {
      const next = shortlist[i]!;
      const assistant = next.step.kind === "assistant";
      if ((masks[i]! & taken) !== 0 || (assistant && !enough(next, line))) continue;
      const cost = assistant && line ? next.extraCost : next.chosen.costPerMonth;
      plan.push(next);
      grow(i + 1, taken | masks[i]!, value + next.weight - cost, line || assistant, named | pains[i]!);
      plan.pop();
    }
  };
  grow(0, 0, 0, false, 0);
  const fixes = worthALine.filter(({ step }) => step.kind === "cheaper-fix");
  return small(answeringAll(counted(swapped(best, fixes), paying, s, most), pool, s, most), s);
};

const ofLabel = (label: Bottleneck) => streams.filter(({ of }) => of.includes(label)).map(({ id }) => id);
/** The step is for a bottleneck: it says so, or takes back money of it. */
const takes = ({ step, chosen }: Candidate, label: Bottleneck): boolean =>
  step.takes.includes(label) || chosen.closes.some(({ stream }) => ofLabel(label).includes(stream));
const kindOf = new Map(streams.map(({ id, kind }) => [id, kind]));
const wantsHours = ({ goal }: Situation) => goal === "efficiency" || goal === "cost";
const savesHours = ({ chosen }: Candidate) =>
  chosen.closes.some(({ stream }) => kindOf.get(stream) === "time");

/**
 * What was named first has a step, whoever wants more done gets hours, and what else was named is served while there is
 * room, however small the sum: a plan that is silent on it is none. Only cheaper fixes that leave something come in.
 */
const answeringAll = (
  plan: Candidate[],
  pool: readonly Candidate[],
  s: Situation,
  most: number,
): Candidate[] => {
  const [first, ...others] = s.labels;
  const needs: { isFor: (c: Candidate) => boolean; must: boolean }[] = [
    ...(first ? [{ isFor: (c: Candidate) => takes(c, first), must: true }] : []),
    ...(wantsHours(s) ? [{ isFor: savesHours, must: true }] : []),
    ...others.map((label) => ({ isFor: (c: Candidate) => takes(c, label), must: false })),
  ];
  const served: typeof needs = [];
  for (const need of needs) {
    if (!plan.some(need.isFor)) plan = withFixFor(plan, need, served, pool, s, most);
    if (plan.some(need.isFor)) served.push(need);
  }
  return plan;
};

/** The best fix that leaves something joins the plan, or takes the place of the least that answers nothing before it. */
const withFixFor = (
  plan: Candidate[],
  { isFor, must }: { isFor: (c: Candidate) => boolean; must: boolean },
  served: readonly { isFor: (c: Candidate) => boolean }[],
  pool: readonly Candidate[],
  s: Situation,
  most: number,
): Candidate[] => {
  const fixes = pool
    .filter((c) => c.step.kind === "cheaper-fix" && isFor(c) && net(c.chosen) > 0 && leaves(c.chosen) > 0)
    .toSorted((a, b) => merit(b.chosen) - merit(a.chosen));
  const isFree = (out: Candidate) =>
    out.step.kind === "cheaper-fix" &&
    !served.some((need) => plan.filter(need.isFor).every((c) => c === out)) &&
    !(s.missedPart >= MANY_MISSED && out.chosen.closes.some(({ stream }) => isCounted(stream, s)));
  for (const fix of fixes) {
    const clash = plan.filter((c) => (streamsOf(c) & streamsOf(fix)) !== 0);
    if (clash.length === 0 && plan.length < most) return [...plan, fix];
    if (!must) continue;
    const [out] = (
      clash.length > 0 ? clash : plan.toSorted((a, b) => merit(a.chosen) - merit(b.chosen))
    ).filter(isFree);
    if (out && clash.length <= 1) return plan.map((c) => (c === out ? fix : c));
  }
  return plan;
};

/** Whoever counted many that reached nobody gets a step for them, in place of the plan's last fix if need be. */
const counted = (
  plan: Candidate[],
  paying: readonly Candidate[],
  s: Situation,
  most: number,
): Candidate[] => {
  const isFor = ({ chosen }: Candidate) => chosen.closes.some(({ stream }) => isCounted(stream, s));
  if (s.missedPart < MANY_MISSED || plan.some(isFor)) return plan;
  const taken = plan.reduce((mask, c) => mask | streamsOf(c), 0);
  const [best] = paying
    .filter((c) => c.step.kind === "cheaper-fix" && isFor(c) && (streamsOf(c) & taken) === 0)
    .filter(({ chosen }) => leaves(chosen) >= LEAST_WORTH)
    .toSorted((a, b) => leaves(b.chosen) - leaves(a.chosen));
  if (!best) return plan;
  if (plan.length < most) return [...plan, best];
  const [last] = plan
    .filter(({ step }) => step.kind === "cheaper-fix")
    .toSorted((a, b) => merit(a.chosen) - merit(b.chosen));
  return last ? plan.map((c) => (c === last ? best : c)) : plan;
};

/** No step stands in a plan where a cheaper fix for what was named would rank before it. */
const swapped = (plan: Candidate[], fixes: readonly Candidate[]): Candidate[] => {
  for (const better of fixes.toSorted((a, b) => merit(b.chosen) - merit(a.chosen))) {
    if (plan.includes(better)) continue;
    const clash = plan.filter((c) => (streamsOf(c) & streamsOf(better)) !== 0);
    const least =
      clash.length > 0 ? clash : plan.toSorted((a, b) => merit(a.chosen) - merit(b.chosen)).slice(0, 1);
    const [out] = least;
    if (
      !out ||
      least.length > 1 ||
      out.step.kind !== "cheaper-fix" ||
      merit(out.chosen) >= merit(better.chosen)
    )
      continue;
    plan = plan.map((c) => (c === out ? better : c));
  }
  return plan;
};

/** So little is left that the report is half as long. */
export const isSmallPlan = (plan: readonly ChosenStep[]): boolean =>
  !isWaiting(plan) && plan.reduce((sum, step) => sum + leaves(step), 0) < SMALL_MONEY;

/** Where little is left in all: what was named, in two steps at most; where nothing of it has one, what leaves most. */
const small = (plan: Candidate[], s: Situation): Candidate[] => {
  if (!isSmallPlan(plan.map(({ chosen }) => chosen)) || plan.length < 2) return plan;
  const byMerit = plan.toSorted((a, b) => merit(b.chosen) - merit(a.chosen));
  const forNamed = [...new Set(s.labels.flatMap((label) => byMerit.find((c) => takes(c, label)) ?? []))];
  const hours =
    wantsHours(s) && !forNamed.slice(0, MOST_OF_SMALL).some(savesHours) && byMerit.find(savesHours);
  const least = hours ? [...forNamed.slice(0, 1), hours] : forNamed.slice(0, MOST_OF_SMALL);
  return least.length > 0 ? least : byMerit.slice(0, 1);
};
