import type { Fonts } from "./fonts.ts";
import { type Line, type Run, setLines } from "./lines.ts";

export const COLOURS = { ink: "#1f1523", soft: "#544857", rule: "#ded4c6", off: "#b9adb5", live: "#f2a83b" };
export const MARGIN = { x: 64, top: 64, bottom: 76 };

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
  /** Begins a new page unless so much is left on this one. */
  need(points: number): void;
  /** White space, except at the beginning of a page. */
  space(points: number): void;
  heightOf(runs: readonly Run[], type: Type, box: Pick<Box, "width">): number;
  /** Draws at a fixed place, on this page, and moves nothing. */
  put(runs: readonly Run[], type: Type, box: Box & { y: number }): void;
  /** Draws line after line, over as many pages as it takes. */
  flow(runs: readonly Run[], type: Type, box?: Box): void;
  /** A line across the type area. */
  rule(colour?: string, weight?: number): void;
  /** Upright strokes of the sound wave: tall ones and dots. */
  strokes(tall: number, of: number, box: { x: number; y: number; height: number }, colour: string): void;
}

export function createSheet(doc: PDFKit.PDFDocument, fonts: Fonts): Sheet {
  const { width, height } = doc.page;
  const bottom = height - MARGIN.bottom;
  const drawLine = ({ pieces }: Line, type: Type, x: number, y: number) => {
    for (const piece of pieces)
      doc
        .font(piece.font)
        .fontSize(type.size)
        .fillColor(type.colour)
        .text(piece.text, x + piece.x, y + (type.leading - type.size) / 2, {
          lineBreak: false,
          ...(piece.link && { link: piece.link, underline: true }),
        });
  };
  const sheet: Sheet = {
    doc,
    x: MARGIN.x,
    width: width - 2 * MARGIN.x,
    y: MARGIN.top,
    need(points) {
      if (sheet.y + points <= bottom || sheet.y === MARGIN.top) return;
      doc.addPage();
      sheet.y = MARGIN.top;
    },
    space(points) {
      if (sheet.y > MARGIN.top) sheet.y = Math.min(sheet.y + points, bottom);
    },
    heightOf: (runs, type, box) =>
      setLines(runs, fonts, { width: box.width, size: type.size }).length * type.leading,
    put(runs, type, box) {
      for (const [i, line] of setLines(runs, fonts, { width: box.width, size: type.size }).entries()) {
        const x = box.align === "right" ? box.x + box.width - line.width : box.x;
        drawLine(line, type, x, box.y + i * type.leading);
      }
    },
    flow(runs, type, box = { x: sheet.x, width: sheet.width }) {
      for (const line of setLines(runs, fonts, { width: box.width, size: type.size })) {
        sheet.need(type.leading);
        drawLine(line, type, box.x, sheet.y);
        sheet.y += type.leading;
      }
    },
    rule(colour = COLOURS.rule, weight = 0.75) {
      doc
        .moveTo(sheet.x, sheet.y)
        .lineTo(sheet.x + sheet.width, sheet.y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke();
    },
    strokes(tall, of, box, colour) {
      const pitch = 6;
      const middle = box.y + box.height / 2;
      doc.lineCap("round").lineWidth(3);
      for (let i = 0; i < of; i++) {
        const half = i < tall ? box.height / 2 - 3 : 0.01;
        const x = box.x + 2 + i * pitch;
        doc
          .moveTo(x, middle - half)
          .lineTo(x, middle + half)
          .strokeColor(i < tall ? colour : COLOURS.off)
          .stroke();
      }
      doc.lineCap("butt");
    },
  };
  return sheet;
}
