import { type Extensions, Mark, Node } from "@tiptap/core";
import Bold from "@tiptap/extension-bold";
import StarterKit from "@tiptap/starter-kit";
import { Locked } from "./locked.ts";
import { PlainLists } from "./plain-lists.ts";
import { ForeignText } from "../../../ui/rich-text/foreign-text.ts";

/** An attribute that comes and goes with the HTML as it is. */
const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, string | null>) =>
    attributes[name] === null || attributes[name] === undefined ? {} : { [name]: attributes[name] },
});
const marks = () => ({
  class: kept("class"),
  "data-block": kept("data-block"),
  "data-basis": kept("data-basis"),
});

const Section = Node.create({
  name: "section",
  content: "block+",
  defining: true,
  addAttributes: () => ({ "data-section": kept("data-section"), "data-role": kept("data-role") }),
  parseHTML: () => [{ tag: "section" }],
  renderHTML: ({ HTMLAttributes }) => ["section", HTMLAttributes, 0],
});

/** Tables and charts follow from the answers and the assumptions: kept as they are, moved or removed as a whole. */
const Fixed = Node.create({
  name: "fixed",
  group: "block",
  atom: true,
  addAttributes: () => ({
    html: { default: "", parseHTML: (element: HTMLElement) => element.outerHTML, renderHTML: () => ({}) },
  }),
  parseHTML: () => [
    { tag: "table", priority: 100 },
    { tag: "figure", priority: 100 },
  ],
  renderHTML: ({ node }) => {
    const holder = document.createElement("template");
    holder.innerHTML = String(node.attrs.html);
    return { dom: holder.content.firstElementChild ?? document.createElement("figure") };
  },
});

/** A number that follows from an assumption: it changes there, not here. */
const Figure = Node.create({
  name: "figureText",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({
    "data-figure": kept("data-figure"),
    text: {
      default: "",
      parseHTML: (element: HTMLElement) => element.textContent,
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: "span[data-figure]" }],
  renderHTML: ({ node, HTMLAttributes }) => ["span", HTMLAttributes, String(node.attrs.text)],
  renderText: ({ node }) => String(node.attrs.text),
});

const Name = Mark.create({
  name: "bdi",
  parseHTML: () => [{ tag: "bdi" }],
  renderHTML: () => ["bdi", 0],
});
const Unsourced = Mark.create({
  name: "unsourced",
  inclusive: false,
  addAttributes: () => ({ "data-unsourced": kept("data-unsourced") }),
  parseHTML: () => [{ tag: "span[data-unsourced]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

const withBasis = { types: ["heading", "paragraph", "bulletList", "orderedList", "blockquote"] };
const Basis = Node.create({
  name: "basisOfBlocks",
  addGlobalAttributes: () => [{ types: withBasis.types, attributes: marks() }],
});

const ListItem = Node.create({
  name: "listItem",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "li" }],
  renderHTML: () => ["li", 0],
  addKeyboardShortcuts() {
    return {
      // Beside a table there is nothing to split but the section: there a paragraph begins.
      Enter: () =>
        this.editor.commands.splitListItem(this.name) ||
        (this.editor.state.selection.$from.parent.inlineContent && this.editor.commands.splitBlock()),
    };
  },
});

/** What a report may consist of. A written report passes through it without a changed character. */
export const reportExtensions = (): Extensions => [
  StarterKit.configure({
    document: false,
    listItem: false,
    bold: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      protocols: ["http", "https", "mailto", "tel"],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Node.create({ name: "doc", topNode: true, content: "(section | block)+" }),
  Bold.extend({ parseHTML: () => [{ tag: "strong" }, { tag: "b" }] }),
  Section,
  ListItem,
  Fixed,
  Figure,
  Name,
  Unsourced,
  Basis,
  ForeignText,
  Locked,
  PlainLists,
];
