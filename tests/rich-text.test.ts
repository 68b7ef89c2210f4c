// @vitest-environment jsdom
import { Editor, getSchema, type JSONContent } from "@tiptap/core";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { readFileSync, readdirSync } from "node:fs";
import { cleanArticleHtml } from "../server/news/article-html.ts";
import {
  editorHtml,
  looksLikeHtml,
  losesSomething,
  quiet,
  readHtml,
} from "../web/ui/rich-text/editor-html.ts";
import { pastedHtml } from "../web/ui/rich-text/foreign-text.ts";
import { extensions } from "../web/ui/rich-text/extensions.ts";
import { tries } from "./tries.ts";

const schema = getSchema(extensions());
function written(content: string | JSONContent): string {
  const editor = new Editor({
    extensions: extensions(),
    content: typeof content === "string" ? readHtml(content, schema).toJSON() : content,
    injectCSS: false,
  });
  const html = editorHtml(editor);
  editor.destroy();
  return html;
}

const corpus = [
  "<p>Plain words.</p>",
  "<h2>Second</h2><h3>Third</h3><h4>Fourth</h4><p>Text</p>",
  "<p><strong>bold</strong> <em>italic</em> <u>under</u> <s>struck</s> <code>x &lt; y &amp;&amp; z</code></p>",
  '<p>“Quotes”, "straight", it\'s &amp; &lt;tags&gt; — and a\u00a0space that holds.</p>',
  '<p><a href="https://example.com/?a=1&amp;b=2">out</a> <a href="/contact">in</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+15550100134">call</a></p>',
  "<ul><li><p>one</p></li><li><p>two</p><ul><li><p>nested</p></li></ul></li></ul>",
  '<ol><li><p>one</p></li></ol><ol start="4"><li><p>four</p></li></ol>',
  "<blockquote><p>Said</p><p>twice</p></blockquote>",
  '<img src="/api/images/abc-10x10.webp" alt="A bell"><img src="https://example.com/x.png" alt="" title="T">',
  "<p>line<br>break</p><hr><p>after</p>",
  "<p> a space before, two  between, a tab\tand one after </p><p> </p><h2>And below </h2>",
  "<p>before a break <br> and after it <strong> bold </strong> </p>",
  "<pre><code>\n\n  indented\n</code></pre><pre><code>\n</code></pre>",
  '<pre><code class="language-js">if (a &lt; b) {\n  call("x");\n}</code></pre>',
  "<pre><code>plain</code></pre>",
  "<table><tbody><tr><th><p>Day</p></th><th><p>Calls</p></th></tr><tr><td><p>Mon</p></td><td><p>9</p></td></tr></tbody></table>",
  '<table><tbody><tr><td colspan="2"><p>wide</p></td></tr><tr><td><p>a</p></td><td rowspan="2"><p>b</p></td></tr><tr><td><p>c</p></td></tr></tbody></table>',
];

describe("what the editor makes", () => {
  test.each(corpus)("is written and stored as it is: %s", (html) => {
    expect(written(html)).toBe(html);
    expect(cleanArticleHtml(html)).toBe(html);
  });

  // Spaces anywhere, but a line break outside of code is an element of its own.
  const characters = fc.oneof(
    { weight: 3, arbitrary: fc.string({ minLength: 1, maxLength: 8, unit: "grapheme" }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(" ", "  ", " a", "a ", "\t", "\u00a0", " \u00a0 ", '"<&>', "&nbsp;"),
    },
  );
  const lines = fc
    .array(fc.oneof(characters, fc.constant("\n")), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join("").replaceAll("\0", "").replaceAll("\r", ""))
    .filter((s) => s !== "");
  const words = lines.map((s) => s.replaceAll("\n", "")).filter((s) => s !== "");
  const link = fc
    .oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.constant("/contact?a=1&b=2"))
    .map((href) => ({ type: "link", attrs: { href } }));
  type Mark = { type: string; attrs?: Record<string, string> };
  const marks: fc.Arbitrary<Mark[]> = fc.oneof(
    fc
      .tuple(fc.subarray(["bold", "italic", "underline", "strike"]), fc.option(link))
      .map(([types, to]) => [...(to ? [to] : []), ...types.map((type) => ({ type }))]),
    fc.constant<Mark[]>([{ type: "code" }]),
  );
  const text = fc.record({ type: fc.constant("text"), text: words, marks });
  const inline = fc.array(fc.oneof(text, text, fc.constant({ type: "hardBreak" })), {
    minLength: 1,
    maxLength: 4,
  });
  const paragraph = inline.map((content) => ({ type: "paragraph", content }));
  const image = fc.tuple(fc.webUrl(), words).map(([src, alt]) => ({ type: "image", attrs: { src, alt } }));
  const { block } = fc.letrec<{ block: JSONContent; item: JSONContent }>((tie) => ({
    item: fc
      .tuple(paragraph, fc.array(tie("block"), { maxLength: 1 }))
      .map(([first, rest]) => ({ type: "listItem", content: [first, ...rest] })),
    block: fc.oneof(
      { depthSize: "small" },
      paragraph,
      image,
      fc.constant({ type: "horizontalRule" }),
      fc
        .tuple(fc.constantFrom(2, 3, 4), inline)
        .map(([level, content]) => ({ type: "heading", attrs: { level }, content })),
      lines.map((code) => ({ type: "codeBlock", content: [{ type: "text", text: code }] })),
      fc
        .array(tie("block"), { minLength: 1, maxLength: 2 })
        .map((content) => ({ type: "blockquote", content })),
      fc
        .array(tie("item"), { minLength: 1, maxLength: 3 })
        .map((content) => ({ type: "bulletList", content })),
      fc
        .array(tie("item"), { minLength: 1, maxLength: 3 })
        .map((content) => ({ type: "orderedList", content })),
      fc
        .array(fc.array(paragraph, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 })
        .map((rows) => ({
          type: "table",
          content: rows.map((cells, row) => ({
            type: "tableRow",
            content: cells.map((cell) => ({
              type: row === 0 ? "tableHeader" : "tableCell",
              content: [cell],
            })),
          })),
        })),
    ),
  }));

  test("passes the server's sanitiser byte for byte, whatever is written", () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (content) => {
        const html = written({ type: "doc", content });
        expect(cleanArticleHtml(html)).toBe(html);
        expect(written(html)).toBe(html);
      }),
      { numRuns: tries(150) },
    );
  });
});

test("another letter in a long text writes one paragraph anew, not all of them", () => {
  const content = "<h2>Head</h2><p>Some <strong>bold</strong> words</p>".repeat(500);
  const editor = new Editor({
    extensions: extensions(),
    content: readHtml(content, schema).toJSON(),
    injectCSS: false,
  });
  expect(editorHtml(editor)).toBe(content);
  const made = vi.spyOn(Document.prototype, "createElement");
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, "!");
  made.mockClear();
  expect(editorHtml(editor)).toBe(`${content.slice(0, -"</p>".length)}!</p>`);
  expect(made.mock.calls.length).toBeLessThan(10);
  made.mockRestore();
  editor.destroy();
});

test("a point with a box to tick is drawn without a bullet, as it is typed, and stored as any other", () => {
  const content = "<ul><li><p>☐ The line</p></li><li><p>The note</p></li></ul>";
  const editor = new Editor({
    extensions: extensions(),
    content: readHtml(content, schema).toJSON(),
    injectCSS: false,
  });
  const boxed = () => [...editor.view.dom.querySelectorAll("li.boxed")].map((li) => li.textContent);
  expect(boxed()).toEqual(["☐ The line"]);
  editor.commands.insertContentAt(editor.state.doc.content.size - 11, "☐ ");
  expect(boxed()).toHaveLength(2);
  expect(editorHtml(editor)).not.toContain("class");
  editor.destroy();
});

describe("text from elsewhere", () => {
  test("is laid out in lines that are no part of it", () => {
    const source =
      "\n<h2>\n  A heading\n</h2>\n\n<p>\n  Words that go\n  on <b>here</b>\n  <i>and</i> there.\n</p>\n<ul>\n  <li>one\n</li>\n</ul>\n<pre><code>two\n  lines</code></pre>\n";
    expect(written(source)).toBe(
      "<h2>A heading</h2><p>Words that go on <strong>here</strong> <em>and</em> there.</p><ul><li><p>one</p></li></ul><pre><code>two\n  lines</code></pre>",
    );
  });

  test.each([
    ["<h1>Title</h1><h5>Small</h5>", "<h2>Title</h2><h4>Small</h4>"],
    [
      "<p>Some <b style='mso-bidi-font-weight:normal'>bold</b> words</p>",
      "<p>Some <strong>bold</strong> words</p>",
    ],
    ["<p style='mso-bidi-font-weight:bold'>Plain</p>", "<p>Plain</p>"],
    [
      '<p>a</p><img src="file:///C:/clip.png"><img src="data:image/png;base64,x"><p>b</p>',
      "<p>a</p><p>b</p>",
    ],
  ])("is pasted with what the server keeps of it: %s", (html, stored) => {
    expect(written(pastedHtml(html))).toBe(stored);
  });

  const folder = "server/demo/articles";
  test.each(readdirSync(folder).filter((name) => name.endsWith(".html")))(
    "the demo article %s can be edited",
    (name) => {
      const html = cleanArticleHtml(readFileSync(`${folder}/${name}`, "utf8"));
      expect(losesSomething(html, written(html))).toBe(false);
    },
  );

  test.each([
    '<figure><img src="/static/a.png" alt="A"><figcaption>Bell</figcaption></figure>',
    "<p><mark>marked</mark></p>",
    "<table><caption>Calls</caption><tbody><tr><td><p>9</p></td></tr></tbody></table>",
    "<dl><dt>Term</dt><dd>Meaning</dd></dl>",
  ])("says that it would lose something of %s", (html) => {
    expect(losesSomething(html, written(html))).toBe(true);
  });

  test("runs nothing and keeps no dangerous address", () => {
    const html = written(
      '<p onclick="x()">a <a href="javascript:alert(1)">b</a><script>alert(1)</script></p><img src="x" onerror="alert(1)">',
    );
    expect(html).not.toMatch(/script|onerror|onclick/);
  });

  test("is parsed without handlers, styles and scripts, and says the same", () => {
    expect(quiet(`<p onclick="x()" class="a" style='b' onload=y>1 on=2</p><script>3</script><style>4`)).toBe(
      '<p class="a">1 on=2</p>',
    );
    for (const html of corpus) expect(quiet(html)).toBe(html);
  });

  test("keeps its weight and slant when it is pasted from a word processor, and nothing else of its looks", () => {
    const googleDocs =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 style="color:#333"><span style="font-weight:400">Head</span></h2><p dir="ltr" style="line-height:1.4"><span style="font-weight:700">Bold</span><span style="font-weight:400;font-style:italic"> soft</span><span style="text-decoration:line-through"> gone</span> plain</p></b>';
    expect(written(pastedHtml(googleDocs))).toBe(
      "<h2>Head</h2><p><strong>Bold</strong><em> soft</em><s> gone</s> plain</p>",
    );
    const word =
      "<style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml></xml><![endif]--><p class=MsoNormal style='color:red' onclick='x()'>Word</p>";
    const pasted = pastedHtml(word);
    expect(pasted).not.toMatch(/style|onclick/);
    expect(written(pasted)).toBe("<p>Word</p>");
    const own = '<p data-pm-slice="1 1 []">own <strong>words</strong></p>';
    expect(pastedHtml(own)).toBe(own);
  });

  /** A paragraph of a list as Word's clipboard has it; the marker as it looks in the font of its own. */
  const item = (marker: string, words: string, style: string, name = "MsoListParagraphCxSpMiddle") =>
    `<p class=${name} style='text-indent:-.25in;mso-add-space:\nauto;${style}'><![if !supportLists]><span\nstyle='font-family:Symbol;mso-bidi-font-family:\nSymbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;\n</span></span></span><![endif]><span lang=EN-US style='mso-ansi-language:EN-US'>${words}</span><o:p></o:p></p>\n\n`;
  const at = (level: number, list = "l0", numbering = "lfo1") =>
    `mso-list:${list} level${level} ${numbering}`;
  const asRead = (html: string) => written(pastedHtml(html)).replaceAll(/<\/?p>/g, "");

  test("keeps the bullets of Word as lists, one in the other as they were", () => {
    const word = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!--p{margin:0}--></style></head><body lang=EN-US style='word-wrap:break-word'><!--StartFragment-->
<p class=MsoNormal>Before<o:p></o:p></p>

${item("·", "bread", at(1), "MsoListParagraphCxSpFirst")}${item("·", "<b>rolls</b>", at(1))}${item("o", "with\npoppy seed", at(2))}${item("§", "blue", at(3))}${item("o", "plain", at(2))}${item("·", "cake", at(1), "MsoListParagraphCxSpLast")}<p class=MsoNormal>After</p><!--EndFragment--></body></html>`;
    expect(asRead(word)).toBe(
      "Before<ul><li>bread</li><li><strong>rolls</strong><ul><li>with poppy seed<ul><li>blue</li></ul></li><li>plain</li></ul></li><li>cake</li></ul>After",
    );
  });

  test("keeps Word's numbers: their kind, where they begin, and which belong together", () => {
    const word = [
      item("1.", "call", at(1)),
      item("a.", "by day", at(2)),
      item("b.", "by night", at(2)),
      item("<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;\n</span>iv)", "late", at(3)),
      item("2.", "answer", at(1)),
      "<p class=MsoNormal>between</p>",
      item("3.", "write it down", at(1)),
      item("1.", "another list", at(1, "l1", "lfo2")),
      item("·", "and bullets", at(1, "l2", "lfo3")),
      "<h1 style='mso-list:l3 level1 lfo4'><![if !supportLists]><span style='mso-list:Ignore'>4.<span>&nbsp;&nbsp; </span></span><![endif]>A heading</h1>",
    ].join("");
    expect(asRead(word)).toBe(
      '<ol><li>call<ol type="a"><li>by day</li><li>by night<ol start="4" type="i"><li>late</li></ol></li></ol></li><li>answer</li></ol>between<ol start="3"><li>write it down</li></ol><ol><li>another list</li></ol><ul><li>and bullets</li></ul><h2>4. A heading</h2>',
    );
    for (const html of [word, item("·", "alone", at(2))]) {
      const stored = written(pastedHtml(html));
      expect(cleanArticleHtml(stored)).toBe(stored);
    }
  });

  test("is told to be source only when it is", () => {
    for (const source of ["<p>a</p>", "  <h2>A</h2>\n<p>b</p>\n", "<ul><li>x</li></ul>"])
      expect(looksLikeHtml(source)).toBe(true);
    for (const words of ["a < b", "use <p> for paragraphs", "<b>x</b>", "", "2 <p> 3"])
      expect(looksLikeHtml(words), words).toBe(false);
  });
});
