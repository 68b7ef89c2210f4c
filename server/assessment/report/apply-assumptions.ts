import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import type { Assumptions } from "./assumptions.ts";
import { chartHtml } from "./charts.ts";
import { figureTexts } from "./figures.ts";
import { escapeHtml } from "./html.ts";
import { rewriteMarked } from "./rewrite-marked.ts";
import { CHART_IDS, type ChartId, FIGURE_IDS, type FigureId } from "./schema.ts";

const isFigure = (id: string | undefined): id is FigureId => FIGURE_IDS.includes(id as FigureId);
const isChart = (id: string | undefined): id is ChartId => CHART_IDS.includes(id as ChartId);

/**
 * The same report with other assumptions: replaces the inside of marked figures and charts, and leaves
 * every other character as it is, hand-made edits included. Marks that it does not know stay as they are.
 * Charts are drawn anew from nothing, so an editor may keep only their empty figure.
 */
export const applyAssumptions = (
  html: string,
  answers: AssessmentAnswers,
  assumptions: Assumptions,
): string => {
  const texts = figureTexts(answers, assumptions);
  return rewriteMarked(html, ({ "data-figure": figure, "data-chart": chart }) =>
    isFigure(figure)
      ? { inside: escapeHtml(texts[figure]) }
      : isChart(chart)
        ? { inside: chartHtml(chart, answers, assumptions) }
        : null,
  );
};
