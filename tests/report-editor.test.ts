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

  it("makes lists of paragraphs and paragraphs of lists as often as one likes, within their section", () => {
    const words = ["Risks", "One", "Two", "Three"];
    const stored = `<section data-section="risks"><h2>${words[0]}</h2>${words
      .slice(1)
      .map((word) => `<p data-basis="industry">${word}</p>`)
      .join("")}</section>`;
    const list = (html: string) => html.replaceAll(/ data-basis="industry"/g, "");
    const toggled = (times: number, selection: { from: number; to: number }) =>
      list(
        edit(stored, (editor) => {
          editor.commands.setTextSelection(selection);
          for (let i = 0; i < times; i++) editor.commands.toggleBulletList();
        }),
      );
    const caret = { from: 10, to: 10 };
    const one =
      '<section data-section="risks"><h2>Risks</h2><ul><li>One</li></ul><p>Two</p><p>Three</p></section>';
    expect(toggled(1, caret)).toBe(one);
    expect(toggled(2, caret)).toBe(list(stored));
    expect(toggled(3, caret)).toBe(one);
    const all = { from: 10, to: 20 };
    expect(toggled(1, all)).toContain("<ul><li>One</li><li>Two</li><li>Three</li></ul>");
    expect(toggled(2, all)).toBe(list(stored));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(24), fc.nat(24), fc.boolean()), { minLength: 1, maxLength: 8 }),
        (presses) => {
          const result = edit(stored, (editor) => {
            for (const [a, b, isNumbered] of presses) {
              editor.commands.setTextSelection({ from: Math.min(a, b), to: Math.max(a, b) });
              if (isNumbered) editor.commands.toggleOrderedList();
              else editor.commands.toggleBulletList();
            }
          });
          expect(result.match(/<section/g)).toHaveLength(1);
          expect(result.replaceAll(/<[^>]*>/g, " ").match(/\w+/g)).toEqual(words);
        },
      ),
      { numRuns: 200 },
    );
  });
});
