import { Parser } from "htmlparser2";
import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import type { Assumptions } from "./assumptions.ts";
import { chartHtml } from "./charts.ts";
import { figureTexts } from "./figures.ts";
import { escapeHtml } from "./html.ts";
import { CHART_IDS, type ChartId, FIGURE_IDS, type FigureId } from "./schema.ts";

const isFigure = (id: string | undefined): id is FigureId => FIGURE_IDS.includes(id as FigureId);
const isChart = (id: string | undefined): id is ChartId => CHART_IDS.includes(id as ChartId);

/**
 * The same report with other assumptions: replaces the inside of marked figures and charts, and leaves
 * every other character as it is, hand-made edits included. Marks that it does not know stay as they are.
 */
export const applyAssumptions = (
  html: string,
  answers: AssessmentAnswers,
  assumptions: Assumptions,
): string => {
  const texts = figureTexts(answers, assumptions);
  const replacements: { from: number; to: number; by: string }[] = [];
  let depth = 0;
  let open: { depth: number; from: number; by: string } | null = null;
  const parser: Parser = new Parser({
    onopentag: (_name, attributes) => {
      depth++;
      if (open) return;
      const { "data-figure": figure, "data-chart": chart } = attributes;
      const by = isFigure(figure)
        ? escapeHtml(texts[figure])
        : isChart(chart)
          ? chartHtml(chart, answers, assumptions)
          : null;
      if (by !== null) open = { depth, from: parser.endIndex + 1, by };
    },
    onclosetag: () => {
      // For an element whose end tag is missing, startIndex is where its parent ends.
      if (open?.depth === depth) {
        replacements.push({ from: open.from, to: Math.max(open.from, parser.startIndex), by: open.by });
        open = null;
      }
      depth--;
    },
  });
  parser.end(html);
  let result = "";
  let at = 0;
  for (const { from, to, by } of replacements) {
    result += html.slice(at, from) + by;
    at = to;
  }
  return result + html.slice(at);
};
