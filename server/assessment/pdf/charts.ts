import type { Chart } from "../../../contracts/report-document.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { daySpans, hourText, strokesFor } from "../../../rules/report-document/html-chart.ts";
import type { Figures } from "../../../rules/report-document/runs.ts";
import type { Run } from "./lines.ts";
import { pdfRuns, plainRuns } from "./runs.ts";
import { COLOURS, type Sheet } from "./sheet.ts";
import type { Table, TableCell } from "./table.ts";

const STROKES = 20;

/** A chart as the table that says the same, with the drawing in a column of its own. */
export function chartTable(chart: Chart, caption: Run[], figures: Figures, sheet: Sheet): Table {
  const value = (id: string) => figures[id]?.value ?? 0;
  const text = (id: string) => (figures[id] ? figureText(figures[id]) : "");
  const right = (words: string): TableCell => ({ runs: plainRuns(words), align: "right" });
  const words = (said: string): TableCell => ({ runs: plainRuns(said) });
  const strokes = (tall: number, of: number, live: boolean): TableCell => ({
    runs: [],
    picture: ({ x, y, height }) =>
      sheet.strokes(tall, of, { x, y, height }, live ? COLOURS.live : COLOURS.ink),
  });
  switch (chart.kind) {
    case "bars":
    case "funnel": {
      const largest = Math.max(...chart.rows.map((row) => value(row.value)));
      const rows = chart.rows.map((row, i) => {
        const live =
          chart.kind === "funnel" ? i === chart.rows.length - 1 : "live" in row && row.live === true;
        const drawing = strokes(strokesFor(value(row.value), largest), STROKES, live);
        return { cells: [words(row.label), drawing, right(text(row.value))] };
      });
      return { caption, rows, shares: [50, 26, 24] };
    }
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
              strokes(tall, of, false),
              right(`${text(row.value)} of ${text(row.of)}`),
            ],
          };
        }),
      };
    case "range": {
      const marked = chart.against ? value(chart.against.value) : 0;
      const largest = Math.max(1, marked, ...chart.rows.map((row) => value(row.high)));
      const plot = (row: (typeof chart.rows)[number]): TableCell => ({
        runs: [],
        picture: ({ x, y, width, height }) => {
          const at = (amount: number) => x + 2 + (Math.max(0, amount) / largest) * (width - 4);
          sheet.line([at(value(row.low)), at(value(row.high))], y + height / 2, COLOURS.off);
          if (chart.against) sheet.tick(at(marked), y, height, COLOURS.live);
          sheet.tick(at(value(row.likely)), y + 3, height - 6, COLOURS.ink);
        },
      });
      const rows = chart.rows.map((row) => ({
        cells: [
          words(row.label),
          plot(row),
          right(text(row.low)),
          right(text(row.likely)),
          right(text(row.high)),
        ],
      }));
      const against = chart.against
        ? [
            {
              cells: [
                words(chart.against.label),
                words(""),
                words(""),
                right(text(chart.against.value)),
                words(""),
              ],
            },
          ]
        : [];
      const head = ["", "", "Low", "Likely", "High"].map(
        (word, i): TableCell => ({ runs: plainRuns(word), align: i > 1 ? "right" : "left" }),
      );
      return { caption, head, rows: [...rows, ...against], shares: [32, 32, 12, 12, 12] };
    }
    case "day":
      return {
        caption,
        shares: [30, 70],
        rows: [
          {
            cells: [
              words("The day"),
              {
                runs: [],
                picture: ({ x, y, width, height }) => {
                  for (const [hour, { weight, state }] of chart.hours.entries()) {
                    const half = Math.max(1, (weight * height) / 2);
                    const colour =
                      state === "nobody" ? COLOURS.live : state === "answered" ? COLOURS.ink : COLOURS.off;
                    sheet.tick(x + 3 + (hour / 24) * (width - 6), y + height / 2 - half, 2 * half, colour);
                  }
                },
              },
            ],
          },
          ...daySpans(chart.hours).map(({ from, to, words: said }) => ({
            cells: [words(`${hourText(from)} to ${hourText(to)}`), words(said)],
          })),
        ],
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
