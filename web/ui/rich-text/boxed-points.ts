import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

const BOX = "☐";

/** Points that begin with a box to tick are drawn without a bullet, as in the article (`web/news/tables.ts`). */
export const BoxedPoints = Extension.create({
  name: "boxedPoints",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_config, { doc }) => boxedIn(doc),
        apply: (change, before) => (change.docChanged ? boxedIn(change.doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});

function boxedIn(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === "listItem" && node.textContent.startsWith(BOX))
      found.push(Decoration.node(at, at + node.nodeSize, { class: "boxed" }));
  });
  return DecorationSet.create(doc, found);
}
