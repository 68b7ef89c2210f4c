import PDFDocument from "pdfkit";
import { parseDocument } from "htmlparser2";
import { site } from "../../../../site.config.ts";
import { plainName } from "../html.ts";
import { drawBlocks } from "./blocks.ts";
import { createFonts, loadFonts } from "./fonts.ts";
import { COLOURS, createSheet, MARGIN, type Sheet } from "./sheet.ts";

export const PAPERS = ["letter", "a4"] as const;
export type Paper = (typeof PAPERS)[number];

export interface PdfReport {
  businessName: string;
  /** The stored, sanitised HTML. */
  content: string;
  /** The day that stands under the title. */
  date: Date;
  paper?: Paper;
}

const LONGEST_TITLE = 160;
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A stored report as a PDF: the whole text, charts as vectors, embedded fonts, bookmarks, numbered pages. */
export async function drawPdf({ businessName, content, date, paper = "letter" }: PdfReport): Promise<Buffer> {
  const files = await loadFonts();
  const plain = [...plainName(businessName)];
  const name =
    plain.length > LONGEST_TITLE ? `${plain.slice(0, LONGEST_TITLE - 1).join("")}…` : plain.join("");
  const doc = new PDFDocument({
    size: paper === "a4" ? "A4" : "LETTER",
    margin: 0,
    bufferPages: true,
    lang: "en-US",
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: "AI business assessment", Author: site.name, CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const sheet = createSheet(doc, createFonts(doc, files));
  drawTitle(sheet, name, date);
  drawBlocks(parseDocument(content).children, sheet);
  drawFeet(sheet);
  doc.end();
  return done;
}

const WAVE = [6, 14, 26, 18, 34, 22, 40, 28, 16, 30, 12, 20, 8];

function drawTitle(sheet: Sheet, name: string, date: Date): void {
  const { doc } = sheet;
  doc.lineCap("round").lineWidth(4).strokeColor(COLOURS.live);
  for (const [i, height] of WAVE.entries()) {
    const x = sheet.x + 2 + i * 8;
    doc
      .moveTo(x, sheet.y + 20 - height / 2 + 2)
      .lineTo(x, sheet.y + 20 + height / 2 - 2)
      .stroke();
  }
  doc.lineCap("butt");
  sheet.y += 60;
  sheet.flow([{ text: "AI business assessment", face: "bold" }], {
    size: 11,
    leading: 16,
    colour: COLOURS.soft,
  });
  sheet.y += 4;
  const long = name.length > 60;
  sheet.flow([{ text: name, face: "display" }], {
    size: long ? 18 : 28,
    leading: long ? 24 : 34,
    colour: COLOURS.ink,
  });
  sheet.y += 6;
  sheet.flow([{ text: `${day.format(date)}, by ${site.name}`, face: "text" }], {
    size: 10,
    leading: 15,
    colour: COLOURS.soft,
  });
  sheet.y += 18;
}

function drawFeet(sheet: Sheet): void {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  const small = { size: 8.5, leading: 12, colour: COLOURS.soft };
  for (let i = 0; i < count; i++) {
    doc.switchToPage(start + i);
    const y = doc.page.height - MARGIN.bottom + 30;
    sheet.put([{ text: `${site.name}, ${site.email}, ${site.phone}`, face: "text" }], small, { ...sheet, y });
    sheet.put([{ text: `Page ${i + 1} of ${count}`, face: "text" }], small, { ...sheet, y, align: "right" });
  }
}
