import type { Chart, ReportBlock, ReportDocument, RichText } from "../../contracts/report-document.ts";
import { figureText } from "./figure-text.ts";
import { daySpans, hourText } from "./html-chart.ts";
import { type Figures, plainText, runText } from "./runs.ts";

const WIDTH = 72;

/** Breaks lines at spaces; `hang` goes before every line but the first. */
function wrap(text: string, first = "", hang = ""): string {
  return text
    .split("\n")
    .map((part, i) => {
      let lead = i ? hang : first;
      const lines: string[] = [];
      let line = "";
      for (const word of part.split(/[ \t]+/).filter(Boolean)) {
        const room = WIDTH - lead.length;
        if (line && line.length + 1 + word.length > room) {
          lines.push(lead + line);
          lead = hang;
          line = word;
        } else line = line ? `${line} ${word}` : word;
      }
      return [...lines, lead + line].join("\n");
    })
    .join("\n");
}

/** Words, and behind a link's words where it leads. */
const words = (text: RichText, figures: Figures): string =>
  text
    .map((run) => {
      const said = runText(run, figures);
      return typeof run !== "string" && "link" in run && run.link && run.link !== said
        ? `${said} [${run.link}]`
        : said;
    })
    .join("");

/** One line per row, since columns fall apart in proportional type. */
function chartLines(chart: Chart, figures: Figures): string[] {
  const value = (id: string) => {
    const figure = figures[id];
    return figure ? figureText(figure) : "";
  };
  const rangeLine = ({ label, low, likely, high }: Record<"label" | "low" | "likely" | "high", string>) =>
    `${label}: low ${value(low)}, likely ${value(likely)}, high ${value(high)}`;
  switch (chart.kind) {
    case "bars":
    case "funnel":
      return chart.rows.map((row) => `${row.label}: ${value(row.value)}`);
    case "strokes":
      return chart.rows.map((row) => `${row.label}: ${value(row.value)} of ${value(row.of)}`);
    case "range":
      return [
        ...chart.rows.map(rangeLine),
        ...(chart.against ? [`${chart.against.label}: ${value(chart.against.value)}`] : []),
        ...(chart.left ? [rangeLine(chart.left)] : []),
      ];
    case "day":
      return daySpans(chart.hours).map(
        ({ from, to, words: said }) => `${hourText(from)} to ${hourText(to)}: ${said}`,
      );
    case "weeks":
      return chart.weeks.map(({ label, text }) => `${label}: ${words(text, figures)}`);
  }
}

/** The cells of a row one after another, each begun as a sentence. */
const sentences = (cells: readonly string[]): string =>
  cells.map((cell, i) => (i === 0 ? cell : `${cell.charAt(0).toUpperCase()}${cell.slice(1)}`)).join(". ");

/** One block as lines of at most 72 characters; longer words stay whole. */
export function textBlock(block: ReportBlock, figures: Figures): string {
  const say = (text: RichText) => words(text, figures);
  const lines = (all: string[]) => all.map((line) => wrap(line, "", "  ")).join("\n");
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return wrap(say(block.text));
    case "list":
      return block.items
        .map((item, i) => {
          const sign = block.ordered ? `${i + 1}. ` : "- ";
          return wrap(say(item), sign, " ".repeat(sign.length));
        })
        .join("\n");
    case "table":
      return lines([
        say(block.caption),
        ...block.rows.map(({ label, cells }) => `${say(label)}: ${sentences(cells.map(say))}`),
      ]);
    case "sum":
      return lines([
        say(block.caption),
        ...block.rows.map(({ label, value }) => `${say(label)}: ${say(value)}`),
      ]);
    case "chart":
      return lines([say(block.caption), ...chartLines(block.chart, figures)].filter(Boolean));
    case "worksheet":
      return lines([
        say(block.title),
        ...(block.lead ? [say(block.lead)] : []),
        `A sheet with these columns: ${block.columns.join("; ")}`,
        ...(block.rows.length > 0 ? [block.rows.length > 1 ? "Its rows:" : "Its first row:"] : []),
        ...block.rows.map((row) => `- ${row.filter(Boolean).join("; ")}`),
      ]);
    case "question":
      return wrap([say(block.text), ...(block.why ? [say(block.why)] : [])].join("\n"), "- ", "  ");
    case "quote":
      return wrap(`“${say(block.text)}”${block.who ? `\n${block.who}` : ""}`, "  ", "  ");
    case "html":
      return "";
  }
}

/** The report as plain text for a mail. `html` blocks are to be opened before. */
export const renderText = ({ sections, figures }: Pick<ReportDocument, "sections" | "figures">): string =>
  sections
    .map(({ heading, blocks }) =>
      [
        ...(heading ? [plainText(heading, figures).trim()] : []),
        ...blocks.map((block) => textBlock(block, figures)),
      ]
        .filter((part) => part.trim() !== "")
        .join("\n\n"),
    )
    .filter(Boolean)
    .join("\n\n\n");
