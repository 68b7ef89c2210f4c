import { Parser } from "htmlparser2";

/**
 * Rewrites some elements of an HTML string and leaves every other character as it is. `rewrite` is asked
 * for each element outside of those already taken, and answers what becomes of it: nothing (null), new
 * contents (`inside`), or a new element (`whole`).
 */
export const rewriteMarked = (
  html: string,
  rewrite: (attributes: Record<string, string>) => { inside: string } | { whole: string } | null,
): string => {
  const taken: { from: number; to: number; by: string }[] = [];
  let depth = 0;
  let open: {
    depth: number;
    start: number;
    insideStart: number;
    by: { inside: string } | { whole: string };
  } | null = null;
  const parser: Parser = new Parser({
    onopentag: (_name, attributes) => {
      depth++;
      if (open) return;
      const by = rewrite(attributes);
      if (by) open = { depth, start: parser.startIndex, insideStart: parser.endIndex + 1, by };
    },
    onclosetag: (_name, implied) => {
      if (open?.depth === depth) {
        // Where the end tag is missing, startIndex is already at what follows.
        const insideEnd = Math.max(open.insideStart, parser.startIndex);
        const end = implied ? insideEnd : parser.endIndex + 1;
        taken.push(
          "inside" in open.by
            ? { from: open.insideStart, to: insideEnd, by: open.by.inside }
            : { from: open.start, to: end, by: open.by.whole },
        );
        open = null;
      }
      depth--;
    },
  });
  parser.end(html);
  let result = "";
  let at = 0;
  for (const { from, to, by } of taken) {
    result += html.slice(at, from) + by;
    at = to;
  }
  return result + html.slice(at);
};
