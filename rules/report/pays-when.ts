import { besideLines, planLines } from "./plan-lines.ts";
import type { Figure, Report } from "./report.ts";

const MONTHS = 12;
/** It answers customers: who has AI that only writes has no use for it. */
export const ANSWERS_ALONE = "ai-on-nights";
/** How many a year pay for what is done for them all the same, and what the plan leaves without what one answer would take away. */
export const paysWhen = (r: Report): Record<string, Figure> => {
  const along = besideLines(r).find(({ id }) => id === "along");
  const nights = planLines(r).find(({ step }) => step.step.id === ANSWERS_ALONE);
  const each = r.figures["lever.year"]!.value;
  return {
    ...(along && each > 0
      ? { "t.along.pays": { value: Math.ceil((MONTHS * along.time) / each), unit: "count" as const } }
      : {}),
    ...(nights
      ? {
          "all.writes": {
            value: Math.max(0, r.figures["all"]!.value - nights.left.likely),
            unit: "money" as const,
          },
        }
      : {}),
  };
};
