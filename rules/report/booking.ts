import type { Situation } from "../../content/report/kinds.ts";
import { bookingPage } from "../../content/report/steps/booking-page.ts";
import { fits, LEAST_LEFT, leaves, net } from "./choose.ts";
import { withinRoom } from "./credit.ts";
import { isWaiting } from "./plan.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { MANY_MISSED, weigh } from "./weigh.ts";

const DATES = "scheduling-time";
const BOOKS: ReadonlySet<string> = new Set(["booking-page", "open-book"]);
export const isBooking = ({ step }: Pick<ChosenStep, "step">): boolean => BOOKS.has(step.id);

/** Dates and the night were both checked: a page takes the simple ones around the clock, where another way works by day alone. */
export const withBooking = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  const dates = plan.find(
    ({ step, closes }) => step.kind === "cheaper-fix" && closes.length === 1 && closes[0]!.stream === DATES,
  );
  if (!dates || !s.afterHours || isWaiting(plan) || plan.some(isBooking)) return plan;
  if (s.comfort < bookingPage.comfort || !fits(bookingPage, s)) return plan;
  const rest = plan.filter((one) => one !== dates);
  const { chosen } = weigh(
    bookingPage,
    s,
    flowing.filter(({ stream }) => stream.id === DATES),
    used,
  );
  const page = withinRoom([...rest, chosen], s, used).at(-1)!;
  return leaves(page) >= LEAST_LEFT && net(page) > 0 ? plan.map((one) => (one === dates ? page : one)) : plan;
};

/** Where most who wait want a place, the page that gives it to them stands before the round that calls them back, and so does what leaves more than is left for that. */
export const bookedFirst = (plan: readonly ChosenStep[], s: Situation): readonly ChosenStep[] => {
  const page = plan.find((one) => isBooking(one) && one.closes.length > 0);
  const [round] = plan;
  if (!page || !s.trade.openBook || s.labels[0] !== "Appointment Scheduling") return plan;
  // Whoever asks already is served before more are made to ask.
  if (round?.step.lever && s.missedPart >= MANY_MISSED) return [page, ...plan.filter((one) => one !== page)];
  if (!round?.step.missed) return plan;
  const rest = plan.filter((one) => one !== page && one !== round);
  const more = rest.findLastIndex(({ closes }, i) => closes.length > 0 && leaves(rest[i]!) > leaves(round));
  return [page, ...rest.slice(0, more + 1), round, ...rest.slice(more + 1)];
};
