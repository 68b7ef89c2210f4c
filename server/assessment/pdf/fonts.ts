import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";
import { plainFont } from "./woff.ts";

export type Face = "text" | "bold" | "italic" | "display";

const require = createRequire(import.meta.url);
/** Scripts that the text face has, in the order in which they are tried. */
const SUBSETS = ["latin", "latin-ext", "cyrillic", "vietnamese", "cyrillic-ext"] as const;
const wix = (style: string) =>
  SUBSETS.map((subset) => `wix-madefor-text/files/wix-madefor-text-${subset}-${style}`);
const FILES: Record<Face, string[]> = {
  text: wix("400-normal"),
  bold: wix("600-normal"),
  italic: wix("400-italic"),
  display: [
    ...["latin", "latin-ext"].map((subset) => `funnel-display/files/funnel-display-${subset}-600-normal`),
    ...wix("600-normal"),
  ],
};

let loaded: Promise<Map<string, Buffer>> | undefined;
/** All faces, read once, when the first report is drawn. */
export const loadFonts = (): Promise<Map<string, Buffer>> =>
  (loaded ??= Promise.all(
    [...new Set(Object.values(FILES).flat())].map(
      async (name) => [name, plainFont(await readFile(require.resolve(`@fontsource/${name}.woff`)))] as const,
    ),
  ).then((pairs) => new Map(pairs)));

export interface Piece {
  font: string;
  text: string;
}
export interface Fonts {
  /** The same text in pieces that one embedded font each can draw. */
  pieces(text: string, face: Face): Piece[];
  /** In points. */
  width(piece: Piece, size: number): number;
}

/** Pictures among the characters, and signs that only join or vary others: left out without a trace. */
const SILENT =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Variation_Selector}]/u;
/** What stands for a run of characters that no embedded font has. */
const UNKNOWN = "?";

/** Widths of words in thousandths of their size: the same words come again and again, from report to report. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 20_000;

export function createFonts(
  doc: PDFKit.PDFDocument | InstanceType<typeof PDFDocument>,
  files: Map<string, Buffer>,
): Fonts {
  const has = new Map<string, (code: number) => boolean>();
  const load = (name: string) => {
    let test = has.get(name);
    if (!test) {
      doc.registerFont(name, files.get(name) as Buffer);
      doc.font(name);
      const { font } = (
        doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
      )._font;
      test = (code) => font.hasGlyphForCodePoint(code);
      has.set(name, test);
    }
    return test;
  };
  const thousandths = (font: string, text: string): number => {
    const key = `${font} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = doc.font(font).fontSize(1000).widthOfString(text);
      if (widths.size >= MOST_WIDTHS) widths.clear();
      widths.set(key, width);
    }
    return width;
  };
  return {
    pieces(text, face) {
      const chain = FILES[face];
      const pieces: Piece[] = [];
      const add = (font: string, sign: string) => {
        const last = pieces.at(-1);
        if (last?.font !== font) pieces.push({ font, text: sign });
        else if (sign !== UNKNOWN || !last.text.endsWith(UNKNOWN)) last.text += sign;
      };
      for (const sign of text.normalize("NFC")) {
        const code = sign.codePointAt(0) as number;
        const font = chain.find((name) => load(name)(code));
        if (font && code > 0x1f && !isFormat(code)) add(font, sign);
        else if (/\s/.test(sign)) add(chain[0] as string, " ");
        else if (!SILENT.test(sign)) add(chain[0] as string, UNKNOWN);
      }
      return pieces;
    },
    width: ({ font, text }, size) => (size * thousandths(font, text)) / 1000,
  };
}

/** Marks that turn the direction or join characters: some fonts have empty glyphs for them. */
const isFormat = (code: number) => /\p{Cf}/u.test(String.fromCodePoint(code));
