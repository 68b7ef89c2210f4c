/** Text for HTML between tags, as the sanitiser writes it, so that sanitising our own output changes nothing. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const SIGNS: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": "\u00a0",
  "&#39;": "'",
  "&amp;": "&",
};
/** The words that HTML without tags stands for. */
export const unescapeHtml = (html: string): string =>
  html.replaceAll(/&(?:lt|gt|quot|nbsp|#39|amp);/g, (name) => SIGNS[name] ?? name);

export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', "&quot;");

/** Text or HTML with the apostrophes of its words as a page sets them; no tag of ours holds one between two letters. */
export const withCurlyApostrophes = (html: string): string =>
  html.replaceAll(/(?<=\p{L})'(?=\p{L})|(?<=s)'(?= \p{Ll})/gu, "’");
