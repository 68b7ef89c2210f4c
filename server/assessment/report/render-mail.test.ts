import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildReport } from "./build-report.ts";
import { anyAnswers, ordinary } from "./every-answer.fixture.ts";
import { sanitizeReport } from "./html.ts";
import { renderHtml } from "./render-html.ts";
import { renderMail } from "./render-mail.ts";
import { renderText } from "./render-text.ts";

const report = renderHtml(buildReport(ordinary));
const flat = (html: string) => renderText(html).replace(/\s+/g, " ");

describe("a report in a mail", () => {
  it("carries every word of the stored report", () => {
    const lines = (html: string) =>
      html
        .replace(/<svg.*?<\/svg>|<table role="presentation".*?<\/table>/g, "")
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ");
    fc.assert(
      fc.property(anyAnswers, (a) => {
        const html = renderHtml(buildReport(a));
        expect(lines(renderMail(html)).trim()).toBe(lines(html).trim());
      }),
      { numRuns: 40 },
    );
  });

  it("needs no style sheet and no SVG, and carries none of our marks", () => {
    const mail = renderMail(report);
    expect(mail).not.toMatch(/<svg|<path|data-|currentColor|undefined/);
    expect(mail).toMatch(/<p style="[^"]*font-family:Arial/);
    for (const tag of mail.match(/<(p|h2|h3|th|td|li|caption)\b[^>]*>/g)!) expect(tag).toContain("style=");
  });

  it("draws each point of the score as a cell", () => {
    const [row] = renderMail(report).match(/<table role="presentation".*?<\/table>/)!;
    expect(row.match(/height:18px;background/g)).toHaveLength(15);
    expect(row.match(/height:4px;background/g)).toHaveLength(5);
  });

  it("keeps what a reviewer wrote, and lets nothing out of an attribute", () => {
    const edited = sanitizeReport(
      '<p>Mine &amp; <a href="https://x.example/?a=1&b=%22">yours</a></p><svg data-strokes="99999/9e9"></svg>',
    );
    const mail = renderMail(edited);
    expect(mail).toContain("Mine &amp; <a");
    expect(mail).toContain('href="https://x.example/?a=1&amp;b=%22"');
    expect(mail.match(/<td/g)).toBeNull();
  });
});

describe("a report as plain text", () => {
  it("keeps its lines short and its sums readable", () => {
    const text = renderText(report);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(74);
    expect(text).toContain("× what an average visit brings in: $150");
    expect(text).toContain("Comfort with new tools: 15 of 20");
    expect(text).not.toMatch(/<|>|&amp;/);
  });

  it("says what the HTML says", () => {
    expect(flat("<p>5 &lt; 6 &amp; <b>bold</b></p>")).toBe("5 < 6 & bold");
  });
});
