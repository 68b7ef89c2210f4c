import sanitizeHtml from "sanitize-html";
import { unescapeHtml } from "../../rules/text.ts";

const WORDS_PER_MINUTE = 220;

const text =
  "p br hr h2 h3 h4 strong b em i u s del ins mark sub sup small code pre kbd abbr time blockquote cite";
const lists = "ul ol li dl dt dd";
const pictures = "img figure figcaption";
const tables = "table caption colgroup col thead tbody tfoot tr th td";

const options: sanitizeHtml.IOptions = {
  allowedTags: `${text} ${lists} ${pictures} ${tables} a`.split(" "),
  allowedAttributes: {
    a: ["href", "title", "target", "rel"],
    img: ["src", "alt", "title", "width", "height"],
    ol: ["start", "type"],
    col: ["span"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
    abbr: ["title"],
    time: ["datetime"],
  },
  allowedClasses: { code: [/^language-[\w-]+$/] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  // Their text is no text: without this it would stay behind when the tag goes.
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "template",
    "title",
    "iframe",
    "svg",
    "math",
  ],
  transformTags: {
    // The page's own heading is the only first one.
    h1: "h2",
    h5: "h4",
    h6: "h4",
    a: (tagName, { target, rel: _given, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(target === "_blank" && { target, rel: "noopener noreferrer" }) },
    }),
  },
  exclusiveFilter: (frame) => frame.tag === "img" && !frame.attribs.src,
};

/** An article's body with nothing in it but text, links, pictures and tables: an allow-list, applied when it is stored. */
export const cleanArticleHtml = (html: string): string =>
  // Void elements as browsers write them, so that what their editors make stays as it is. Text holds no bare "<".
  sanitizeHtml(html, options).replaceAll(/(<(?:img|br|hr|col)(?: [^<>]*?)?) \/>/g, "$1>");

/** The words of HTML, separated by single spaces. */
export function plainText(html: string): string {
  const spaced = html.replaceAll(
    /<(?:\/(?:p|h\d|li|td|th|tr|dt|dd|blockquote|pre|figcaption)|br|hr)\b[^>]*>/gi,
    "$& ",
  );
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, textFilter: unescapeHtml })
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Minutes that reading takes, 1 at least. */
export function readTimeOf(html: string): number {
  const words = plainText(html).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
