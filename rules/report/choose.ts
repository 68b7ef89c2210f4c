import { priceOf } from "../../content/prices.ts";
import type { Situation, Step } from "../../content/report/kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { streams } from "../../content/report/streams/index.ts";
import type { ChosenStep, FlowingStream, Range, UsedAssumption } from "./report.ts";
import { WEEKS_PER_MONTH } from "./streams.ts";

const NOTHING: Range = { low: 0, likely: 0, high: 0 };
/** A step that is worth less than this a month, in dollars, is not worth a line in a plan of three. */
const LEAST_WORTH = 40;
/** An assistant must bring this much of its price, and a cautious owner more. */
const LEAST_RETURN = [1.6, 1.3, 1.2, 1.2] as const;
const MOST_STEPS = 3;
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

const addRange = (a: Range, b: Range, share: number): Range => ({
  low: a.low + Math.round(b.low * share),
  likely: a.likely + Math.round(b.likely * share),
  high: a.high + Math.round(b.high * share),
});

/** A step as it would stand in the plan, closing those of its streams that are still free. */
export const weigh = (
  step: Step,
  s: Situation,
  flowing: readonly FlowingStream[],
  used: Record<string, UsedAssumption>,
): Candidate => {
  let range = NOTHING;
  let weight = 0;
  const closes: ChosenStep["closes"] = [];
  for (const { stream, perMonth } of flowing) {
    const share = step.closes[stream.id];
    if (!share || perMonth.likely === 0) continue;
    range = addRange(range, perMonth, share);
    closes.push({ stream: stream.id, perMonth: Math.round(perMonth.likely * share) });
    weight += perMonth.likely * share * WEIGHT[s.goal][stream.kind];
  }
  const value = (id: string) => used[id]!.value;
  const share = step.handles?.(value) ?? 0;
  const contacts = (value("contactsPerWeek") * WEEKS_PER_MONTH * share) / 100;
  const cost = (extra: boolean) =>
    step.kind === "assistant" ? priceOf(contacts, step.connections ?? 0, extra) : (step.monthly ?? 0);
  return {
    step,
    weight: weight - (step.setupHours * value("hourCost")) / 12,
    extraCost: cost(true),
    chosen: {
      step,
      title: step.title(s, s.trade),
      closes,
      perMonth: range.likely,
      range,
      costPerMonth: cost(false),
      setupHours: step.setupHours,
    },
  };
};

/** Steps whose conditions hold and that are worth something here, the best first. */
export const candidatesOf = (
  s: Situation,
  flowing: readonly FlowingStream[],
  used: Record<string, UsedAssumption>,
): Candidate[] =>
  catalogue
    .filter((step) => step.kind !== "nothing" && s.comfort >= step.comfort && step.when(s))
    .map((step) => weigh(step, s, flowing, used))
    .filter(({ chosen }) => chosen.perMonth >= LEAST_WORTH)
    .sort((a, b) => b.weight - b.chosen.costPerMonth - (a.weight - a.chosen.costPerMonth));

/** The plan's steps with their prices: the line itself is paid for once. */
export const priced = (plan: readonly Candidate[]): ChosenStep[] => {
  let line = false;
  return plan.map(({ step, chosen, extraCost }) => {
    const extra = step.kind === "assistant" && line;
    if (step.kind === "assistant") line = true;
    return extra ? { ...chosen, costPerMonth: extraCost } : chosen;
  });
};

const bits = new Map(streams.map(({ id }, i) => [id, 1 << i]));
const streamsOf = ({ chosen }: Candidate) =>
  chosen.closes.reduce((mask, { stream }) => mask | bits.get(stream)!, 0);

/**
 * The plan of up to three steps that is worth most for its price and effort. No stream is closed twice. An assistant
 * stands in it only where it brings more than its price and more than the cheaper fix in its place would.
 */
export const choose = (candidates: readonly Candidate[], s: Situation): Candidate[] => {
  const enough = ({ chosen, extraCost }: Candidate, second: boolean) =>
    chosen.perMonth >= LEAST_RETURN[s.comfort] * (second ? extraCost : chosen.costPerMonth);
  const shortlist = candidates.slice(0, SHORTLIST);
  const masks = shortlist.map(streamsOf);
  let best: Candidate[] = [];
  let bestValue = 0;
  const plan: Candidate[] = [];
  const grow = (from: number, taken: number, value: number, line: boolean) => {
    if (value > bestValue) {
      best = [...plan];
      bestValue = value;
    }
    if (plan.length === MOST_STEPS) return;
    for (let i = from; i < shortlist.length; i++) {
      const next = shortlist[i]!;
      const assistant = next.step.kind === "assistant";
      if ((masks[i]! & taken) !== 0 || (assistant && !enough(next, line))) continue;
      const cost = assistant && line ? next.extraCost : next.chosen.costPerMonth;
      plan.push(next);
      grow(i + 1, taken | masks[i]!, value + next.weight - cost, line || assistant);
      plan.pop();
    }
  };
  grow(0, 0, 0, false);
  const lead = best
    .filter(({ step }) => step.kind === "assistant")
    .sort((a, b) => b.chosen.perMonth - a.chosen.perMonth)[0];
  const first = (c: Candidate) => (c === lead ? 0 : 1);
  return best.sort(
    (a, b) =>
      first(a) - first(b) || a.step.setupHours - b.step.setupHours || b.chosen.perMonth - a.chosen.perMonth,
  );
};
