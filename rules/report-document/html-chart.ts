import type { Chart } from "../../contracts/report-document.ts";
import { figureText } from "./figure-text.ts";
import { escapeHtml } from "../text.ts";
import { htmlRuns } from "./html-runs.ts";
import type { Figures } from "./runs.ts";

const WIDTH = 320;
const STROKES = 20;
const DAY_WORDS = {
  answered: "somebody answers",
  busy: "answered when somebody is free",
  slow: "answered later",
  nobody: "nobody answers",
} as const;

const path = (cls: string, d: string) =>
  d
    ? `<path class="${cls}" d="${d}" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"></path>`
    : "";
const svg = (kind: string, width: number, inside: string) =>
  `<svg class="chart-${kind}" viewBox="0 0 ${width} 24" width="${width}" height="24" aria-hidden="true">${inside}</svg>`;

/** Upright strokes as in a sound wave: a counted one is tall, the others are dots. */
function strokes(tall: number, of: number, live: boolean): string {
  const each = (from: number, to: number, d: (x: number) => string) =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => d(4 + (from + i) * 8)).join("");
  const on = path(
    live ? "chart-live" : "chart-on",
    each(0, tall, (x) => `M${x} 5v14`),
  );
  return svg(
    "row",
    of * 8,
    on +
      path(
        "chart-off",
        each(tall, of, (x) => `M${x} 12h0`),
      ),
  );
}

/** So many of `most` strokes; at least one for what is not nothing. */
export const strokesFor = (value: number, largest: number, most = STROKES): number =>
  value <= 0 || largest <= 0 ? 0 : Math.min(most, Math.max(1, Math.round((value / largest) * most)));

/** Spans of hours in one state: `[{ from: 8, to: 12, state }]`. */
export function daySpans(hours: Extract<Chart, { kind: "day" }>["hours"]) {
  const spans: { from: number; to: number; words: string }[] = [];
  for (const [hour, { state }] of hours.entries()) {
    const words = DAY_WORDS[state];
    const last = spans.at(-1);
    if (last?.words === words) last.to = hour + 1;
    else spans.push({ from: hour, to: hour + 1, words });
  }
  return spans;
}
export const hourText = (hour: number): string =>
  hour % 24 === 0 ? "midnight" : hour === 12 ? "noon" : `${hour % 12} ${hour < 12 ? "am" : "pm"}`;

const table = (rows: string[]) => `<table class="chart"><tbody>${rows.join("")}</tbody></table>`;

/** The inside of a chart's figure: a drawing in the site's strokes, and beside it a table that says the same. */
export function htmlChart(chart: Chart, figures: Figures): string {
  const valueOf = (id: string) => figures[id]?.value ?? 0;
  const cell = (id: string) => {
    const figure = figures[id];
    return `<td><span data-figure="${id}">${figure ? escapeHtml(figureText(figure)) : ""}</span></td>`;
  };
  const row = (label: string, drawing: string, cells: string) =>
    `<tr><th scope="row">${escapeHtml(label)}</th><td>${drawing}</td>${cells}</tr>`;
  switch (chart.kind) {
    case "bars":
    case "funnel": {
      const largest = Math.max(...chart.rows.map(({ value }) => valueOf(value)));
      return table(
        chart.rows.map((each, i) => {
          const live =
            chart.kind === "funnel" ? i === chart.rows.length - 1 : "live" in each && each.live === true;
          return row(
            each.label,
            strokes(strokesFor(valueOf(each.value), largest), STROKES, live),
            cell(each.value),
          );
        }),
      );
    }
    case "strokes":
      return table(
        chart.rows.map(({ label, value, of }) => {
          const whole = Math.max(1, Math.min(40, Math.round(valueOf(of))));
          const drawing = strokes(Math.min(whole, Math.round(valueOf(value))), whole, false);
          return row(label, drawing, `${cell(value)}${cell(of)}`);
        }),
      );
    case "range": {
      const ends = [
        ...chart.rows.map(({ high }) => valueOf(high)),
        chart.against ? valueOf(chart.against.value) : 0,
      ];
      const largest = Math.max(1, ...ends);
      const x = (id: string) => Math.round(4 + (Math.max(0, valueOf(id)) / largest) * (WIDTH - 8));
      const mark = chart.against ? path("chart-mark", `M${x(chart.against.value)} 3v18`) : "";
      const rows = chart.rows.map(({ label, low, likely, high }) =>
        row(
          label,
          svg(
            "range",
            WIDTH,
            path("chart-off", `M${x(low)} 12H${x(high)}`) + mark + path("chart-on", `M${x(likely)} 7v10`),
          ),
          cell(low) + cell(likely) + cell(high),
        ),
      );
      const head = `<thead><tr><td></td><td></td>${["Low", "Likely", "High"].map((word) => `<th scope="col">${word}</th>`).join("")}</tr></thead>`;
      const against = chart.against
        ? `<tr><th scope="row">${escapeHtml(chart.against.label)}</th><td></td><td></td>${cell(chart.against.value)}<td></td></tr>`
        : "";
      return `<table class="chart range">${head}<tbody>${rows.join("")}${against}</tbody></table>`;
    }
    case "day": {
      const wave = chart.hours.map(({ weight, state }, hour) => {
        const half = Math.max(0, Math.round(weight * 9));
        const cls = { answered: "chart-on", busy: "chart-busy", slow: "chart-off", nobody: "chart-live" }[
          state
        ];
        return path(cls, `M${6 + hour * 13} ${12 - half}v${2 * half}`);
      });
      const spans = daySpans(chart.hours).map(
        ({ from, to, words }) =>
          `<tr><th scope="row">${hourText(from)} to ${hourText(to)}</th><td>${words}</td></tr>`,
      );
      return `${svg("day", WIDTH, wave.join(""))}${table(spans)}`;
    }
    case "weeks":
      return `<ol class="weeks">${chart.weeks.map(({ label, text }) => `<li><strong>${escapeHtml(label)}</strong> ${htmlRuns(text, figures)}</li>`).join("")}</ol>`;
  }
}
