import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, Plugin, type Transaction } from "@tiptap/pm/state";
import { type ToastOptions, toast } from "../../../ui/use-toast.ts";

/** Tables and charts of the report, as they are stored. */
const fixedIn = (doc: Node): string[] => {
  const found: string[] = [];
  doc.descendants((node) => {
    if (node.type.name === "fixed") found.push(String(node.attrs.html));
  });
  return found;
};
/** Of the tables and charts of one text, how many another one does not have. */
const fixedLost = (before: Node, after: Node): number => {
  const left = fixedIn(after);
  return fixedIn(before).filter((html) => {
    const at = left.indexOf(html);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
};

const isChosenFigure = ({ selection }: EditorState): boolean =>
  selection instanceof NodeSelection && selection.node.type.name === "figureText";
const figuresIn = (doc: Node): number => {
  let count = 0;
  doc.descendants(({ type }) => {
    if (type.name === "figureText") count++;
  });
  return count;
};
const writes = ({ steps }: Transaction): boolean =>
  steps.some((step) => {
    const { slice } = step as { slice?: { content: Node["content"] } };
    let hasWords = false;
    slice?.content.descendants(({ isLeaf }) => {
      hasWords ||= isLeaf;
    });
    return hasWords;
  });
/** The editor's text as a whole, or what undo and redo bring. */
const isWhole = (tr: Transaction): boolean =>
  tr.getMeta("preventUpdate") !== undefined || tr.getMeta("history$") !== undefined;

/** Whether words would take the place of a table, a chart, or a figure that is chosen by itself. */
const isTyping = (tr: Transaction, state: EditorState): boolean =>
  tr.docChanged &&
  !isWhole(tr) &&
  writes(tr) &&
  (fixedLost(state.doc, tr.doc) > 0 || (isChosenFigure(state) && figuresIn(tr.doc) < figuresIn(state.doc)));

const REFUSED: ToastOptions = {
  title: "Nothing Was Replaced",
  description:
    "Tables, charts, and figures come from the numbers. Press Delete to remove them, or write beside them.",
};

/** What follows from the numbers goes only when somebody deletes it, and that is said: never by a letter typed over it. */
export const Locked = Extension.create<object, { notice?: { dismiss: () => void } }>({
  name: "locked",
  priority: 1000,
  addStorage: () => ({}),
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: (tr, state) => {
        if (!isTyping(tr, state)) return true;
        toast(REFUSED);
        return false;
      },
    }),
  ],
  onTransaction({ transaction: tr }) {
    if (!tr.docChanged) return;
    this.storage.notice?.dismiss();
    delete this.storage.notice;
    if (isWhole(tr)) return;
    const lost = fixedLost(tr.before, tr.doc);
    if (lost === 0) return;
    this.storage.notice = toast({
      title: lost === 1 ? "Table or Chart Removed" : `${lost} Tables and Charts Removed`,
      action: { label: "Undo", onSelect: () => this.editor.chain().focus().undo().run() },
    });
  },
});
