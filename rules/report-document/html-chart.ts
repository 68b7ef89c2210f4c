import type { Chart } from "../../contracts/report-document.ts";
import { figureText } from "./figure-text.ts";
import { barStrokes, dayStrokes, funnelStrokes, rangeStrokes, type Stroke, toneOf } from "./strokes.ts";
import { escapeHtml } from "../text.ts";
import { htmlRuns } from "./html-runs.ts";
import type { Figures } from "./runs.ts";

const DAY_WORDS = {
  answered: "somebody answers",
  busy: "answered when somebody is free",
  slow: "answered later",
  nobody: "nobody answers",
} as const;

const PITCH = 8;

/** Strokes as a drawing: one path for each tone, four wide on a pitch of eight. */
function drawing(
  kind: "row" | "day" | "range" | "funnel",
  strokes: readonly Stroke[],
  height: number,
): string {
  const middle = height / 2;
  const tones = [...new Set(strokes.map(({ tone }) => tone))];
  const paths = tones.map((tone) => {
    const d = strokes
      .filter((stroke) => stroke.tone === tone)
      .map(({ slot, tall }) => {
        const half = Math.round(Math.max(0, (tall * (height - 4)) / 2) * 10) / 10;
        return `M${4 + slot * PITCH} ${Math.round((middle - half) * 10) / 10}v${half * 2}`;
      });
    return `<path class="chart-${tone}" d="${d.join("")}" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"></path>`;
  });
  const width = strokes.length * PITCH;
  return `<svg class="chart-${kind}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${paths.join("")}</svg>`;
}

/** Spans of hours in one state: `[{ from: 8, to: 12, state }]`. */
export function daySpans(hours: Extract<Chart, { kind: "day" }>["hours"]) {
  const spans: { from: number; to: number; words: string; state: (typeof hours)[number]["state"] }[] = [];
  for (const [hour, { state }] of hours.entries()) {
    const words = DAY_WORDS[state];
    const last = spans.at(-1);
    if (last?.words === words) last.to = hour + 1;
    else spans.push({ from: hour, to: hour + 1, words, state });
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
    case "bars": {
      const largest = Math.max(...chart.rows.map(({ value }) => valueOf(value)));
      return table(
        chart.rows.map(({ label, value, live }) =>
          row(
            label,
            drawing("row", barStrokes(valueOf(value), largest, live ? "live" : "on"), 20),
            cell(value),
          ),
        ),
      );
    }
    case "funnel": {
      const wave = funnelStrokes(chart.rows.map(({ value }) => valueOf(value)));
      const rows = chart.rows.map(
        ({ label, value }) => `<tr><th scope="row">${escapeHtml(label)}</th>${cell(value)}</tr>`,
      );
      return `${drawing("funnel", wave, 72)}${table(rows)}`;
    }
    case "strokes":
      return table(
        chart.rows.map(({ label, value, of }) => {
          const whole = Math.max(1, Math.min(40, Math.round(valueOf(of))));
          const strokes = barStrokes(Math.min(whole, Math.round(valueOf(value))), whole, "on", whole);
          return row(label, drawing("row", strokes, 20), `${cell(value)}${cell(of)}`);
        }),
      );
    case "range": {
      const ends = [
        ...chart.rows.map(({ high }) => valueOf(high)),
        chart.against ? valueOf(chart.against.value) : 0,
      ];
      const largest = Math.max(1, ...ends);
      const against = chart.against && valueOf(chart.against.value);
      const waves = chart.rows.map(({ low, likely, high }) =>
        drawing(
          "range",
          rangeStrokes({ low: valueOf(low), likely: valueOf(likely), high: valueOf(high) }, largest, against),
          56,
        ),
      );
      // One wave stands over its table at full width; several stand in their rows.
      const [only] = waves.length === 1 ? waves : [];
      const plot = (wave: string) => (only ? "" : `<td>${wave}</td>`);
      const line = (label: string, wave: string, cells: string, total = "") =>
        `<tr${total}><th scope="row">${escapeHtml(label)}</th>${plot(wave)}${cells}</tr>`;
      const rows = chart.rows.map(({ label, low, likely, high }, i) =>
        line(label, waves[i]!, cell(low) + cell(likely) + cell(high)),
      );
      if (chart.against) rows.push(line(chart.against.label, "", cell(chart.against.value).repeat(3)));
      if (chart.left) {
        const { label, low, likely, high } = chart.left;
        rows.push(line(label, "", cell(low) + cell(likely) + cell(high), ' class="total"'));
      }
      const head = `<thead><tr><td></td>${plot("")}${["Low", "Likely", "High"].map((word) => `<th scope="col">${word}</th>`).join("")}</tr></thead>`;
      return `${only ?? ""}<table class="chart range">${head}<tbody>${rows.join("")}</tbody></table>`;
    }
    case "day": {
      const spans = daySpans(chart.hours).map(({ from, to, words, state }) =>
        row(
          `${hourText(from)} to ${hourText(to)}`,
          drawing("row", [{ slot: 0, tall: 1, tone: toneOf(state) }], 20),
          `<td>${words}</td>`,
        ),
      );
      return `${drawing("day", dayStrokes(chart.hours), 72)}${table(spans)}`;
    }
    case "weeks":
      return `<ol class="weeks">${chart.weeks.map(({ label, text }) => `<li><strong>${escapeHtml(label)}</strong> ${htmlRuns(text, figures)}</li>`).join("")}</ol>`;
  }
}
