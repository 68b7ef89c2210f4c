import type { Situation } from "../../content/report/kinds.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { net } from "./plan.ts";
import type { ChosenStep, Closed, UsedAssumption } from "./report.ts";
import { inCustomers, sumOf, unitWorthOf } from "./streams.ts";
import { downToTen, toTen } from "./rounding.ts";
import type { Candidate } from "./weigh.ts";
import { streams } from "../../content/report/streams/index.ts";

type Used = Record<string, UsedAssumption>;

const CUSTOMERS: ReadonlySet<string> = new Set(streams.filter(inCustomers).map(({ id }) => id));
const isWon = ({ stream }: Closed) => CUSTOMERS.has(stream);

/** The step with these sums in place of its own. */
const counting = (chosen: ChosenStep, closes: readonly Closed[]): ChosenStep => {
  const range = sumOf(closes.map((closed) => closed.range));
  return { ...chosen, closes, perMonth: range.likely, range };
};

/** New customers a month that come of so many dollars of each. */
const heads = (closes: readonly Closed[], dollars: (c: Closed) => number, used: Used): number =>
  closes
    .filter(isWon)
    .reduce((sum, closed) => sum + dollars(closed) / (unitWorthOf(closed.stream, used) || Infinity), 0);

/** The step with no more new customers than there is room for; what cannot be taken on is said. */
const upTo = (chosen: ChosenStep, room: number, used: Used): ChosenStep => {
  const won = heads(chosen.closes, ({ perMonth }) => perMonth, used);
  if (won <= room) return chosen;
  const closes = chosen.closes.map((closed) => {
    if (!isWon(closed)) return closed;
    const likely = downToTen((closed.perMonth * room) / won);
    return {
      ...closed,
      perMonth: likely,
      range: { low: Math.min(closed.range.low, likely), likely, high: likely },
    };
  });
  const could = heads(closes, ({ gross }) => gross, used);
  const counted = room + heads(closes, ({ cheaper }) => cheaper, used);
  return { ...counting(chosen, closes), over: { could, counted } };
};

/** The steps in their order, each with what room those before it have left. */
export const withinRoom = (plan: readonly ChosenStep[], { room }: Situation, used: Used): ChosenStep[] => {
  // Who has no room at all loses nobody.
  let left = room || Infinity;
  return plan.map((chosen) => {
    const kept = upTo(chosen, left, used);
    left = Math.max(0, left - heads(kept.closes, ({ perMonth }) => perMonth, used));
    return kept;
  });
};

/** It wins as many new customers as there is room for: what would bring more brings nothing. */
export const fillsRoom = (plan: readonly ChosenStep[], { room }: Situation, used: Used): boolean =>
  room !== undefined &&
  room > 0 &&
  plan.some(({ over }) => over) &&
  room -
    heads(
      plan.flatMap(({ closes }) => closes),
      ({ perMonth }) => perMonth,
      used,
    ) <
    1;

/** A cheaper fix, and what it wins after its own costs. */
interface Fix {
  step: Step;
  wins: number;
}
/** Without what a cheaper fix would win of it for less, after its own costs. */
const beyond = (closed: Closed, fix: Fix | undefined): Closed => {
  const cheaper = Math.min(closed.perMonth, fix?.wins ?? 0);
  const perMonth = toTen(closed.perMonth - cheaper);
  const part = closed.perMonth > 0 ? perMonth / closed.perMonth : 0;
  const { low, high } = closed.range;
  return {
    ...closed,
    cheaper,
    ...(fix && cheaper > 0 ? { cheaperBy: fix.step } : {}),
    perMonth,
    range: { low: toTen(low * part), likely: perMonth, high: toTen(high * part) },
  };
};

/** Dollars a month of an assistant that a cheaper fix would win too. */
export const cheaperOf = ({ closes }: ChosenStep): number =>
  closes.reduce((sum, { cheaper }) => sum + cheaper, 0);

/** The cheaper fixes whose part an assistant is not credited with, each once. */
export const fixesOf = ({ closes }: ChosenStep): readonly Step[] => [
  ...new Set(closes.flatMap(({ cheaperBy }) => cheaperBy ?? [])),
];

/** Each of them as it counts beside the others: within the room there is, and an assistant with what no cheaper fix would win. */
export const credited = (candidates: readonly Candidate[], s: Situation, used: Used): Candidate[] => {
  const roomy = candidates.map((c) => ({ ...c, chosen: withinRoom([c.chosen], s, used)[0]! }));
  const fixed = new Map<string, Fix>();
  for (const { step, chosen } of roomy)
    if (step.kind === "cheaper-fix" && net(chosen) > 0)
      for (const { stream, perMonth } of chosen.closes) {
        const wins = toTen((perMonth * net(chosen)) / chosen.perMonth);
        if (wins > (fixed.get(stream)?.wins ?? 0)) fixed.set(stream, { step, wins });
      }
  return roomy.map((c) =>
    c.step.kind === "assistant"
      ? {
          ...c,
          chosen: counting(
            c.chosen,
            c.chosen.closes
              .map((closed) => beyond(closed, fixed.get(closed.stream)))
              .filter(({ perMonth }) => perMonth > 0),
          ),
        }
      : c,
  );
};
