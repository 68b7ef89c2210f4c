import sanitizeHtml from "sanitize-html";

/** Text for HTML, as the sanitiser writes it, so that sanitising our own output changes nothing. */
export const escapeHtml = (s: string): string =>
  s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/**
 * A typed name made safe to set in a line: one line, no control characters, no marks that turn the
 * direction of the text around it (the plain marks of right-to-left names stay).
 */
export const plainName = (s: string): string =>
  s
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, "")
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
    .trim();

const MARKS = ["data-section", "data-basis", "data-chart", "data-figure", "data-strokes", "data-unsourced"];

/** What may stand in a report: text, tables, our marks, and the strokes of our charts. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["section", "h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "hr", "br"],
    ...["strong", "em", "b", "i", "u", "s", "sub", "sup", "code", "pre", "span", "bdi", "a"],
    ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
    ...["figure", "figcaption", "svg", "path"],
  ],
  allowedAttributes: {
    "*": MARKS,
    a: ["href"],
    ol: ["start"],
    th: ["colspan", "rowspan", { name: "scope", values: ["row", "col"] }],
    td: ["colspan", "rowspan"],
    col: ["span"],
    svg: ["viewBox", "width", "height", "aria-hidden"],
    path: [
      "d",
      { name: "fill", values: ["none"] },
      { name: "stroke", values: ["currentColor"] },
      "stroke-width",
      { name: "stroke-linecap", values: ["round"] },
    ],
  },
  allowedClasses: {
    p: ["lede", "note"],
    tr: ["total"],
    table: ["bill", "chart", "assumptions"],
    svg: ["chart-row"],
    path: ["chart-on", "chart-off", "chart-live"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // 'viewBox' must keep its case for XML readers; the allow-list knows only the exact spellings.
  parser: { lowerCaseAttributeNames: false },
};

/** A report's HTML with everything removed that the allow-list does not name. Idempotent. */
export const sanitizeReport = (html: string): string => sanitizeHtml(html, options);
