import type { Situation } from "../../content/report/kinds.ts";
import { streams } from "../../content/report/streams/index.ts";
import type { ChosenStep, FlowingStream, UsedAssumption } from "./report.ts";
import { roughly, toTwo } from "./rounding.ts";
import { inCustomers, monthsOpen, unitWorthOf, WEEKS_PER_MONTH } from "./streams.ts";

type Used = Readonly<Record<string, UsedAssumption>>;

/** Streams of those who asked and were missed or answered too late. */
const LATE: ReadonlySet<string> = new Set(["after-hours", "busy", "unanswered", "slow-replies"]);
export const isLate = ({ stream }: FlowingStream): boolean => LATE.has(stream.id);

/** New customers a month who come now: who is lost does not. */
export const comingAMonth = (flowing: readonly FlowingStream[], used: Used): number => {
  const share = (id: string) => used[id]!.value / 100;
  const ask = used.contactsPerWeek!.value * WEEKS_PER_MONTH * share("freshShare") * share("readyShare");
  return Math.max(0, ask - flowing.filter(isLate).reduce((gone, { amount }) => gone + amount, 0));
};
export const comingInAYear = (flowing: readonly FlowingStream[], s: Situation, used: Used): number =>
  roughly(monthsOpen(s) * comingAMonth(flowing, used));

/** To the dollar, and below ten to the cent, as it is printed. */
export const toPrice = (n: number): number =>
  n < 10 ? Math.round(n * 100) / 100 : n < 1000 ? Math.round(n) : toTwo(n);

/** What a new one leaves in the first year. */
export const yearOfOne = (used: Used): number => {
  const share = (used.customerValue!.value * used.keptShare!.value) / 100;
  const counted = ["customerValue", "keptShare"].every((id) => used[id]!.from !== "example");
  return counted ? toPrice(share) : toTwo(share);
};

/** What somebody leaves who is known and comes once more where nobody counts visits: by our guess half of that. */
export const onceMoreOf = (used: Used): number => toTwo(yearOfOne(used) / 2);

const CUSTOMERS: ReadonlySet<string> = new Set(streams.filter(inCustomers).map(({ id }) => id));
/** New customers a year that a plan wins. */
export const wonInAYear = (plan: readonly Pick<ChosenStep, "closes">[], s: Situation, used: Used): number => {
  const won = plan
    .flatMap(({ closes }) => closes)
    .filter(({ stream }) => CUSTOMERS.has(stream))
    .reduce(
      (sum, { stream, perMonth }) =>
        sum + (monthsOpen(s) * perMonth) / (unitWorthOf(stream, used) || Infinity),
      0,
    );
  const room = s.room ? Math.round(monthsOpen(s) * s.room) : Infinity;
  return Math.min(room, won < 1 ? Math.round(won * 10) / 10 : toTwo(won));
};
