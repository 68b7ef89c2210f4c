import type { Stroke, Tone } from "../../../rules/report-document/strokes.ts";
import type { Fonts } from "./fonts.ts";
import { type Line, type LinePiece, type Run, setLines } from "./lines.ts";

export const COLOURS = { ink: "#1f1523", soft: "#544857", rule: "#ded4c6", off: "#b9adb5", live: "#f2a83b" };
const TONES = {
  on: COLOURS.ink,
  busy: "#8c7f8d",
  off: COLOURS.off,
  live: COLOURS.live,
  mark: COLOURS.ink,
} satisfies Record<Tone, string>;
export const MARGIN = { x: 56, top: 46, bottom: 54 };

export interface Type {
  size: number;
  /** Line height in points. */
  leading: number;
  colour: string;
}
export interface Box {
  x: number;
  width: number;
  align?: "left" | "right";
}

/** The paper: where the next block begins, and how text gets onto it. All lengths in points. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  /** Left edge and width of the type area. */
  x: number;
  width: number;
  /** Where the next block begins. */
  y: number;
  /** Of the type area of one page. */
  height: number;
  /** Begins a new page unless so much is left on this one, or it is still empty. */
  need(points: number): void;
  /** White space, except at the beginning of a page. */
  space(points: number): void;
  heightOf(runs: readonly Run[], type: Type, box: Pick<Box, "width">): number;
  /** Draws at a fixed place, on this page, and moves nothing. */
  put(runs: readonly Run[], type: Type, box: Box & { y: number }): void;
  /** Draws line after line, over as many pages as it takes. */
  flow(runs: readonly Run[], type: Type, box?: Box): void;
  /**
   * Draws inside a new element of the document's structure (`H1`, `P`, `TD` …), within the one that is open: what screen
   * readers go by.
   */
  within(type: string, draw: () => void, options?: { scope: "Row" | "Column" }): void;
  /** Draws what is there for the eye alone. */
  unread(draw: () => void, type?: "Layout" | "Pagination"): void;
  /** A line across the type area. */
  rule(colour?: string, weight?: number): void;
  /** Upright strokes of the sound wave, spread over the box; dots where nothing stands. */
  wave(strokes: readonly Stroke[], box: { x: number; y: number; width: number; height: number }): void;
}

/** @param close how much of their height lines have: less than 1 where a few of them would need a page of their own */
export function createSheet(doc: PDFKit.PDFDocument, fonts: Fonts, close = 1): Sheet {
  const { width, height } = doc.page;
  const bottom = height - MARGIN.bottom;
  let open: PDFKit.PDFStructureElement | undefined;
  /** Text is measured before it is drawn: each piece is set into lines once for each width and size. */
  const known = new WeakMap<readonly Run[], Map<string, Line[]>>();
  const linesOf = (runs: readonly Run[], { width: room, size }: { width: number; size: number }): Line[] => {
    const bySize = known.get(runs) ?? new Map<string, Line[]>();
    known.set(runs, bySize);
    const key = `${room} ${size}`;
    const lines = bySize.get(key) ?? setLines(runs, fonts, { width: room, size });
    bySize.set(key, lines);
    return lines;
  };
  const drawPieces = (pieces: readonly LinePiece[], type: Type, x: number, y: number) => {
    for (const piece of pieces)
      doc
        .font(piece.font)
        .fontSize(type.size)
        .fillColor(type.colour)
        .text(piece.text, x + piece.x, y + (type.leading * close - type.size) / 2, {
          lineBreak: false,
          ...(piece.link && { link: piece.link, underline: true }),
        });
  };
  const drawLine = ({ pieces }: Line, type: Type, x: number, y: number) => {
    if (!open) return drawPieces(pieces, type, x, y);
    for (const run of byLink(pieces)) {
      const draw = () => drawPieces(run, type, x, y);
      if (run[0]?.link) sheet.within("Link", () => open?.add(draw));
      else open.add(draw);
    }
  };
  const sheet: Sheet = {
    doc,
    x: MARGIN.x,
    width: width - 2 * MARGIN.x,
    y: MARGIN.top,
    height: bottom - MARGIN.top,
    need(points) {
      if (sheet.y + points <= bottom || sheet.y === MARGIN.top) return;
      doc.addPage();
      sheet.y = MARGIN.top;
    },
    space(points) {
      if (sheet.y > MARGIN.top) sheet.y = Math.min(sheet.y + points, bottom);
    },
    heightOf: (runs, type, box) =>
      linesOf(runs, { width: box.width, size: type.size }).length * type.leading * close,
    put(runs, type, box) {
      for (const [i, line] of linesOf(runs, { width: box.width, size: type.size }).entries()) {
        const x = box.align === "right" ? box.x + box.width - line.width : box.x;
        drawLine(line, type, x, box.y + i * type.leading * close);
      }
    },
    flow(runs, type, box = { x: sheet.x, width: sheet.width }) {
      for (const line of linesOf(runs, { width: box.width, size: type.size })) {
        sheet.need(type.leading * close);
        drawLine(line, type, box.x, sheet.y);
        sheet.y += type.leading * close;
      }
    },
    within(type, draw, options) {
      // The types of the library know no `scope` yet.
      const element = doc.struct(type, options as { title?: string });
      const outer = open;
      if (outer) outer.add(element);
      else doc.addStructure(element);
      open = element;
      draw();
      element.end();
      open = outer;
    },
    unread(draw, type = "Layout") {
      const outer = open;
      open = undefined;
      doc.markContent("Artifact", { type });
      draw();
      doc.endMarkedContent();
      open = outer;
    },
    rule(colour = COLOURS.rule, weight = 0.75) {
      sheet.unread(() =>
        doc
          .moveTo(sheet.x, sheet.y)
          .lineTo(sheet.x + sheet.width, sheet.y)
          .lineWidth(weight)
          .strokeColor(colour)
          .stroke(),
      );
    },
    wave(strokes, { x, y, width, height }) {
      const pitch = Math.min(width / strokes.length, 8);
      const thick = Math.min(pitch / 2, 3);
      const middle = y + height / 2;
      sheet.unread(() => {
        doc.lineCap("round");
        for (const { slot, tall, tone } of strokes) {
          const half = Math.max(0.01, (tall * (height - thick)) / 2);
          const at = x + (slot + 0.5) * pitch;
          doc
            .moveTo(at, middle - half)
            .lineTo(at, middle + half)
            .lineWidth(tone === "mark" ? thick / 3 : thick)
            .strokeColor(TONES[tone])
            .stroke();
        }
        doc.lineCap("butt");
      });
    },
  };
  return sheet;
}

/** The pieces of a line in runs of one link or of none. */
function byLink(pieces: readonly LinePiece[]): LinePiece[][] {
  const runs: LinePiece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && last[0]?.link === piece.link) last.push(piece);
    else runs.push([piece]);
  }
  return runs;
}
