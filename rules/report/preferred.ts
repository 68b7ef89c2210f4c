import type { Situation } from "../../content/report/kinds.ts";
import { type Bottleneck, BOTTLENECKS } from "../../contracts/assessment-options.ts";
import { streams } from "../../content/report/streams/index.ts";
import { cheaperOf } from "./credit.ts";
import { isOfNewOnes, NEEDS, wantsNew } from "./needs.ts";
import { leaves, losesAtLow } from "./plan.ts";
import type { ChosenStep } from "./report.ts";

/** Why one stands in the plan that leaves less than another; 'level': nobody can say which leaves more. */
export type Preference =
  | (typeof NEEDS)[number]["id"]
  | "named"
  | "more"
  | "largest"
  | "kept"
  | "easier"
  | "level";

/** So many dollars, or so many times as much at most, are level: both are guesses. */
const LEVEL_DOLLARS = 20;
const LEVEL_TIMES = 1.15;
/** For fewer hours to set up no more than so many times as much is passed over. */
const EASIER_TIMES = 1.5;

const streamsOf = new Map(
  BOTTLENECKS.map((label) => [label, streams.filter(({ of }) => of.includes(label)).map(({ id }) => id)]),
);
/** The step is for a bottleneck: it says so, or takes back money of it. */
export const isFor = ({ step, closes }: Pick<ChosenStep, "step" | "closes">, label: Bottleneck): boolean =>
  step.takes.includes(label) || closes.some(({ stream }) => streamsOf.get(label)!.includes(stream));
const namedBy = (chosen: ChosenStep, { labels }: Situation): number =>
  labels.filter((label) => isFor(chosen, label)).length;

/** All that is lost where a step works, of which it wins its share. */
export const touchedBy = ({ closes }: Pick<ChosenStep, "closes">): number =>
  closes.reduce((sum, { share, gross }) => (share > 0 ? sum + gross / share : sum), 0);

/** A reason is worth so many times what the smaller leaves at most, or so few dollars: beyond that the larger sum is in the plan. */
const WORTH_TIMES: Record<Preference, number> = {
  counted: 2,
  // Who lets people wait is told to answer sooner, whatever else leaves more.
  late: Infinity,
  aim: 2,
  named: 1.5,
  more: 1.5,
  largest: 1.5,
  kept: 2,
  easier: EASIER_TIMES,
  level: LEVEL_TIMES,
};
const FEW_DOLLARS = 40;
/** What was checked and stood in the first report stays, unless something that nobody checked leaves so many times as much. */
const NAMED_AND_KEPT = 3;
/** What is printed as the same sum is no larger loss. */
const PLAINLY_LARGER = 1.05;

/** What speaks for one that leaves less beside one that leaves more, however much more that is. */
const reasonFor = (
  less: ChosenStep,
  more: ChosenStep,
  plan: readonly ChosenStep[],
  s: Situation,
): Preference | undefined => {
  // What may cost more than it brings stands before nothing that costs no money and leaves more.
  if (less.step.kind === "assistant" && losesAtLow(less)) return undefined;
  const need = NEEDS.find(({ is, isFor: serves }) => is(s) && serves(less, s) && !serves(more, s));
  if (need) return need.id;
  if (wantsNew(s) && isOfNewOnes(less) && !isOfNewOnes(more)) return "aim";
  const [mine, its] = [namedBy(less, s), namedBy(more, s)];
  if (mine > its) return its === 0 ? "named" : "more";
  if (
    !less.priceGuessed &&
    touchedBy(less) > PLAINLY_LARGER * touchedBy(more) &&
    plan.every((one) => touchedBy(less) >= touchedBy(one))
  )
    return "largest";
  if (s.kept?.includes(less.step.id) && !s.kept.includes(more.step.id)) return "kept";
  const [low, high] = ends(less, more);
  if (high - low <= LEVEL_DOLLARS || high <= LEVEL_TIMES * low) return "level";
  return less.step.setupHours < more.step.setupHours ? "easier" : undefined;
};
const ends = (less: ChosenStep, more: ChosenStep): [low: number, high: number] => [
  leaves(less) + cheaperOf(less),
  leaves(more),
];

/** What stands for one that leaves less beside one that leaves more; only what does not stand for the other too, and only while it does not leave far more. */
export const preferenceFor = (
  less: ChosenStep,
  more: ChosenStep,
  plan: readonly ChosenStep[],
  s: Situation,
): Preference | undefined => {
  const reason = reasonFor(less, more, plan, s);
  const [low, high] = ends(less, more);
  const times =
    reason === "named" && s.kept?.includes(less.step.id) ? NAMED_AND_KEPT : reason && WORTH_TIMES[reason];
  return reason && (reason === "level" || high - low <= FEW_DOLLARS || high <= times! * low)
    ? reason
    : undefined;
};
