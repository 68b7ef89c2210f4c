import { WEEKS } from "../../content/report/own-hours.ts";
import type { Situation, Stream } from "../../content/report/kinds.ts";
import { streams } from "../../content/report/streams/index.ts";
import type { FlowingStream, Range, UsedAssumption } from "./report.ts";
import { toTen } from "./rounding.ts";

/** Weeks in a month as the report prints it, so that each sum can be checked with a pocket calculator. */
export const WEEKS_PER_MONTH = WEEKS;

const ALL_YEAR = 12;
/** Months a year in which they are open. */
export const monthsOpen = ({ season }: Situation): number =>
  season === undefined ? ALL_YEAR : season / WEEKS_PER_MONTH;

/** Percents of the money, not of the number. */
export const WORTH: ReadonlySet<string> = new Set(["keptShare", "restShare"]);

/** Low, likely and high of several together. */
export const sumOf = (ranges: readonly Range[]): Range =>
  ranges.reduce(
    (sum, { low, likely, high }) => ({
      low: sum.low + low,
      likely: sum.likely + likely,
      high: sum.high + high,
    }),
    { low: 0, likely: 0, high: 0 },
  );

/** Money factors come after the amount: what was lost or spent a month. */
const amountOf = (factors: readonly string[], used: Record<string, UsedAssumption>) =>
  factors.reduce((product, id) => {
    const { value, unit } = used[id]!;
    if (unit === "percent") return WORTH.has(id) ? product : product * (value / 100);
    if (unit === "minutes") return product * (value / 60);
    return unit === "money" ? product : product * value;
  }, WEEKS_PER_MONTH);

/** Digits to which an amount may be told. */
const DIGITS = [2, 3, 4, 5] as const;
/** The amount in as few digits as give the same dollars as all of them, so that both ways of reckoning agree. */
const told = (amount: number, worth: number): number => {
  if (amount === 0) return 0;
  const rounded = (digits: number) => Number(amount.toPrecision(digits));
  const digits = DIGITS.find((n) => toTen(rounded(n) * worth) === toTen(amount * worth));
  return rounded(digits ?? DIGITS.at(-1)!);
};

/** Streams that are counted in new customers. */
const CUSTOMERS = new Set(["after-hours", "busy", "unanswered", "slow-replies", "cold-leads"]);
export const inCustomers = ({ id }: Stream): boolean => CUSTOMERS.has(id);

type Used = Record<string, UsedAssumption>;
/** By what an average new customer pays, or by the larger work that is offered. */
const pricedBy = ({ factors, offered }: Stream, used: Used): readonly string[] =>
  offered && used.offerValue!.value > 0 ? offered : factors;

/** The factors as this business has them: with the owner's own count of the missed ones. */
const factorsOf = (stream: Stream, s: Situation, used: Used): readonly string[] =>
  (s.missedKnown && stream.counted) || pricedBy(stream, used);

/** Dollars that one of a stream's units is worth: a customer at what is left, a slot, an hour. */
export const unitWorth = (stream: Stream, used: Used): number =>
  pricedBy(stream, used).reduce((worth, id) => {
    const { value, unit } = used[id]!;
    return unit === "money" ? worth * value : WORTH.has(id) ? worth * (value / 100) : worth;
  }, 1);

const byId = new Map(streams.map((stream) => [stream.id, stream]));
export const unitWorthOf = (id: string, used: Used): number => unitWorth(byId.get(id)!, used);

/** How far low and high lie from likely: not every example is wrong in the same direction at once. */
const spreadOf = (factors: readonly string[], used: Record<string, UsedAssumption>) =>
  Math.exp(Math.hypot(...factors.map((id) => Math.log(used[id]!.spread))));

export const flow = (stream: Stream, s: Situation, used: Record<string, UsedAssumption>): FlowingStream => {
  const factors = factorsOf(stream, s, used);
  const worth = unitWorth(stream, used);
  // Who has no room for anybody new loses nobody.
  const amount = s.room === 0 && inCustomers(stream) ? 0 : told(amountOf(factors, used), worth);
  const likely = toTen(amount * worth);
  const spread = spreadOf(factors, used);
  return {
    stream,
    factors,
    title: stream.title(s, s.trade),
    amount,
    perMonth: { low: toTen(likely / spread), likely, high: toTen(likely * spread) },
  };
};

/** The streams that the answers speak for, without those that an open question leaves open. */
export const streamsOf = (
  s: Situation,
  used: Record<string, UsedAssumption>,
  open: ReadonlySet<string>,
): FlowingStream[] =>
  streams.filter((stream) => !open.has(stream.id) && stream.when(s)).map((stream) => flow(stream, s, used));
