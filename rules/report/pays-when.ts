import { besideLines, planLines } from "./plan-lines.ts";
import type { Figure, Report } from "./report.ts";

const MONTHS = 12;
/** It answers customers: who has AI that only writes has no use for these. */
export const ANSWERS: ReadonlySet<string> = new Set(["ai-on-nights", "teach-what-you-have"]);
/** How many a year pay for what is done for them all the same, and what the plan leaves without what one answer would take away. */
export const paysWhen = (r: Report): Record<string, Figure> => {
  const along = besideLines(r).find(({ id }) => id === "along");
  const away = planLines(r).filter(({ step }) => ANSWERS.has(step.step.id));
  const each = r.figures["lever.year"]!.value;
  return {
    ...(along && each > 0
      ? { "t.along.pays": { value: Math.ceil((MONTHS * along.time) / each), unit: "count" as const } }
      : {}),
    ...(away.length > 0
      ? {
          "all.writes": {
            value: Math.max(
              0,
              away.reduce((all, { left }) => all - left.likely, r.figures["all"]!.value),
            ),
            unit: "money" as const,
          },
        }
      : {}),
  };
};
