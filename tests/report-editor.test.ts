// @vitest-environment jsdom
import { Editor } from "@tiptap/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyAnswers, ordinary } from "../server/assessment/every-answer.fixture.ts";
import { renderHtml } from "../rules/report-document/render-html.ts";
import { sample } from "../rules/report-document/sample.fixture.ts";
import { consultation } from "../server/assessment/consultant.ts";
import { sanitizeReport } from "../server/assessment/document/sanitize.ts";
import { reportExtensions } from "../web/assessment/admin/report-editor/extensions.ts";
import { fromEditor, toEditor } from "../web/assessment/admin/report-editor/report-html.ts";

function edit(html: string, change: (editor: Editor) => void = () => {}): string {
  const editor = new Editor({
    element: null,
    extensions: reportExtensions(),
    content: toEditor(html),
    parseOptions: { preserveWhitespace: "full" },
  });
  change(editor);
  const result = fromEditor(editor);
  editor.destroy();
  return result;
}

describe("the editor of reports", () => {
  it("gives any written report back without a changed character", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const stored = renderHtml(consultation({ answers }).document);
        expect(edit(stored)).toBe(stored);
      }),
      { numRuns: 30 },
    );
    expect(sanitizeReport(edit(renderHtml(sample)))).toBe(renderHtml(sample));
  });

  it("keeps the marks of numbers from nowhere, links, and formatting, as the server stores them", () => {
    const stored = sanitizeReport(
      '<section data-section="risks"><h2>Risks</h2><p class="note" data-basis="industry">About <span data-unsourced="figure">40%</span>, <em>so</em> <a href="https://example.com/a?b=1&amp;c=2">read</a>.<br>Next</p><blockquote><p>Quoted</p></blockquote><hr><ol data-basis="industry" start="3"><li>Three <strong>bold</strong></li></ol></section>',
    );
    expect(sanitizeReport(edit(stored))).toBe(stored);
  });

  it("changes only what is typed", () => {
    const stored = renderHtml(consultation({ answers: ordinary }).document);
    const typed = edit(stored, (editor) => editor.commands.insertContentAt(2, "Hello. "));
    expect(typed).toContain("Hello. ");
    expect(typed.replace("Hello. ", "")).toBe(stored);
    expect(sanitizeReport(typed)).toBe(typed);
  });
});
