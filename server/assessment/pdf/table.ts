import type { Run } from "./lines.ts";
import { hasWords } from "./runs.ts";
import { COLOURS, type Sheet, type Type } from "./sheet.ts";

const CELL: Type = { size: 9, leading: 12.5, colour: COLOURS.soft };
const SMALL: Type = { size: 8.5, leading: 12, colour: COLOURS.soft };
const PAD = 3;
const GAP = 14;
const PICTURE_HEIGHT = 16;

export interface TableCell {
  runs: Run[];
  align?: "left" | "right";
  /** Small print: heads and sources. */
  small?: boolean;
  /** A drawing instead of words; what it shows stands in other cells. */
  picture?: (box: { x: number; y: number; width: number; height: number }) => void;
}
export interface TableRow {
  /** The first is the row's head. */
  cells: TableCell[];
  total?: boolean;
  /** Ruled and empty, to be filled in by hand. */
  blank?: boolean;
}
export interface Table {
  caption?: Run[];
  /** A drawing over the rows, at the table's full width; what it shows stands in them. */
  picture?: { height: number; draw: (box: { x: number; y: number; width: number; height: number }) => void };
  head?: TableCell[];
  rows: TableRow[];
  /** Widths of the columns in parts of the whole. */
  shares: number[];
}
interface Column {
  x: number;
  width: number;
}

function columnsOf({ shares }: Table, sheet: Sheet): Column[] {
  const room = sheet.width - GAP * (shares.length - 1);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let x = 0;
  return shares.map((share) => {
    const width = Math.max(12, (share / whole) * room);
    const column = { x, width };
    x += width + GAP;
    return column;
  });
}

const typeOf = (
  { small }: TableCell,
  { total }: Pick<TableRow, "total">,
  first: boolean,
  head: boolean,
): Type => (small || head ? SMALL : { ...CELL, colour: total || !first ? COLOURS.ink : COLOURS.soft });

const rowHeight = (row: TableRow, columns: readonly Column[], sheet: Sheet, head = false) =>
  row.blank
    ? 20
    : Math.max(
        ...row.cells.map((cell, i) =>
          cell.picture
            ? PICTURE_HEIGHT
            : sheet.heightOf(cell.runs, typeOf(cell, row, i === 0, head), { width: columns[i]?.width ?? 12 }),
        ),
      ) +
      2 * PAD;

const captionHeight = ({ caption }: Table, sheet: Sheet) =>
  caption && hasWords(caption) ? sheet.heightOf(caption, SMALL, sheet) + 2 : 0;

/** The height of the whole table, in points. */
export function tableHeight(table: Table, sheet: Sheet): number {
  const columns = columnsOf(table, sheet);
  const head = table.head ? rowHeight({ cells: table.head }, columns, sheet, true) : 0;
  return (
    14 +
    captionHeight(table, sheet) +
    (table.picture ? table.picture.height + 8 : 0) +
    head +
    table.rows.reduce((sum, row) => sum + rowHeight(row, columns, sheet), 0)
  );
}

/** What no page can hold together with its heading goes on over several. */
export const isSplit = (table: Table, sheet: Sheet): boolean => tableHeight(table, sheet) > sheet.height - 90;

/** Draws a table on one page where one page can hold it; else its columns are named again on the next. */
export function drawTable(table: Table, sheet: Sheet): void {
  const columns = columnsOf(table, sheet);
  if (!table.rows.length || !columns.length) return;
  sheet.space(6);
  sheet.need(isSplit(table, sheet) ? 90 : tableHeight(table, sheet));
  const { caption, head, picture } = table;
  sheet.within("Table", () => {
    if (caption && hasWords(caption)) {
      sheet.within("Caption", () => sheet.flow(caption, SMALL));
      sheet.y += 2;
    }
    if (picture) {
      picture.draw({ x: sheet.x, y: sheet.y + 2, width: sheet.width, height: picture.height });
      sheet.y += picture.height + 8;
    }
    const top: TableRow | undefined = head && { cells: head };
    if (top) drawRow(top, columns, sheet, { head: true });
    for (const row of table.rows) drawRow(row, columns, sheet, { top });
  });
  sheet.space(8);
}

/** `top` is said again, for the eye alone, where the table goes on on another page. */
function drawRow(
  row: TableRow,
  columns: readonly Column[],
  sheet: Sheet,
  { head = false, top }: { head?: boolean; top?: TableRow },
): void {
  const height = rowHeight(row, columns, sheet, head);
  const { page } = sheet.doc;
  sheet.need(height + (head ? 30 : 0));
  if (top && sheet.doc.page !== page) {
    const y = sheet.y + PAD;
    sheet.unread(() => {
      for (const [i, cell] of top.cells.entries())
        drawCell(cell, typeOf(cell, top, i === 0, true), columns[i] as Column, sheet, y);
    }, "Pagination");
    sheet.y += rowHeight(top, columns, sheet, true);
  }
  if (!head) sheet.rule(row.total ? COLOURS.ink : COLOURS.rule, row.total ? 1.25 : 0.75);
  const y = sheet.y + PAD;
  sheet.within("TR", () => {
    for (const [i, cell] of row.cells.entries()) {
      const scope = head ? "Column" : i === 0 && !row.blank ? "Row" : undefined;
      sheet.within(
        scope ? "TH" : "TD",
        () => drawCell(cell, typeOf(cell, row, i === 0, head), columns[i] as Column, sheet, y),
        scope && { scope },
      );
    }
  });
  sheet.y = y - PAD + height;
}

function drawCell(cell: TableCell, type: Type, column: Column, sheet: Sheet, y: number): void {
  const x = sheet.x + column.x;
  if (cell.picture) return cell.picture({ x, y, width: column.width, height: PICTURE_HEIGHT });
  sheet.put(cell.runs, type, { x, width: column.width, y, align: cell.align ?? "left" });
}
