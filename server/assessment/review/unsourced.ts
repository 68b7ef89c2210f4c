import { Parser } from "htmlparser2";

export interface UnsourcedMark {
  text: string;
  /** The words around it. */
  context: string;
}
interface Span extends UnsourcedMark {
  start: number;
  insideStart: number;
  insideEnd: number;
  end: number;
}

const CONTEXT = 60;

function findSpans(html: string): Span[] {
  const spans: Span[] = [];
  let plain = "";
  let depth = 0;
  let open: { depth: number; start: number; insideStart: number; plainAt: number } | null = null;
  const at: number[] = [];
  const parser: Parser = new Parser({
    onopentag: (_name, attributes) => {
      depth++;
      if (!open && attributes["data-unsourced"] !== undefined)
        open = { depth, start: parser.startIndex, insideStart: parser.endIndex + 1, plainAt: plain.length };
    },
    ontext: (text) => void (plain += text),
    onclosetag: (_name, implied) => {
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
      depth--;
    },
  });
  parser.end(html);
  return spans.map((span, i) => {
    const from = at[i] ?? 0;
    return { ...span, context: plain.slice(Math.max(0, from - CONTEXT), from + span.text.length + CONTEXT) };
  });
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
  const inside = decision === "accept" ? html.slice(span.insideStart, span.insideEnd) : "";
  return html.slice(0, span.start) + inside + html.slice(span.end);
}
