import { escapeAttribute, escapeHtml } from "../text.ts";

/** Pieces of an article as the sanitiser writes them. */
export const p = (...sentences: readonly string[]): string => `<p>${sentences.map(escapeHtml).join(" ")}</p>`;
export const h2 = (text: string): string => `<h2>${escapeHtml(text)}</h2>`;
export const h3 = (text: string): string => `<h3>${escapeHtml(text)}</h3>`;
export const list = (tag: "ul" | "ol", items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li><p>${escapeHtml(item)}</p></li>`).join("")}</${tag}>`;
const row = (tag: "th" | "td", cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}><p>${escapeHtml(cell)}</p></${tag}>`).join("")}</tr>`;
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><tbody>${row("th", head)}${rows.map((cells) => row("td", cells)).join("")}</tbody></table>`;
export const link = (before: string, href: string, text: string, after: string): string =>
  `<p>${escapeHtml(before)}<a href="${escapeAttribute(href)}">${escapeHtml(text)}</a>${escapeHtml(after)}</p>`;
