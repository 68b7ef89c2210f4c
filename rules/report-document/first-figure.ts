import type { FirstFigure } from "../../contracts/assessment-own.ts";
import type { ReportBlock, ReportDocument } from "../../contracts/report-document.ts";
import { figureText } from "./figure-text.ts";
import { textsOf } from "./runs.ts";

/** What the figure counts: its name, and how sure it is. */
export const FIGURE_SAID: Record<FirstFigure["of"], readonly [name: string, about: string]> = {
  leaves: [
    "You keep each month",
    "The likely sum: costs and all your own time are taken off. Part of it is our guess.",
  ],
  lost: [
    "Lost each month today",
    "Likely, as far as we can add it up. What the steps win back of it, your own count will tell.",
  ],
};

/** Dollars a month that the verdict's words call little. */
const LITTLE = 100;

/**
 * The one figure that a report's first screen opens with: what the plan leaves, where the report draws that sum, else what
 * its table of losses comes to.
 */
export function firstFigure(document: ReportDocument | null): FirstFigure | null {
  if (!document) return null;
  const { sections, figures } = document;
  const blocks = sections.flatMap((section) => section.blocks);
  const told = (of: FirstFigure["of"], ids: readonly string[]): FirstFigure | null => {
    const [low, likely, high] = ids.map((id) => figures[id]);
    return low && likely && high && likely.value > 0
      ? {
          of,
          low: figureText(low),
          likely: figureText(likely),
          high: figureText(high),
          ...(of === "leaves" && likely.value < LITTLE && { quiet: true as const }),
        }
      : null;
  };
  const sum = blocks.find(({ id }) => id === "money.range");
  const left = sum?.kind === "chart" && sum.chart.kind === "range" ? sum.chart.left : undefined;
  return (
    (left && told("leaves", [left.low, left.likely, left.high])) ??
    // Only a sum that the report itself draws: one that is open there until its owner counts is no figure.
    (blocks.some((block) => block.id === "money.streams" && names(block, "lost"))
      ? told("lost", ["lost.low", "lost", "lost.high"])
      : null)
  );
}

const names = (block: ReportBlock, figure: string): boolean =>
  textsOf(block).some((text) =>
    text.some((run) => typeof run === "object" && "figure" in run && run.figure === figure),
  );
