import type { Trade } from "../../content/report/kinds.ts";
import { WEEKS } from "../../content/report/own-hours.ts";
import type { Figure, Report } from "./report.ts";
import { toTen } from "./rounding.ts";
import type { Sums } from "./step-hours.ts";
import { hoursSaid } from "./told-hours.ts";

/** What pays for a step by the trade's own words. */
export const paysOf = ({ subject }: Report["steps"][number]["step"], { named }: Trade): string =>
  (subject && named?.[subject]?.pays) ?? "";
/** Oftener than every so many weeks is no news. */
export const OFTEN = 2;
/** So many weeks apart somebody still sees that one of it pays. */
const SEEN = 26;
/** What one of it is worth, and how often one pays for all hours. */
export const paysFigures = (
  r: Sums & Pick<Report, "steps">,
  all: number,
  hourCost: number,
): Record<string, Figure> => {
  const { trade } = r.situation;
  const hours = hoursSaid(r.steps.map(({ step }) => paysOf(step, trade)).find(Boolean) ?? "");
  const weeks = all > 0 ? Math.floor((WEEKS * hours) / all) : 0;
  return hours === 0
    ? {}
    : {
        "pays.sum": { value: toTen(hours * hourCost), unit: "money" },
        ...(weeks >= OFTEN && weeks <= SEEN
          ? { "pays.weeks": { value: weeks, unit: "count" as const } }
          : {}),
      };
};
