import type { Editor } from "@tiptap/core";

/** The editor's HTML as the server will store it; empty when nothing is written. */
export function editorHtml(editor: Editor): string {
  if (editor.isEmpty) return "";
  return (
    editor
      .getHTML()
      // The same character, as the server writes it.
      .replaceAll("&nbsp;", "\u00a0")
      // The place where one can write on after a table or picture is no part of the text.
      .replace(/(?:<p><\/p>)+$/, "")
  );
}

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const LOUD = /\s(?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/**
 * HTML that can be parsed without a sound: handlers, styles and scripts would run nowhere, but the browser reports each
 * of them to the console as forbidden. The server takes them out anyway.
 */
export const quiet = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replaceAll(TAG, (tag) => tag.replaceAll(LOUD, ""));

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
const normal = (tag: string) => ({ B: "STRONG", I: "EM", DEL: "S", STRIKE: "S" })[tag] ?? tag;

/** True when the formatted editor would lose something of this HTML. */
export const losesSomething = (source: string, rewritten: string): boolean =>
  inventory(source).join("\n") !== inventory(rewritten).join("\n");

/** True for text that somebody pasted or typed as source: it begins and ends with a tag of a block. */
export const looksLikeHtml = (text: string): boolean =>
  /^\s*<(p|h[1-6]|ul|ol|blockquote|table|figure|pre|div|section|article|img|hr)\b[^>]*>[\s\S]*(<\/(p|h[1-6]|ul|ol|blockquote|table|figure|pre|div|section|article)>|\/?>)\s*$/i.test(
    text,
  );
