import { Parser } from "htmlparser2";

export interface UnsourcedMark {
  text: string;
  /** The words around it, of the same paragraph, cell or heading. */
  context: string;
}
interface Span extends UnsourcedMark {
  start: number;
  insideStart: number;
  insideEnd: number;
  end: number;
}

const CONTEXT = 60;
const BLOCK = /^(?:section|h[1-6]|p|[uo]l|li|table|caption|tr|t[hd]|fig\w+|blockquote|div|br)$/;

function findSpans(html: string): Span[] {
  const spans: Span[] = [];
  let plain = "";
  let depth = 0;
  let open: { depth: number; start: number; insideStart: number; plainAt: number } | null = null;
  const at: number[] = [];
  const parser: Parser = new Parser({
    onopentag: (name, attributes) => {
      depth++;
      if (BLOCK.test(name)) plain += "\n";
      if (!open && attributes["data-unsourced"] !== undefined)
        open = { depth, start: parser.startIndex, insideStart: parser.endIndex + 1, plainAt: plain.length };
    },
    ontext: (text) => void (plain += text),
    onclosetag: (name, implied) => {
      if (open?.depth === depth) {
        const insideEnd = Math.max(open.insideStart, parser.startIndex);
        at.push(open.plainAt);
        spans.push({
          start: open.start,
          insideStart: open.insideStart,
          insideEnd,
          end: implied ? insideEnd : parser.endIndex + 1,
          text: plain.slice(open.plainAt),
          context: "",
        });
        open = null;
      }
      if (BLOCK.test(name)) plain += "\n";
      depth--;
    },
  });
  parser.end(html);
  return spans.map((span, i) => ({ ...span, context: around(plain, at[i] ?? 0, span.text) }));
}

/** Some words before and after, as far as the line goes. */
function around(plain: string, at: number, text: string): string {
  const before = plain.slice(0, at).split("\n").at(-1) ?? "";
  const after = plain.slice(at + text.length).split("\n")[0] ?? "";
  const near = before.length > CONTEXT ? before.slice(-CONTEXT).replace(/^\S*\s/, "… ") : before;
  const next = after.length > CONTEXT ? after.slice(0, CONTEXT).replace(/\s\S*$/, " …") : after;
  return `${near}${text}${next}`.trim();
}

/** Numbers of a stored report that come from neither an answer nor an assumption, in reading order. */
export const unsourcedMarks = (html: string): UnsourcedMark[] =>
  findSpans(html).map(({ text, context }) => ({ text, context }));

/**
 * Settles one of them: accepted, its words stay without the mark; removed, they go. Undefined when the mark at this
 * index does not read as it was shown.
 */
export function settleMark(
  html: string,
  { index, text, decision }: { index: number; text: string; decision: "accept" | "remove" },
): string | undefined {
  const span = findSpans(html)[index];
  if (!span || span.text !== text) return undefined;
  const before = html.slice(0, span.start);
  const after = html.slice(span.end);
  if (decision === "accept") return before + html.slice(span.insideStart, span.insideEnd) + after;
  // One of the two spaces goes with the words between them.
  return before + (before.endsWith(" ") ? after.replace(/^ /, "") : after);
}
