import type { ChildNode, Element } from "../../document/dom.ts";
import { runsOf } from "./inline-runs.ts";
import type { Run } from "./lines.ts";
import { COLOURS, type Sheet, type Type } from "./sheet.ts";

const CELL: Type = { size: 10, leading: 14.5, colour: COLOURS.soft };
const SMALL: Type = { size: 8.5, leading: 12.5, colour: COLOURS.soft };
const PAD = 5;
const GAP = 14;
const STROKE_WIDTH = 124;

interface TableCell {
  runs: Run[];
  type: Type;
  align: "left" | "right";
  /** What the cell is the head of; absent for one that is none. */
  scope?: "Row" | "Column" | undefined;
  /** A chart's drawing instead of words. */
  strokes?: { tall: number; of: number; live: boolean } | undefined;
}
interface TableRow {
  cells: TableCell[];
  total: boolean;
  head: boolean;
}

const isTag = (node: ChildNode): node is Element => node.type === "tag";
const all = (node: Element, name: string): Element[] =>
  node.children.filter(isTag).flatMap((each) => (each.name === name ? [each] : all(each, name)));

/** A bill, a chart or the table of assumptions; a row stays on one page where it fits on one. */
export function drawTable(node: Element, sheet: Sheet): void {
  const kind = node.attribs.class ?? "";
  const rows = all(node, "tr").map((tr) => rowOf(tr, kind));
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (!columns) return;
  const widths = columnWidths(kind, columns, sheet.width);
  sheet.space(6);
  const caption = all(node, "caption")[0];
  sheet.within("Table", () => {
    if (caption) {
      sheet.need(60);
      sheet.within("Caption", () => sheet.flow(runsOf(caption.children), SMALL));
      sheet.y += 2;
    }
    const top = rows[0]?.head && !rows[0].cells.some(({ strokes }) => strokes) ? rows[0] : undefined;
    for (const row of rows) drawRow(row, widths, sheet, top);
  });
  sheet.space(8);
}

function rowOf(tr: Element, kind: string): TableRow {
  const total = tr.attribs.class === "total";
  const cells = tr.children.filter(isTag).filter(({ name }) => name === "td" || name === "th");
  const head = cells.every(({ name }) => name === "th");
  return {
    total,
    head,
    cells: cells.map((cell, i) => {
      const small = head || (kind === "assumptions" && i === 2);
      const words = kind === "assumptions" ? i === 1 : i > 0;
      return {
        runs: runsOf(cell.children, total ? "bold" : "text"),
        type: small ? SMALL : { ...CELL, colour: total || i > 0 ? COLOURS.ink : COLOURS.soft },
        align: words ? "right" : "left",
        scope: cell.name === "td" ? undefined : head ? "Column" : "Row",
        strokes: strokesOf(cell),
      };
    }),
  };
}

function strokesOf(cell: Element): TableCell["strokes"] {
  const svg = all(cell, "svg")[0];
  const [tall, of] =
    /^(\d{1,2})\/(\d{1,2})$/
      .exec(svg?.attribs["data-strokes"] ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  if (tall === undefined || of === undefined || !svg) return undefined;
  return { tall, of, live: all(svg, "path").some(({ attribs }) => attribs.class === "chart-live") };
}

/** Left edges and widths. */
function columnWidths(kind: string, columns: number, width: number): { x: number; width: number }[] {
  const shares =
    kind === "chart" && columns === 3
      ? [width - STROKE_WIDTH - 90 - 2 * GAP, STROKE_WIDTH, 90]
      : kind === "assumptions" && columns === 3
        ? [0.4, 0.14, 0.46].map((share) => share * (width - 2 * GAP))
        : columns === 2
          ? [0.74, 0.26].map((share) => share * (width - GAP))
          : Array<number>(columns).fill((width - GAP * (columns - 1)) / columns);
  let x = 0;
  return shares.map((share) => {
    const column = { x, width: Math.max(12, share) };
    x += share + GAP;
    return column;
  });
}

interface Column {
  x: number;
  width: number;
}
const heightOf = ({ cells }: TableRow, columns: readonly Column[], sheet: Sheet) =>
  Math.max(
    ...cells.map(({ runs, type, strokes }, i) =>
      strokes ? 16 : sheet.heightOf(runs, type, { width: columns[i]?.width ?? 12 }),
    ),
  );

function drawCell({ runs, type, align, strokes }: TableCell, column: Column, sheet: Sheet, y: number): void {
  const x = sheet.x + column.x;
  if (!strokes) return sheet.put(runs, type, { x, width: column.width, y, align });
  // The number that it shows stands in the next cell.
  const colour = strokes.live ? COLOURS.live : COLOURS.ink;
  sheet.strokes(strokes.tall, strokes.of, { x, y, height: 16 }, colour);
}

/** @param top the row that is repeated where the table goes on on another page */
function drawRow(row: TableRow, columns: readonly Column[], sheet: Sheet, top?: TableRow): void {
  const { cells, total, head } = row;
  const height = heightOf(row, columns, sheet);
  const { page } = sheet.doc;
  sheet.need(height + 2 * PAD + (head ? 30 : 0));
  if (top && top !== row && sheet.doc.page !== page) {
    const y = sheet.y + PAD;
    sheet.unread(() => {
      for (const [i, cell] of top.cells.entries()) drawCell(cell, columns[i] as Column, sheet, y);
    }, "Pagination");
    sheet.y = y + heightOf(top, columns, sheet) + PAD;
  }
  if (!head) sheet.rule(total ? COLOURS.ink : COLOURS.rule, total ? 1.25 : 0.75);
  const y = sheet.y + PAD;
  sheet.within("TR", () => {
    for (const [i, cell] of cells.entries())
      sheet.within(
        cell.scope ? "TH" : "TD",
        () => drawCell(cell, columns[i] as Column, sheet, y),
        cell.scope && { scope: cell.scope },
      );
  });
  sheet.y = y + height + PAD;
}
