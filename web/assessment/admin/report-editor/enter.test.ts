// @vitest-environment jsdom
import { Editor } from "@tiptap/core";
import { GapCursor } from "@tiptap/pm/gapcursor";
import { expect, test } from "vitest";
import { reportExtensions } from "./extensions.ts";

const TABLE = "<table><tbody><tr><td>1</td></tr></tbody></table>";
const REPORT = `<section data-section="a"><h2>One</h2><p>Text</p></section><section data-section="b"><h2>Two</h2>${TABLE}</section>`;

test.each([1, 2, 3, 4])(
  "paragraphs written behind the last table, after Enter pressed %i times, stay in its section",
  (times) => {
    const editor = new Editor({
      element: document.body.appendChild(document.createElement("div")),
      extensions: reportExtensions(),
      content: REPORT,
      parseOptions: { preserveWhitespace: "full" },
    });
    const { doc, tr } = editor.state;
    editor.view.dispatch(tr.setSelection(new GapCursor(doc.resolve(doc.content.size - 1))));
    for (let i = 0; i < times; i++) editor.commands.keyboardShortcut("Enter");
    editor.view.dispatch(editor.state.tr.insertText("At the end"));
    editor.state.doc.check();
    expect(editor.getHTML()).toBe(
      REPORT.replace(/<\/section>$/, `${"<p></p>".repeat(times - 1)}<p>At the end</p></section>`),
    );
    editor.destroy();
  },
);
