import type { ReportBlock, ReportSection, RichText } from "../../../contracts/report-document.ts";
import { type Figures, plainText } from "../../../rules/report-document/runs.ts";
import { chartTable } from "./charts.ts";
import { hasWords, pdfRuns, plainRuns } from "./runs.ts";
import { COLOURS, type Sheet, type Type } from "./sheet.ts";
import { drawTable, isSplit, type Table, tableHeight } from "./table.ts";

const type = (size: number, leading: number, colour: string): Type => ({ size, leading, colour });
const BODY = type(9.5, 12.2, COLOURS.ink);
const SMALL = type(8.5, 12, COLOURS.soft);
const LOOKS = {
  lede: type(11.5, 16, COLOURS.ink),
  verdict: type(15, 20, COLOURS.ink),
  note: SMALL,
  action: BODY,
};
const HEADINGS = {
  2: { type: type(16, 20, COLOURS.ink), before: 14, after: 3 },
  3: { type: type(11.5, 15, COLOURS.ink), before: 8, after: 1 },
  4: { type: type(10, 14, COLOURS.ink), before: 9, after: 2 },
};
const INDENT = 20;

/** The appendix begins on a new page, unless as much of the last one would stay empty. */
const STRANDED = 0.1;

/** Draws sections one below the other. */
export function drawSections(sections: readonly ReportSection[], figures: Figures, sheet: Sheet): void {
  let inAppendix = false;
  for (const { heading, role, blocks } of sections) {
    if (role === "appendix" && !inAppendix) {
      sheet.need(sheet.height * STRANDED);
      inAppendix = true;
    }
    sheet.within("Sect", () => {
      if (heading) drawHeading(2, heading, blocks, figures, sheet);
      for (const [i, block] of blocks.entries()) drawBlock(block, blocks.slice(i + 1), figures, sheet);
    });
  }
}

function drawHeading(
  level: 2 | 3 | 4,
  text: RichText,
  following: readonly ReportBlock[],
  figures: Figures,
  sheet: Sheet,
): void {
  const look = HEADINGS[level];
  const runs = pdfRuns(text, figures, "display");
  if (!hasWords(runs)) return;
  sheet.space(look.before);
  // A heading never stands without what it announces.
  const own = sheet.heightOf(runs, look.type, sheet) + look.after;
  sheet.need(Math.min(sheet.height, own + firstPart(following, figures, sheet)));
  if (level === 2) sheet.doc.outline.addItem(runs.map(({ text: words }) => words).join(""));
  sheet.within(`H${level}`, () => sheet.flow(runs, look.type));
  sheet.y += look.after;
}

/** How much of the next block has to stand with what is above it, in points. */
function firstPart(blocks: readonly ReportBlock[], figures: Figures, sheet: Sheet): number {
  const [next, ...rest] = blocks;
  if (!next) return 0;
  if (next.kind === "heading") return 48 + firstPart(rest, figures, sheet);
  const table = tableOf(next, figures, sheet);
  if (table) {
    return isSplit(table, sheet) ? 90 : tableHeight(table, sheet) + 24;
  }
  return 3 * BODY.leading + 6;
}

const tables = new WeakMap<Sheet, Map<ReportBlock, Table | undefined>>();
/** A block's table, for blocks that are drawn as one; made once, as it is measured before it is drawn. */
function tableOf(block: ReportBlock, figures: Figures, sheet: Sheet): Table | undefined {
  const made = tables.get(sheet) ?? new Map<ReportBlock, Table | undefined>();
  tables.set(sheet, made);
  if (!made.has(block)) made.set(block, makeTable(block, figures, sheet));
  return made.get(block);
}

function makeTable(block: ReportBlock, figures: Figures, sheet: Sheet): Table | undefined {
  const runs = (text: RichText, bold = false) => pdfRuns(text, figures, bold ? "bold" : "text");
  switch (block.kind) {
    case "sum":
      return {
        caption: runs(block.caption),
        shares: [74, 26],
        rows: block.rows.map(({ label, value, total }) => ({
          total,
          cells: [{ runs: runs(label, total) }, { runs: runs(value, total), align: "right" }],
        })),
      };
    case "table": {
      const columns = Math.max(...block.rows.map(({ cells }) => cells.length)) + 1;
      const isShort = block.rows.every(({ cells }) => cells.every((cell) => isFigure(cell)));
      const shares = isShort
        ? Array.from({ length: columns }, (_, i) => (i === 0 ? 44 : 56 / Math.max(1, columns - 1)))
        : sharesOf([...block.rows.map(({ label, cells }) => [label, ...cells])], figures);
      const align = isShort ? ("right" as const) : ("left" as const);
      return {
        caption: runs(block.caption),
        head: block.head?.map((cell, i) => ({ runs: runs(cell), align: i ? align : "left" })),
        shares,
        rows: block.rows.map(({ label, cells, total }) => ({
          total,
          cells: [
            { runs: runs(label, total) },
            ...Array.from({ length: columns - 1 }, (_, i) => ({ runs: runs(cells[i] ?? [], total), align })),
          ],
        })),
      };
    }
    case "chart":
      return chartTable(block.chart, runs(block.caption), figures, sheet);
    case "worksheet":
      return {
        caption: runs(block.lead ?? []),
        head: block.columns.map((column) => ({ runs: plainRuns(column) })),
        shares: block.columns.map(() => 1),
        rows: [
          ...block.rows.map((row) => ({
            cells: block.columns.map((_, i) => ({ runs: plainRuns(row[i] ?? "") })),
          })),
          ...Array.from({ length: block.lines }, () => ({
            blank: true,
            cells: block.columns.map(() => ({ runs: plainRuns("") })),
          })),
        ],
      };
    default:
      return undefined;
  }
}

/** About as many letters of a table as are a hundredth of the page wide. */
const widthOf = (cell: RichText, figures: Figures) => plainText(cell, figures).length;
/** A column of numbers is as wide as those; what is left is for words, the more of it where there are more of them. */
function sharesOf(rows: readonly (readonly RichText[])[], figures: Figures): number[] {
  const columns = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
    rows.map((row) => row[i] ?? []),
  );
  const widest = columns.map((cells) => Math.max(...cells.map((cell) => widthOf(cell, figures))));
  const ofFigures = columns.map((cells, i) => i > 0 && cells.every(isFigure));
  const figuresWide = widest.map((width, i) => (ofFigures[i] ? Math.min(24, Math.max(14, width + 3)) : 0));
  const wordsWide = widest.map((width, i) => (ofFigures[i] ? 0 : Math.sqrt(Math.max(9, width))));
  const sumOf = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0);
  const left = Math.max(30, 100 - sumOf(figuresWide));
  return columns.map((_, i) => figuresWide[i] || (left * wordsWide[i]!) / sumOf(wordsWide));
}

/** A cell of a number alone. */
const isFigure = (cell: RichText) =>
  cell.every((run) =>
    typeof run === "string" ? run.length < 14 && !/[a-z]{4}/i.test(run) : "figure" in run,
  );

function drawBlock(block: ReportBlock, rest: readonly ReportBlock[], figures: Figures, sheet: Sheet): void {
  const table = tableOf(block, figures, sheet);
  switch (block.kind) {
    case "heading":
      return drawHeading(block.level, block.text, rest, figures, sheet);
    case "paragraph":
      return paragraph(block.text, figures, sheet, block.role && LOOKS[block.role]);
    case "list":
      return list(block, figures, sheet);
    case "question":
      sheet.within("BlockQuote", () => {
        paragraph(block.text, figures, sheet);
        if (block.why) paragraph(block.why, figures, sheet, SMALL);
      });
      return;
    case "quote":
      sheet.within("BlockQuote", () => {
        paragraph(["“", ...block.text, "”"], figures, sheet);
        if (block.who) paragraph([block.who], figures, sheet, SMALL);
      });
      return;
    case "worksheet":
      drawHeading(3, block.title, [{ ...block, lines: Math.min(block.lines, 30) }], figures, sheet);
      break;
    case "html":
      return;
  }
  if (table) drawTable(table, sheet);
}

function paragraph(text: RichText, figures: Figures, sheet: Sheet, look: Type = BODY): void {
  const runs = pdfRuns(text, figures);
  if (!hasWords(runs)) return;
  sheet.space(4);
  // Three lines at least stay together.
  sheet.need(Math.min(3 * look.leading, sheet.heightOf(runs, look, sheet)));
  sheet.within("P", () => sheet.flow(runs, look));
  sheet.space(3);
}

function list(
  { items, ordered }: Extract<ReportBlock, { kind: "list" }>,
  figures: Figures,
  sheet: Sheet,
): void {
  const box = { x: sheet.x + INDENT, width: sheet.width - INDENT };
  sheet.within("L", () => {
    const all = items.map((item) => pdfRuns(item, figures));
    const least = (runs: (typeof all)[number]) =>
      Math.min(3 * BODY.leading, sheet.heightOf(runs, BODY, box)) + 2.5;
    for (const [i, runs] of all.entries()) {
      const sign = ordered ? `${i + 1}.` : "•";
      sheet.space(2.5);
      // The last one is never alone on a page.
      const last = i === all.length - 2 ? all[i + 1] : undefined;
      sheet.need(least(runs) + (last ? least(last) : 0));
      sheet.within("LI", () => {
        sheet.within("Lbl", () =>
          sheet.put([{ text: sign, face: "bold" }], BODY, { x: sheet.x, y: sheet.y, width: INDENT }),
        );
        sheet.within("LBody", () => sheet.flow(runs, BODY, box));
      });
    }
  });
  sheet.space(4);
}
