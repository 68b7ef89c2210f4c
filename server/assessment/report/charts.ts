import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import type { Assumptions } from "./assumptions.ts";
import { computeFigures, figureTexts } from "./figures.ts";
import { escapeHtml } from "./html.ts";
import { assessReadiness } from "./readiness.ts";
import type { ChartId, FigureId } from "./schema.ts";

/** One row of a chart: its label, how many of `of` strokes are drawn high, and the value as text. */
interface ChartRow {
  label: string;
  strokes: number;
  of: number;
  value: string;
  /** Set when the value changes with the assumptions. */
  figure?: FigureId;
  /** Amber in the palette: what never reached them. */
  live?: boolean;
}

const STROKES = 20;
const share = (n: number, whole: number) =>
  n <= 0 || whole <= 0 ? 0 : Math.min(STROKES, Math.max(1, Math.round((n / whole) * STROKES)));

const rowsOf = (chart: ChartId, answers: AssessmentAnswers, assumptions: Assumptions): ChartRow[] => {
  if (chart === "readiness")
    return assessReadiness(answers).parts.map((p) => ({
      label: p.label,
      strokes: p.points,
      of: p.max,
      value: `${p.points} of ${p.max}`,
    }));
  const f = computeFigures(assumptions);
  const texts = figureTexts(answers, assumptions);
  const money = (
    label: string,
    figure: "missedCostMonth" | "repeatedCostMonth" | "reachMonth",
    live = false,
  ) => ({
    label,
    strokes: share(f[figure], Math.max(f.missedCostMonth, f.repeatedCostMonth)),
    of: STROKES,
    value: texts[figure],
    figure,
    live,
  });
  return [
    money("Missed contacts, a month", "missedCostMonth", true),
    money("Repeated work, a month", "repeatedCostMonth"),
    money("In reach of both, a month", "reachMonth"),
  ];
};

const CAPTIONS: Record<ChartId, string> = {
  readiness: "Readiness by part. One stroke is one point.",
  cost: "Example cost by part. The longest row has 20 strokes.",
};

/** Upright strokes as in a sound wave: a counted one is tall, the others are dots. */
const strokes = ({ strokes: tall, of, live }: ChartRow): string => {
  const path = (from: number, to: number, d: (x: number) => string) =>
    Array.from({ length: to - from }, (_, i) => d(4 + (from + i) * 8)).join("");
  const on = path(0, tall, (x) => `M${x} 5v14`);
  const off = path(tall, of, (x) => `M${x} 12h0`);
  const draw = (cls: string, d: string) =>
    d
      ? `<path class="${cls}" d="${d}" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"></path>`
      : "";
  return `<svg class="chart-row" viewBox="0 0 ${STROKES * 8} 24" width="160" height="24" aria-hidden="true" data-strokes="${tall}/${of}">${draw(live ? "chart-live" : "chart-on", on)}${draw("chart-off", off)}</svg>`;
};

/**
 * The inside of a chart's figure: a table of label, strokes and value, so that the drawing's text
 * equivalent stands right beside it.
 */
export const chartHtml = (chart: ChartId, answers: AssessmentAnswers, assumptions: Assumptions): string => {
  const rows = rowsOf(chart, answers, assumptions).map((r) => {
    const value = r.figure
      ? `<span data-figure="${r.figure}">${escapeHtml(r.value)}</span>`
      : escapeHtml(r.value);
    return `<tr><th scope="row">${escapeHtml(r.label)}</th><td>${strokes(r)}</td><td>${value}</td></tr>`;
  });
  return `<table class="chart"><tbody>${rows.join("")}</tbody></table><figcaption>${CAPTIONS[chart]}</figcaption>`;
};
