import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reportDocument } from "../../../contracts/report-document.ts";
import { blocksIn, plainText, textsOf } from "../../../rules/report-document/runs.ts";
import { redraw } from "../../../rules/report-document/redraw.ts";
import { htmlBlock, renderHtml } from "../../../rules/report-document/render-html.ts";
import { renderText } from "../../../rules/report-document/render-text.ts";
import { sample } from "../../../rules/report-document/sample.fixture.ts";
import { consultation } from "../consultant.ts";
import { ordinary } from "../every-answer.fixture.ts";
import { documentFromHtml, isReadable, opened } from "./read-html.ts";
import { sanitizeReport } from "./sanitize.ts";

const html = renderHtml(sample);
const words = fc.constantFrom("one", "a & b", "<", " ", "\n", "“é”", "\u00a0", "");
/** Pieces of HTML as an editor, a script or an attacker could send them. */
const anyHtml = fc
  .array(
    fc.oneof(
      words,
      fc
        .tuple(
          fc.constantFrom(
            "p",
            "h2",
            "h3",
            "ul",
            "table",
            "section",
            "div",
            "blockquote",
            "pre",
            "figure",
            "b",
            "li",
            "script",
          ),
          words,
          words,
        )
        .map(
          ([tag, before, after]) =>
            `<${tag} class="lede" data-block="q" onclick="x">${before}<em>${after}</em></${tag}>`,
        ),
      fc.constantFrom(
        "<p>a",
        "</section>",
        "<table><tr><td>1</td></table>",
        '<section data-section="steps">',
        "<hr>",
        "<ol start=3><li><ul><li>deep</ul></ol>",
        "<!-- c -->",
        "&nbsp;&amp;",
        html.slice(0, 300),
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => sanitizeReport(parts.join("")));

describe("a report's HTML as a document", () => {
  it("is what the sanitiser lets through, to the character", () => {
    expect(sanitizeReport(html)).toBe(html);
    expect(reportDocument.parse(sample)).toEqual(sample);
  });

  it("gives every block back where nothing was changed", () => {
    expect(documentFromHtml(html, sample)).toEqual(sample);
  });

  it("knows every kind of block without having seen it before, but charts, which only a drawing makes", () => {
    const read = documentFromHtml(html, { ...sample, sections: [] });
    expect(renderHtml(read)).toBe(html);
    for (const { block } of blocksIn(sample.sections))
      if (block.kind !== "chart") {
        const { source: _source, ...own } = block;
        expect(blocksIn(read.sections).find((each) => each.block.id === block.id)?.block).toEqual({
          ...own,
          by: "person",
        });
      }
  });

  it("renders any sanitised HTML back to the character, from nothing and over a report", () => {
    fc.assert(
      fc.property(anyHtml, (any) => {
        expect(renderHtml(documentFromHtml(any))).toBe(any);
        expect(renderHtml(documentFromHtml(any, sample))).toBe(any);
        expect(reportDocument.safeParse(documentFromHtml(any, sample)).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("marks what was typed as a person's, and nothing else", () => {
    const typed = html.replace("Both cannot hold.", "Both cannot hold, I think.");
    const read = documentFromHtml(typed, sample);
    const byPerson = blocksIn(read.sections).filter(({ block }) => block.by === "person");
    expect(byPerson.map(({ block }) => block.id)).toEqual(["q"]);
    expect(renderHtml(read)).toBe(typed);
  });

  describe("and the letter before it", () => {
    const drawn = consultation({ answers: ordinary }).document;
    const written = renderHtml(drawn);
    const kept = (edited: string) => {
      expect(edited).not.toBe(written);
      return documentFromHtml(edited, drawn).letter.map(({ id }) => id);
    };
    const all = drawn.letter.map(({ id }) => id);
    const first = drawn.letter.find(({ id }) => id === "letter.first")?.source?.id;

    it("stays whole where something beyond the first screen was reworded", () => {
      expect(all).toContain("letter.first");
      expect(kept(written.replace(/(<section data-section="steps".*?<p[^>]*>)/s, "$1In short: "))).toEqual(
        all,
      );
    });

    it("says no verdict that a person has put in other words, nor steps that he took out", () => {
      const others = all.filter((id) => id !== "letter.verdict" && id !== "letter.worth");
      expect(kept(written.replace(/(data-block="verdict.title"[^>]*><strong>)/, "$1Not yet: "))).toEqual(
        others,
      );
      expect(kept(written.replace(/<table[^>]* data-block="verdict.steps".*?<\/table>/s, ""))).toEqual(
        others,
      );
    });

    it("names no step of which nothing is left", () => {
      const blocks = blocksIn(drawn.sections).filter(({ block }) => block.source?.id === first);
      const without = blocks.reduce(
        (html, { block }) => html.replace(htmlBlock(block, drawn.figures), ""),
        written,
      );
      expect(kept(without)).not.toContain("letter.first");
    });

    it("is gone before a report that somebody else wrote", () => {
      expect(kept("<p>Call us: we would rather tell you.</p>")).toEqual([]);
    });

    it("does not come back when the report is drawn again around what was typed", () => {
      const edited = documentFromHtml(
        written.replace(/(data-block="verdict.title"[^>]*><strong>)/, "$1Not yet: "),
        drawn,
      );
      const again = redraw({ base: drawn, current: edited, next: drawn });
      expect(again.letter.map(({ id }) => id)).not.toContain("letter.verdict");
      expect(redraw({ base: drawn, current: drawn, next: drawn }).letter).toEqual(drawn.letter);
    });
  });

  it("opens what it has no node for to words that mail and PDF can draw, and loses none", () => {
    const odd = sanitizeReport(
      '<div>Loose <u>words</u></div><ul><li>one<ul><li>two</li></ul></li></ul><figure data-chart="cost"><table class="chart"><tbody><tr><th>Lost</th><td><svg><path d="M0"></path></svg></td><td>$9</td></tr></tbody></table><figcaption>Cost</figcaption></figure><pre>three\n four</pre>',
    );
    const read = opened(documentFromHtml(odd));
    expect(blocksIn(read.sections).every(({ block }) => block.kind !== "html")).toBe(true);
    const said = blocksIn(read.sections).flatMap(({ block }) =>
      textsOf(block).map((text) => plainText(text, {})),
    );
    expect(said.join("|")).toBe("Loose words|one|two||Lost|$9|Cost|three four");
    expect(renderText(read)).toContain("Lost: $9");
  });

  it("tells whether anything can be read", () => {
    expect(isReadable("<p>&nbsp;</p><hr>")).toBe(false);
    expect(isReadable("<p>7</p>")).toBe(true);
  });
});
