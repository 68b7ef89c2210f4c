import { type Extensions, mergeAttributes } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";
import { BoxedPoints } from "./boxed-points.ts";
import { ForeignText } from "./foreign-text.ts";

/** Column widths live in `style` attributes, which the server takes out: tables are as wide as their words. */
const noWidth = { default: null, parseHTML: () => null, renderHTML: () => ({}) };
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ["table", mergeAttributes(HTMLAttributes), ["tbody", 0]],
});
const spans = (parent: object | undefined) => {
  const { colspan, rowspan } = parent as Record<string, object>;
  return { colspan, rowspan, colwidth: noWidth };
};
const Cell = TableCell.extend({
  addAttributes() {
    return spans(this.parent?.());
  },
});
const HeaderCell = TableHeader.extend({
  addAttributes() {
    return { ...spans(this.parent?.()), scope: { default: null } };
  },
});

/** An address that the server lets a picture have. Others (`file:` from a word processor, `data:`) show nothing there. */
const isImageAddress = (src: string) => /^https?:/i.test(src) || !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src);
const StoredImage = Image.extend({
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (element) => (isImageAddress(element.getAttribute("src")?.trim() ?? "") ? null : false),
    },
  ],
});

/** What can be written: everything here passes the server's sanitiser unchanged (tests/rich-text.test.ts). */
export const extensions = (): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      protocols: ["http", "https", "mailto", "tel"],
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(url.trim()),
    },
  }),
  StoredImage,
  PlainTable.configure({ resizable: false }),
  TableRow,
  HeaderCell,
  Cell,
  BoxedPoints,
  ForeignText,
];
