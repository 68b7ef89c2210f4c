import type { Editor } from "@tiptap/core";
import {
  DOMParser as DocumentParser,
  DOMSerializer,
  type Node as Document,
  type Schema,
} from "@tiptap/pm/model";

/** A document's nodes never change: another key makes one paragraph anew, and all others are the same as before. */
const written = new WeakMap<Document, string>();
/** Where blocks are drawn to be read: nothing is loaded or run there. */
let aside: { page: globalThis.Document; place: HTMLElement } | undefined;
function blockHtml(block: Document): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  if (!aside) {
    const page = document.implementation.createHTMLDocument();
    aside = { page, place: page.createElement("div") };
  }
  aside.place.replaceChildren(
    DOMSerializer.fromSchema(block.type.schema).serializeNode(block, { document: aside.page }),
  );
  const html = aside.place.innerHTML
    // The same character, as the server writes it.
    .replaceAll("&nbsp;", "\u00a0");
  written.set(block, html);
  return html;
}

/** How many blocks `editorHtml` would have to write anew: a key changes one, a format given to the whole text all. */
export const unwrittenBlocks = (editor: Editor): number =>
  editor.state.doc.children.filter((block) => !written.has(block)).length;

const NOTHING = "<p></p>";
/** The editor's HTML as the server will store it; empty when nothing is written. */
export function editorHtml(editor: Editor): string {
  if (editor.isEmpty) return "";
  const blocks = editor.state.doc.children.map(blockHtml);
  // The place where one can write on after a table or picture is no part of the text.
  while (blocks.at(-1) === NOTHING) blocks.pop();
  return blocks.join("");
}

/** An opening tag with its attributes. */
export const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const LOUD = /\s(?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/**
 * HTML that can be parsed without a sound: handlers, styles and scripts would run nowhere, but the browser reports each
 * of them to the console as forbidden. The server takes them out anyway.
 */
export const quiet = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replaceAll(TAG, (tag) => tag.replaceAll(LOUD, ""));

/** Headings of other levels, as pages and word processors have them, become what the server makes of them. */
export const levelled = (html: string): string =>
  html.replaceAll(/<(\/?)h([156])\b/gi, (_all, end, level) => `<${end}h${level === "1" ? 2 : 4}`);

const BLOCKS =
  "p,h1,h2,h3,h4,h5,h6,ul,ol,li,dl,dt,dd,blockquote,pre,figure,figcaption,table,caption,thead,tbody,tfoot,tr,td,th,hr,div,section,article,body,br";
const SPACES = "[ \\t\\r\\n\\f]*";
const LINE_BREAKS = new RegExp(`${SPACES}[\\r\\n]${SPACES}`, "g");

/** Takes out the line breaks that only lay out the source: the editor itself writes none outside of preformatted text. */
function joinLines(within: Element): void {
  const isEdge = (node: Node | null) => !node || (node instanceof Element && node.matches(BLOCKS));
  for (const node of [...within.childNodes]) {
    if (node instanceof Element && !node.matches("pre")) joinLines(node);
    if (!(node instanceof Text) || !/[\r\n]/.test(node.data)) continue;
    const startsBlock = isEdge(node.previousSibling) && (node.previousSibling || within.matches(BLOCKS));
    const endsBlock = isEdge(node.nextSibling) && (node.nextSibling || within.matches(BLOCKS));
    node.data = node.data.replaceAll(LINE_BREAKS, (run, at: number) =>
      (startsBlock && at === 0) || (endsBlock && at + run.length === node.data.length) ? "" : " ",
    );
  }
}

/**
 * Reads HTML as the editor's document. Every space counts, at the ends of paragraphs too: what the editor has written
 * comes back as it was.
 */
export function readHtml(html: string, schema: Schema): Document {
  const { body } = new DOMParser().parseFromString(`<body>${levelled(quiet(html))}`, "text/html");
  joinLines(body);
  return DocumentParser.fromSchema(schema).parse(body, { preserveWhitespace: true });
}

/** Wrappers that come and go without changing what is read. */
const SILENT = new Set(["P", "THEAD", "TBODY", "COLGROUP", "COL", "HTML", "HEAD", "BODY"]);

/** What a text consists of, in an order that does not matter: elements with their attributes, and the words. */
function inventory(html: string): string[] {
  const document = new DOMParser().parseFromString(quiet(html), "text/html");
  const elements = [...document.querySelectorAll("*")]
    .filter(({ tagName }) => !SILENT.has(tagName))
    .map(({ tagName, attributes }) => {
      const named = [...attributes].map(({ name, value }) => `${name}=${value}`).sort();
      return [normal(tagName), ...named].join(" ").toLowerCase();
    });
  const words = (document.body.textContent ?? "").replaceAll(/\s+/g, "");
  return [...elements.sort(), words];
}
const normal = (tag: string) =>
  ({ B: "STRONG", I: "EM", DEL: "S", STRIKE: "S", H1: "H2", H5: "H4", H6: "H4" })[tag] ?? tag;

/** True when the formatted editor would lose something of this HTML. */
export const losesSomething = (source: string, rewritten: string): boolean =>
  inventory(source).join("\n") !== inventory(rewritten).join("\n");

/** True for text that somebody pasted or typed as source: it begins and ends with a tag of a block. */
export const looksLikeHtml = (text: string): boolean =>
  /^\s*<(p|h[1-6]|ul|ol|blockquote|table|figure|pre|div|section|article|img|hr)\b[^>]*>[\s\S]*(<\/(p|h[1-6]|ul|ol|blockquote|table|figure|pre|div|section|article)>|\/?>)\s*$/i.test(
    text,
  );
