import PDFDocument from "pdfkit";
import { site } from "../../../site.config.ts";
import type { ReportDocument } from "../../../contracts/report-document.ts";
import type { FirstFigure } from "../../../contracts/assessment-own.ts";
import { FIGURE_SAID, firstFigure } from "../../../rules/report-document/first-figure.ts";
import { plainName } from "../../../rules/report-document/runs.ts";
import { opened } from "../document/read-html.ts";
import { drawSections } from "./blocks.ts";
import { createFonts, type Face, loadFonts } from "./fonts.ts";
import type { Paper } from "./paper.ts";
import { COLOURS, createSheet, MARGIN, type Sheet, type Type } from "./sheet.ts";

export interface PdfReport {
  businessName: string;
  document: ReportDocument;
  /** The day that stands under the title. */
  date: Date;
  paper?: Paper;
}

const LONGEST_TITLE = 160;
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * A report as a PDF: the whole text, charts as vectors, embedded fonts, bookmarks, numbered pages, and the
 * structure (headings, lists, tables) that screen readers go by.
 */
export async function drawPdf(report: PdfReport): Promise<Buffer> {
  const files = await loadFonts();
  const drawn = draw(report, files);
  // A last page of a few lines looks forgotten: where lines a little closer do without it, they are set so.
  if (drawn.pages > 1 && drawn.last < FEW) {
    const closer = draw(report, files, CLOSER);
    if (closer.pages < drawn.pages) return closer.bytes();
  }
  return drawn.bytes();
}
const FEW = 0.35;
const CLOSER = 0.92;

interface Drawn {
  pages: number;
  /** How much of the last page is filled. */
  last: number;
  bytes: () => Promise<Buffer>;
}

function draw(
  { businessName, document, date, paper = "letter" }: PdfReport,
  files: Awaited<ReturnType<typeof loadFonts>>,
  close = 1,
): Drawn {
  const { sections, figures } = opened(document);
  const plain = [...plainName(businessName)];
  const name =
    plain.length > LONGEST_TITLE ? `${plain.slice(0, LONGEST_TITLE - 1).join("")}…` : plain.join("");
  const doc = new PDFDocument({
    size: paper === "a4" ? "A4" : "LETTER",
    margin: 0,
    bufferPages: true,
    lang: "en-US",
    displayTitle: true,
    tagged: true,
    pdfVersion: "1.7",
    info: { Title: "AI business assessment", Author: site.name, CreationDate: date, ModDate: date },
  });
  const sheet = createSheet(doc, createFonts(doc, files), close);
  sheet.within("Document", () => {
    const top = sheet.y;
    drawTitle(sheet, name, date);
    drawFigure(sheet, firstFigure(document), top);
    drawSections(sections, figures, sheet);
  });
  return {
    pages: doc.bufferedPageRange().count,
    last: (sheet.y - MARGIN.top) / sheet.height,
    bytes() {
      drawFeet(sheet);
      const chunks: Buffer[] = [];
      return new Promise<Buffer>((resolve, reject) => {
        doc.on("data", (chunk: Buffer) => chunks.push(chunk));
        doc.on("end", () => resolve(Buffer.concat(chunks)));
        doc.on("error", reject);
        doc.end();
      });
    },
  };
}

const WAVE = [6, 14, 26, 18, 34, 22, 40, 28, 16, 30, 12, 20, 8];

function drawTitle(sheet: Sheet, name: string, date: Date): void {
  const { doc } = sheet;
  sheet.unread(() => {
    doc.lineCap("round").lineWidth(4).strokeColor(COLOURS.live);
    for (const [i, height] of WAVE.entries()) {
      const x = sheet.x + 2 + i * 8;
      doc
        .moveTo(x, sheet.y + 20 - height / 2 + 2)
        .lineTo(x, sheet.y + 20 + height / 2 - 2)
        .stroke();
    }
    doc.lineCap("butt");
  });
  const line = (tag: string, text: string, face: Face, type: Type) =>
    sheet.within(tag, () => sheet.flow([{ text, face }], type));
  sheet.y += 46;
  line("P", "AI business assessment", "bold", { size: 11, leading: 16, colour: COLOURS.soft });
  const large = name.length > 60 ? { size: 16, leading: 21 } : { size: 22, leading: 27 };
  line("H1", name, "display", { ...large, colour: COLOURS.ink });
  sheet.y += 3;
  const made = `${day.format(date)}, by ${site.name}`;
  line("P", made, "text", { size: 9.5, leading: 13.5, colour: COLOURS.soft });
  sheet.y += 10;
}

/** The one figure that the report's page opens with, beside the wave: it takes no room from two pages. */
function drawFigure(sheet: Sheet, figure: FirstFigure | null, y: number): void {
  if (!figure) return;
  const { of, low, likely, high, quiet } = figure;
  const box = { x: sheet.x + sheet.width / 2, width: sheet.width / 2, align: "right" as const };
  sheet.within("P", () => {
    const large = { size: quiet ? 12 : 22, leading: quiet ? 15 : 24, colour: COLOURS.ink };
    sheet.put([{ text: likely, face: "display" }], large, { ...box, y });
    const [name, about] = FIGURE_SAID[of];
    const body = { size: 9.5, leading: 12.5, colour: COLOURS.ink };
    const at = y + large.leading + 2;
    sheet.put([{ text: name, face: "bold" }], body, { ...box, y: at });
    const more = `${about}${low === high ? "" : ` Low ${low}, high ${high}.`}`;
    sheet.put([{ text: more, face: "text" }], body, { ...box, y: at + body.leading });
  });
}

function drawFeet(sheet: Sheet): void {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  const small = { size: 8.5, leading: 12, colour: COLOURS.soft };
  for (let i = 0; i < count; i++) {
    doc.switchToPage(start + i);
    const y = doc.page.height - MARGIN.bottom + 30;
    const put = (text: string, align: "left" | "right") =>
      sheet.put([{ text, face: "text" }], small, { ...sheet, y, align });
    sheet.unread(() => {
      put(`${site.name}, ${site.email}, ${site.phone}`, "left");
      put(`Page ${i + 1} of ${count}`, "right");
    }, "Pagination");
  }
}
