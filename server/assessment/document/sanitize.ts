import sanitizeHtml from "sanitize-html";

// `data-strokes` stands in reports of earlier versions.
const MARKS = "section role block basis chart figure strokes unsourced"
  .split(" ")
  .map((mark) => `data-${mark}`);

const TAGS = `section h2 h3 h4 p ul ol li blockquote hr br strong em b i u s sub sup code pre span bdi a
  table caption colgroup col thead tbody tfoot tr th td figure figcaption svg path`;

/** What may stand in a report: text, tables, our marks, and the strokes of our charts. */
const options: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(/\s+/),
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
    p: ["lede", "verdict", "note", "action"],
    tr: ["total"],
    // `bill` and `assumptions` stand in reports of earlier versions.
    table: ["table", "sum", "chart", "range", "bill", "assumptions"],
    figure: ["worksheet"],
    blockquote: ["question"],
    ol: ["weeks"],
    svg: ["chart-row", "chart-range", "chart-day", "chart-funnel"],
    path: ["chart-on", "chart-off", "chart-live", "chart-busy", "chart-mark"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // 'viewBox' must keep its case for XML readers; the allow-list knows only the exact spellings.
  parser: { lowerCaseAttributeNames: false },
};

/** A report's HTML with everything removed that the allow-list does not name. Idempotent. */
export const sanitizeReport = (html: string): string => sanitizeHtml(html, options);
