import { type Command, Extension } from "@tiptap/core";
import type { Fragment, Node } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";

const isList = (node: Node): boolean => /^(bullet|ordered)List$/.test(node.type.name);
const childrenOf = (node: Node): Node[] => Array.from({ length: node.childCount }, (_, i) => node.child(i));

/**
 * Makes a list of what is chosen, or paragraphs of a list. A report's items hold their words themselves, with no
 * paragraph around them: the editor's own command looks for one, and tears the section apart.
 */
const toggle =
  (kind: "bulletList" | "orderedList") =>
  (): Command =>
  ({ state, tr, dispatch }) => {
    const { $from, $to } = state.selection;
    const range = $from.blockRange($to);
    if (!range) return false;
    const make = (name: string, attrs: Node["attrs"] | null, content: Node[] | Fragment): Node =>
      state.schema.node(name, attrs, content);
    /** What a block is and rests on stays with its first words. */
    const ground = ({ attrs }: Node, i: number) =>
      i > 0 ? null : { "data-block": attrs["data-block"], "data-basis": attrs["data-basis"] };
    const { parent, startIndex, endIndex } = range;
    const replace = (from: number, to: number, by: Node[], shift: number) => {
      tr.replaceWith(from, to, by);
      const near = (at: number) => tr.doc.resolve(Math.max(0, Math.min(at + shift, tr.doc.content.size)));
      tr.setSelection(TextSelection.between(near($from.pos), near($to.pos)));
      dispatch?.(tr);
      return true;
    };
    if (isList(parent)) {
      const at = $from.before(range.depth);
      const items = childrenOf(parent);
      const end = at + parent.nodeSize;
      if (parent.type.name !== kind) return replace(at, end, [make(kind, ground(parent, 0), items)], 0);
      const before = items.slice(0, startIndex);
      const after = items.slice(endIndex);
      const part = (some: Node[], i: number) =>
        some.length > 0 ? [make(kind, i > 0 ? null : parent.attrs, some)] : [];
      const words = items
        .slice(startIndex, endIndex)
        .map(({ content }, i) => make("paragraph", ground(parent, before.length + i), content));
      return replace(
        at,
        end,
        [...part(before, 0), ...words, ...part(after, before.length + words.length)],
        before.length > 0 ? 1 : -1,
      );
    }
    const chosen = childrenOf(parent).slice(startIndex, endIndex);
    if (!chosen.every((node) => node.isTextblock || isList(node))) return false;
    const isSame = chosen.every((node) => node.type.name === kind);
    const items = chosen.flatMap((node) =>
      isList(node) ? childrenOf(node) : [make("listItem", null, node.content)],
    );
    return replace(
      range.start,
      range.end,
      isSame
        ? items.map(({ content }, i) => make("paragraph", ground(chosen[0]!, i), content))
        : [make(kind, ground(chosen[0]!, 0), items)],
      isSame ? -1 : 1,
    );
  };

/** In place of the editor's own commands, for its keys as for the toolbar. */
export const PlainLists = Extension.create({
  name: "plainLists",
  // The last one counts.
  priority: 1,
  addCommands: () => ({
    toggleBulletList: toggle("bulletList"),
    toggleOrderedList: toggle("orderedList"),
  }),
});
