import type { Chart } from "../../../contracts/report-document.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { daySpans, hourText } from "../../../rules/report-document/html-chart.ts";
import {
  barStrokes,
  dayStrokes,
  funnelStrokes,
  rangeStrokes,
  type Stroke,
  toneOf,
} from "../../../rules/report-document/strokes.ts";
import type { Figures } from "../../../rules/report-document/runs.ts";
import type { Run } from "./lines.ts";
import { pdfRuns, plainRuns } from "./runs.ts";
import type { Sheet } from "./sheet.ts";
import type { Table, TableCell, TableRow } from "./table.ts";

const STROKES = 20;

/** A chart as the table that says the same, with the drawing over it or in a column of its own. */
export function chartTable(chart: Chart, caption: Run[], figures: Figures, sheet: Sheet): Table {
  const value = (id: string) => figures[id]?.value ?? 0;
  const text = (id: string) => (figures[id] ? figureText(figures[id]) : "");
  const right = (words: string): TableCell => ({ runs: plainRuns(words), align: "right" });
  const words = (said: string): TableCell => ({ runs: plainRuns(said) });
  const drawn = (strokes: readonly Stroke[]): TableCell => ({
    runs: [],
    picture: (box) => sheet.wave(strokes, box),
  });
  const over = (strokes: readonly Stroke[], height: number) => ({
    height,
    draw: (box: Parameters<Sheet["wave"]>[1]) => sheet.wave(strokes, box),
  });
  switch (chart.kind) {
    case "bars": {
      const largest = Math.max(...chart.rows.map((row) => value(row.value)));
      const rows = chart.rows.map(({ label, value: id, live }) => ({
        cells: [
          words(label),
          drawn(barStrokes(value(id), largest, live ? "live" : "on", 40)),
          right(text(id)),
        ],
      }));
      return { caption, rows, shares: [34, 48, 18] };
    }
    case "funnel":
      return {
        caption,
        picture: over(funnelStrokes(chart.rows.map((row) => value(row.value))), 52),
        rows: chart.rows.map((row) => ({ cells: [words(row.label), right(text(row.value))] })),
        shares: [76, 24],
      };
    case "strokes":
      return {
        caption,
        shares: [50, 26, 24],
        rows: chart.rows.map((row) => {
          const of = Math.min(STROKES, Math.max(1, Math.round(value(row.of))));
          const tall = Math.min(of, Math.round((value(row.value) / Math.max(1, value(row.of))) * of));
          return {
            cells: [
              words(row.label),
              drawn(barStrokes(tall, of, "on", of)),
              right(`${text(row.value)} of ${text(row.of)}`),
            ],
          };
        }),
      };
    case "range": {
      const against = chart.against && value(chart.against.value);
      const largest = Math.max(1, against ?? 0, ...chart.rows.map((row) => value(row.high)));
      const waves = chart.rows.map((row) =>
        rangeStrokes(
          { low: value(row.low), likely: value(row.likely), high: value(row.high) },
          largest,
          against,
        ),
      );
      // One wave stands over its table at full width; several stand in their rows.
      const [only] = waves.length === 1 ? waves : [];
      const plot = (wave: TableCell) => (only ? [] : [wave]);
      const rows: TableRow[] = chart.rows.map((row, i) => ({
        cells: [
          words(row.label),
          ...plot(drawn(waves[i]!)),
          right(text(row.low)),
          right(text(row.likely)),
          right(text(row.high)),
        ],
      }));
      if (chart.against)
        rows.push({
          cells: [
            words(chart.against.label),
            ...plot(words("")),
            right(text(chart.against.value)),
            right(text(chart.against.value)),
            right(text(chart.against.value)),
          ],
        });
      if (chart.left)
        rows.push({
          cells: [
            words(chart.left.label),
            ...plot(words("")),
            right(text(chart.left.low)),
            right(text(chart.left.likely)),
            right(text(chart.left.high)),
          ],
          total: true,
        });
      const head = [words(""), ...plot(words("")), ...["Low", "Likely", "High"].map(right)];
      return {
        caption,
        ...(only && { picture: over(only, 34) }),
        head,
        rows,
        shares: only ? [46, 18, 18, 18] : [32, 32, 12, 12, 12],
      };
    }
    case "day":
      return {
        caption,
        picture: over(dayStrokes(chart.hours), 42),
        shares: [30, 3, 67],
        rows: daySpans(chart.hours).map(({ from, to, words: said, state }) => ({
          cells: [
            words(`${hourText(from)} to ${hourText(to)}`),
            drawn([{ slot: 0, tall: 1, tone: toneOf(state) }]),
            words(said),
          ],
        })),
      };
    case "weeks":
      return {
        caption,
        shares: [18, 82],
        rows: chart.weeks.map(({ label, text: said }) => ({
          cells: [{ runs: plainRuns(label, "bold") }, { runs: pdfRuns(said, figures) }],
        })),
      };
  }
}
