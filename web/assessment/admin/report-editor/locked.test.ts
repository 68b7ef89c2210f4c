// @vitest-environment jsdom
import { Editor } from "@tiptap/core";
import { AllSelection, NodeSelection, TextSelection } from "@tiptap/pm/state";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast } from "../../../ui/use-toast.ts";
import { reportExtensions } from "./extensions.ts";

vi.mock("../../../ui/use-toast.ts", () => ({ toast: vi.fn(() => ({ dismiss: () => undefined })) }));

const TABLE = "<table><tbody><tr><td>1</td></tr></tbody></table>";
const REPORT = `<section data-section="a"><h2>One</h2><p>Costs <span data-figure="cost">$140</span> a month</p>${TABLE}<p>Below</p></section>`;

let editor: Editor;
beforeEach(() => {
  // What carries a paste, which the simulated page lacks.
  vi.stubGlobal("ClipboardEvent", Event);
  editor = new Editor({
    element: document.body.appendChild(document.createElement("div")),
    extensions: reportExtensions(),
    content: REPORT,
    parseOptions: { preserveWhitespace: "full" },
  });
});
afterEach(() => {
  editor.destroy();
  vi.mocked(toast).mockClear();
});
const at = (name: string): number => {
  let found = -1;
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name === name) found = pos;
  });
  return found;
};
const select = (selection: TextSelection | NodeSelection | AllSelection) =>
  editor.view.dispatch(editor.state.tr.setSelection(selection));
const choose = (name: string) => select(NodeSelection.create(editor.state.doc, at(name)));
const said = () => vi.mocked(toast).mock.calls.map(([{ title }]) => title);

test.each(["fixed", "figureText"])(
  "a letter typed on what follows from the numbers is refused, and said: %s",
  (name) => {
    choose(name);
    editor.view.dispatch(editor.state.tr.insertText("x"));
    expect(editor.getHTML()).toBe(REPORT);
    expect(said()).toEqual(["Nothing Was Replaced"]);
  },
);

test.each([
  ["a paste over a table", () => (choose("fixed"), editor.view.pasteHTML("<p>From elsewhere</p>"))],
  ["words over a table", () => (choose("fixed"), editor.commands.insertContent("Words"))],
  [
    "a letter over a text with a table in it",
    () => {
      const { doc } = editor.state;
      select(TextSelection.create(doc, 3, doc.content.size - 3));
      editor.view.dispatch(editor.state.tr.insertText("x"));
    },
  ],
  [
    "a letter over all",
    () => {
      select(new AllSelection(editor.state.doc));
      editor.view.dispatch(editor.state.tr.insertText("x"));
    },
  ],
])("no table goes by %s", (_what, act) => {
  act();
  expect(editor.getHTML()).toBe(REPORT);
  expect(said()).toEqual(["Nothing Was Replaced"]);
});

test("Enter on a table begins a paragraph beneath it", () => {
  choose("fixed");
  const enter = new KeyboardEvent("keydown", { key: "Enter" });
  editor.view.someProp("handleKeyDown", (handle) => handle(editor.view, enter));
  editor.view.dispatch(editor.state.tr.insertText("Beneath"));
  expect(editor.getHTML()).toBe(REPORT.replace(TABLE, `${TABLE}<p>Beneath</p>`));
});

test.each(["Backspace", "Delete"])("%s removes a table, says so, and Undo brings it back", (key) => {
  choose("fixed");
  editor.commands.keyboardShortcut(key);
  expect(editor.getHTML()).toBe(REPORT.replace(TABLE, ""));
  expect(said()).toEqual(["Table or Chart Removed"]);
  vi.mocked(toast).mock.calls[0]?.[0].action?.onSelect();
  expect(editor.getHTML()).toBe(REPORT);
});

test("a sentence around a figure is rewritten as any other, and another version takes the place of all", () => {
  const figure = at("figureText");
  select(TextSelection.create(editor.state.doc, figure - 3, figure + 3));
  editor.view.dispatch(editor.state.tr.insertText("x"));
  expect(editor.getHTML()).not.toContain("$140");
  editor.commands.setContent("<p>Another</p>", { emitUpdate: false });
  expect(editor.getHTML()).toBe("<p>Another</p>");
  expect(said()).toEqual([]);
});
