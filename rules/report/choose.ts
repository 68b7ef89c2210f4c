import { priceOf } from "../../content/prices.ts";
import { FEW, once } from "../../content/report/own-hours.ts";
import type { Situation, Step, Value, Work } from "../../content/report/kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { streams } from "../../content/report/streams/index.ts";
import { foundStreams } from "./findings.ts";
import type { ChosenStep, FlowingStream, Range, UsedAssumption } from "./report.ts";
import { toFive, WEEKS_PER_MONTH } from "./streams.ts";

const tenth = (n: number) => Math.round(n * 10) / 10;
const NOTHING: Range = { low: 0, likely: 0, high: 0 };
/** A step that is worth less than this a month, in dollars, is not worth a line in a plan of three. */
export const LEAST_WORTH = 15;
/** Nor is one that leaves less than this, in dollars a month, unless there is no other. */
const LEAST_LEFT = 20;
/** A plan that leaves less, in dollars a month, is small money: one step of it is enough. */
const SMALL_MONEY = 100;
/** Looking after an assistant and its page, and reading what it took down of each contact: minutes. */
const LOOK_AFTER = 30;
const NOTE_MINUTES = 1;
/** What was named weighs more than what we found ourselves. */
const NAMED = 1.4;
/** A plan that answers all of the named pains that it has steps for counts for so much more. */
const NAMED_ANSWERED = 1;
/** How far our guess of what a step catches may be off: likely divided by low. */
export const SHARE_SPREAD = 1.25;
/** What an assistant brings beyond the cheaper ways must be this much of its price, and more for a cautious owner. */
const LEAST_RETURN = [1.5, 1.3, 1.15, 1.15] as const;
export const MOST_STEPS = 3;
/** Combinations are tried among the best so many. */
const SHORTLIST = 11;

/** What a dollar of each kind counts for the goal that was named: tips the scales, never the sums. */
const WEIGHT: Record<Situation["goal"], { lost: number; time: number }> = {
  cost: { lost: 0.9, time: 1.25 },
  experience: { lost: 1.1, time: 1 },
  efficiency: { lost: 0.9, time: 1.25 },
  growth: { lost: 1.2, time: 0.85 },
  continuity: { lost: 1.1, time: 1 },
};

export interface Candidate {
  step: Step;
  chosen: ChosenStep;
  /** Worth to this owner: weighed by the goal, less the hours to set it up over a first year. */
  weight: number;
  /** The price as the second job of an assistant that is there already. */
  extraCost: number;
}

/** What a step takes of a stream, with both guesses off: the stream's and the share's. */
const addRange = (a: Range, b: Range, share: number): Range => {
  const likely = toFive(b.likely * share);
  const spread = (end: number) => Math.exp(Math.hypot(Math.log(end), Math.log(SHARE_SPREAD)));
  return {
    low: a.low + toFive(likely / spread(b.likely / Math.max(1, b.low))),
    likely: a.likely + likely,
    high: a.high + toFive(likely * spread(Math.max(1, b.high / b.likely))),
  };
};

/** An assistant's notes are read, whatever else it needs. */
const workOf = (step: Step, s: Situation, value: Value, contacts: number): readonly Work[] =>
  step.kind === "assistant"
    ? [
        once("looking after it and its page", LOOK_AFTER),
        { what: "of its notes, read", count: Math.round(contacts), minutes: NOTE_MINUTES },
      ]
    : (step.work?.(value, s.trade, s) ?? []);

/** Lines of money that are calls alone, or written alone, by what they count. */
const ONE_WAY: ReadonlySet<string> = new Set(["busy", "unanswered"]);
/** In percent: what of a stream comes the way that the step hears or reads. */
export const reachOf = ({ reaches }: Step, stream: string, s: Situation, value: Value): number =>
  !reaches || !s.phone || !s.written || ONE_WAY.has(stream)
    ? 100
    : value(reaches === "calls" ? "callShare" : "wroteShare");

/** The part of a stream that a step catches: what it can reach of it, in whole percents as it is printed. */
const shareOf = (step: Step, stream: string, s: Situation, value: Value): number =>
  Math.round((step.closes[stream] ?? 0) * reachOf(step, stream, s, value)) / 100;

const MISSED: ReadonlySet<string> = new Set(["after-hours", "busy", "unanswered"]);
/** So many of a hundred missed are as good as named. */
const MANY_MISSED = 0.1;
/** The owner's own count names it: so many reached nobody. */
const isCounted = (stream: string, s: Situation) => s.missedPart >= MANY_MISSED && MISSED.has(stream);

/** A step as it would stand in the plan, closing those of its streams that are still free. */
export const weigh = (
  step: Step,
  s: Situation,
  flowing: readonly FlowingStream[],
  used: Record<string, UsedAssumption>,
): Candidate => {
  const value: Value = (id) => used[id]!.value;
  const found = foundStreams(s);
  let range = NOTHING;
  let weight = 0;
  const closes: ChosenStep["closes"] = [];
  for (const { stream, perMonth } of flowing) {
    const share = shareOf(step, stream.id, s, value);
    if (!share || perMonth.likely === 0) continue;
    range = addRange(range, perMonth, share);
    closes.push({ stream: stream.id, perMonth: toFive(perMonth.likely * share), share });
    weight +=
      perMonth.likely *
      share *
      WEIGHT[s.goal][stream.kind] *
      (stream.of.length > 0 || isCounted(stream.id, s) ? NAMED : 1) *
      (found.get(stream.id) ?? 1);
  }
  const heard = step.reaches === "calls" && s.phone && s.written ? value("callShare") / 100 : 1;
  const share = (step.handles?.(value) ?? 0) * heard;
  const contacts = (value("contactsPerWeek") * WEEKS_PER_MONTH * share) / 100;
  const work = workOf(step, s, value, contacts).filter(({ count }) => count > 0);
  const minutes = work.reduce((sum, line) => sum + line.count * line.minutes, 0);
  const ownHours = minutes > 0 ? Math.max(0.1, tenth(minutes / 60)) : 0;
  const ownPerMonth = Math.round((minutes / 60) * value("hourCost"));
  const timePerMonth = ownPerMonth + Math.round((step.setupHours / 12) * value("hourCost"));
  const counted = step.cases?.(value) ?? 0;
  const cases = counted < FEW ? Math.round(counted * 10) / 10 : Math.round(counted);
  const ofFix = typeof step.monthly === "function" ? step.monthly(value, s) : (step.monthly ?? 0);
  const cost = (extra: boolean) =>
    step.kind === "assistant" ? priceOf(contacts, step.connections ?? 0, extra) : ofFix;
  return {
    step,
    weight: weight - timePerMonth,
    extraCost: cost(true),
    chosen: {
      step,
      title: step.title(s, s.trade, 0, cases),
      cases,
      closes,
      perMonth: range.likely,
      range,
      costPerMonth: cost(false),
      setupHours: step.setupHours,
      work,
      ownHours,
      ownPerMonth,
      timePerMonth,
      handled: Math.round(contacts),
      named: flowing.some(
        ({ stream }) =>
          closes.some((closed) => closed.stream === stream.id) &&
          (stream.of.some((label) => s.labels.includes(label)) || isCounted(stream.id, s)),
      ),
      beyond: closes,
    },
  };
};

/** Steps whose conditions hold and that are worth something here, the best first; also those that cost more. */
export const candidatesOf = (
  s: Situation,
  flowing: readonly FlowingStream[],
  used: Record<string, UsedAssumption>,
): Candidate[] =>
  beyondFixes(
    catalogue
      .filter(
        (step) => step.kind !== "nothing" && s.comfort >= step.comfort && fits(step, s) && wanted(step, s),
      )
      .map((step) => weigh(step, s, flowing, used))
      .filter(({ chosen }) => chosen.perMonth >= LEAST_WORTH),
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
/** What a step leaves, for the order of a plan. */
export const rank = (chosen: ChosenStep): number => leaves(chosen) * (chosen.named ? NEAR : 1);

/** The one rule of order: what leaves most comes first, and what was named where it is near; after a question that comes before all. What serves the aim and no sum comes last. */
export const inOrder = (plan: readonly ChosenStep[]): ChosenStep[] =>
  plan.toSorted(
    (a, b) =>
      Number(b.step.kind === "nothing") - Number(a.step.kind === "nothing") ||
      Number(a.step.aim === true) - Number(b.step.aim === true) ||
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
export const choose = (candidates: readonly Candidate[], s: Situation, most = MOST_STEPS): Candidate[] => {
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
  return small(counted(swapped(best, fixes), paying, s, most));
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
    .toSorted((a, b) => rank(a.chosen) - rank(b.chosen));
  return last ? plan.map((c) => (c === last ? best : c)) : plan;
};

/** No step stands in a plan where a cheaper fix for what was named would rank before it. */
const swapped = (plan: Candidate[], fixes: readonly Candidate[]): Candidate[] => {
  for (const better of fixes.toSorted((a, b) => rank(b.chosen) - rank(a.chosen))) {
    if (plan.includes(better)) continue;
    const clash = plan.filter((c) => (streamsOf(c) & streamsOf(better)) !== 0);
    const least =
      clash.length > 0 ? clash : plan.toSorted((a, b) => rank(a.chosen) - rank(b.chosen)).slice(0, 1);
    const [out] = least;
    if (
      !out ||
      least.length > 1 ||
      out.step.kind !== "cheaper-fix" ||
      rank(out.chosen) >= rank(better.chosen)
    )
      continue;
    plan = plan.map((c) => (c === out ? better : c));
  }
  return plan;
};

/** So little is left that the report is half as long. */
export const isSmallPlan = (plan: readonly ChosenStep[]): boolean =>
  plan[0]?.step.kind !== "nothing" && plan.reduce((sum, step) => sum + leaves(step), 0) < SMALL_MONEY;

/** Where little is left in all, the one step that leaves most. */
const small = (plan: Candidate[]): Candidate[] => {
  return !isSmallPlan(plan.map(({ chosen }) => chosen)) || plan.length < 2
    ? plan
    : plan.toSorted((a, b) => rank(b.chosen) - rank(a.chosen)).slice(0, 1);
};
