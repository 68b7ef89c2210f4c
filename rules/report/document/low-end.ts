import type { Situation } from "../../../content/report/kinds.ts";
import type { ChosenStep, Report } from "../report.ts";

const CUSTOMERS: ReadonlySet<string> = new Set(["busy", "unanswered", "slow-replies", "after-hours"]);
const TIMES = ["", "", "twice", "three times over", "four times over"] as const;
/** Where the low end is a loss: what one that is kept makes of it. */
export const oneKept = (
  { closes, ownPerMonth, costPerMonth }: ChosenStep,
  { trade: t }: Situation,
  figures: Report["figures"],
): string => {
  const year = 12 * (ownPerMonth + costPerMonth);
  const times = year > 0 ? Math.floor(figures["lever.year"]!.value / year) : 0;
  return times >= 1 && closes.every(({ stream }) => CUSTOMERS.has(stream))
    ? `one ${t.newOne} kept in a year pays for it${times > 1 ? ` ${TIMES[Math.min(times, TIMES.length - 1)]}` : ""}; `
    : "";
};

/** What it leaves, from the low end to the high one, which is said after `to`; a loss is called one, and the gain beside it too. */
export const rangeOf = (id: string, figures: Report["figures"], to: "to" | "and"): string =>
  figures[`${id}.loss`]
    ? `losing {${id}.loss} ${to} gaining {${id}.high}`
    : `${figures[`${id}.low`]!.value > 0 ? `{${id}.low}` : "nothing"} ${to} {${id}.high}`;
