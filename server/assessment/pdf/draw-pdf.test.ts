import fc from "fast-check";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { FIGURE_SAID, firstFigure } from "../../../rules/report-document/first-figure.ts";
import { renderHtml } from "../../../rules/report-document/render-html.ts";
import { blocksIn, plainText, textsOf } from "../../../rules/report-document/runs.ts";
import { sample } from "../../../rules/report-document/sample.fixture.ts";
import { twelve } from "../../../rules/report/twelve.fixture.ts";
import { consultation } from "../consultant.ts";
import { documentFromHtml } from "../document/read-html.ts";
import { sanitizeReport } from "../document/sanitize.ts";
import { anyAnswers, ordinary } from "../every-answer.fixture.ts";
import { drawPdf, type PdfReport } from "./draw-pdf.ts";

interface StructureNode {
  role?: string;
  children?: StructureNode[];
}
interface TextItem {
  type?: string;
  tag?: string;
  str?: string;
}

const date = new Date("2026-11-21T09:00:00Z");
const { document: report } = consultation({ answers: ordinary });
const draw = (changes: Partial<PdfReport> = {}) =>
  drawPdf({ businessName: ordinary.businessName, document: report, date, ...changes });
const html = (words: string) => ({ document: documentFromHtml(sanitizeReport(words)) });
/** Every piece of running text of a report, without white space. */
const pieces = ({ sections, figures }: PdfReport["document"]) =>
  blocksIn(sections)
    .flatMap(({ block }) => textsOf(block).map((text) => signs(plainText(text, figures))))
    .filter(Boolean);
const FOOT = /Ringwell, hello@\S+ \S+ \(555\) 010-0134\s+Page \d+ of \d+/;
async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  const [, , width, height] = (await document.getPage(1)).view;
  const outline = ((await document.getOutline()) ?? []).map(({ title }) => title);
  return {
    pages: text,
    text: text.join(" "),
    /** Without what stands at the foot of each page, which may fall into the middle of a paragraph. */
    words: text.map((page) => page.replace(FOOT, "")).join(" "),
    size: [width, height],
    outline,
    info: (await getMeta(document)).info,
  };
}
/** The signs of a text as they stand in HTML and in a PDF: without white space, and without what numbers a list. */
const signs = (text: string) =>
  text
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/\s+/g, "")
    .replace(/•|\d\./g, "");

describe("a report as a PDF", () => {
  it.each(twelve.map(({ answers, numbers }) => ({ name: answers.businessName, answers, numbers })))(
    "has its summary on two printed pages, and behind it each step whole: $name",
    async ({ name, answers, numbers }) => {
      const { document } = consultation({ answers, numbers });
      const steps = document.sections.find(({ role }) => role === "appendix")!;
      expect(steps.id).toBe("steps");
      const { pages } = await read(await draw({ businessName: name, document }));
      const begins = signs(plainText(steps.heading ?? [], document.figures));
      const [first, second, third] = pages.map(signs);
      expect(third?.startsWith(begins) || `${first} ${second}`.includes(begins)).toBe(true);
    },
  );

  it("opens with the one figure that the report's page opens with", async () => {
    const figure = firstFigure(report)!;
    const { pages } = await read(await draw());
    expect(signs(pages[0]!)).toContain(signs(`${figure.likely} ${FIGURE_SAID[figure.of].join(" ")}`));
  });

  it("has every word of the report, in its order, a title, and numbered pages", async () => {
    const { pages, text, outline, info } = await read(await draw());
    const plain = pages.map((page) => page.replace(FOOT, "")).join(" ");
    const all = signs(plain);
    for (const piece of pieces(report)) expect(all).toContain(piece);
    expect(text).toContain("Larkspur Family Dental");
    expect(text).toContain("November 21, 2026");
    for (const [i, page] of pages.entries()) expect(page).toContain(`Page ${i + 1} of ${pages.length}`);
    expect(outline).toEqual(
      report.sections.flatMap(({ heading }) => (heading ? [plainText(heading, report.figures)] : [])),
    );
    expect(info).toMatchObject({ Title: "AI business assessment", Language: "en-US" });
  });

  it("is Letter, or A4 where that is wanted", async () => {
    expect((await read(await draw())).size).toEqual([612, 792]);
    const [width = 0, height = 0] = (await read(await draw({ paper: "a4" }))).size;
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  });

  it("draws names of other scripts that it has, leaves out pictures, and marks what it has not", async () => {
    const { text } = await read(await draw({ businessName: "Жуков & Łódź Đặng 👩‍⚕️ 漢字" }));
    expect(text).toContain("Жуков & Łódź Đặng ?");
  });

  it("bears long names and words that no line can hold", async () => {
    const long = "x".repeat(5000);
    const { pages, text } = await read(
      await draw({
        businessName: "N".repeat(500),
        ...html(`<p>${long}</p><table><tbody><tr><td>${long}</td></tr></tbody></table>`),
      }),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(text.replace(/[^x]/g, "").length).toBeGreaterThanOrEqual(10_000);
  });

  it("keeps links that are safe, and no others", async () => {
    const pdf = await draw(
      html('<p><a href="https://example.com/x">one</a> <a href="javascript:alert(1)">two</a></p>'),
    );
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const links = (await (await document.getPage(1)).getAnnotations()) as { url?: string }[];
    expect(links.map(({ url }) => url)).toEqual(["https://example.com/x"]);
  });

  it("tells screen readers what is a heading, a list, a table and its heads; decoration is left out", async () => {
    const document = await getDocumentProxy(new Uint8Array(await draw({ document: sample })));
    const elements: string[] = [];
    const walk = (node: StructureNode) => {
      if (!node.role) return;
      const children = node.children ?? [];
      // Of a table or list on two pages each page's tree has all parts, those of the other page without their words.
      if (!/^(T[HD]|Lbl)$/.test(node.role) || children.some(({ role }) => !role)) elements.push(node.role);
      for (const child of children) walk(child);
    };
    for (let i = 1; i <= document.numPages; i++) {
      const page = await document.getPage(i);
      walk((await page.getStructTree()) as StructureNode);
      let open: string[] = [];
      const outside: string[] = [];
      for (const item of (await page.getTextContent({ includeMarkedContent: true })).items as TextItem[])
        if (item.type?.startsWith("begin")) open.push(item.tag ?? "");
        else if (item.type === "endMarkedContent") open = open.slice(0, -1);
        else if (item.str?.trim() && !open.length) outside.push(item.str);
      expect(outside).toEqual([]);
      expect(open).toEqual([]);
    }
    const count = (role: string) => elements.filter((each) => each === role).length;
    const drawn = renderHtml(sample);
    const inHtml = (tag: RegExp) => drawn.match(tag)?.length;
    expect(count("H1")).toBe(1);
    expect(count("H2")).toBe(inHtml(/<h2>/g));
    // One heading, and the worksheet's.
    expect(count("H3")).toBe(2);
    expect(count("TH")).toBeGreaterThan(10);
    expect(count("TD")).toBeGreaterThan(10);
    expect(count("Lbl")).toBe(2);
    expect(count("Table")).toBeGreaterThanOrEqual(inHtml(/<table/g) ?? 0);
    expect(count("Link")).toBe(1);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  });

  it("draws any answers, and anything that an editor could leave", async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswers, async (answers) => {
        const { document } = consultation({ answers });
        const { words } = await read(await draw({ businessName: answers.businessName, document }));
        const all = signs(words);
        for (const piece of pieces(document))
          if (!/[^\x20-\x7e–’“”×÷]/.test(piece)) expect(all).toContain(piece);
      }),
      { numRuns: 5 },
    );
    for (const odd of [
      "<p>a",
      "words",
      "<table></table>x",
      "<ul><li><ul><li>deep</li></ul></li></ul>",
      "<hr><br>x",
      "<ol start=3><li></li></ol>x",
    ])
      expect((await draw(html(odd))).length).toBeGreaterThan(1000);
  });
});
