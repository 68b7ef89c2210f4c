import { unescapeHtml } from "../../rules/text.ts";

/** A piece of text, marked where it is what was searched for. */
export interface Piece {
  text: string;
  found?: boolean;
}

/** Characters of a text that show where a word stands in it. */
const AROUND = 170;
const BEFORE = 60;
const LETTER = /[\p{L}\p{N}]/u;

/** As far as a word and its other forms are alike: 'insurance' and 'insurer', 'cleanings' and 'cleaning'. */
const rootsOf = (search: string): string[] =>
  (search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => [
    word,
    ...(word.length > 5 ? [word.slice(0, Math.max(4, word.length - 4))] : []),
  ]);

/** Where a word of the text begins with one of the roots: the whole word. The longest root that is there counts. */
function firstIn(text: string, roots: readonly string[], from = 0): [start: number, end: number] | undefined {
  const lower = text.toLowerCase();
  let best: [number, number] | undefined;
  for (const root of roots)
    for (let at = lower.indexOf(root, from); at >= 0; at = lower.indexOf(root, at + 1)) {
      if (at > 0 && LETTER.test(lower[at - 1]!)) continue;
      let end = at + root.length;
      while (end < text.length && LETTER.test(text[end]!)) end++;
      if (!best || at < best[0]) best = [at, end];
      break;
    }
  return best;
}

/** The text with every word of the search marked. */
export function marked(text: string, search: string): Piece[] {
  const roots = rootsOf(search);
  const pieces: Piece[] = [];
  let from = 0;
  for (let found = firstIn(text, roots); found; found = firstIn(text, roots, found[1])) {
    const [start, end] = found;
    if (start > from) pieces.push({ text: text.slice(from, start) });
    pieces.push({ text: text.slice(start, end), found: true });
    from = end;
  }
  return from < text.length ? [...pieces, { text: text.slice(from) }] : pieces;
}

/** Where an article says what was searched for: its excerpt if that does, else the words around it; the excerpt where neither does. */
export function foundIn({ excerpt, content }: { excerpt: string; content: string }, search: string): Piece[] {
  const roots = rootsOf(search);
  if (firstIn(excerpt, roots)) return marked(excerpt, search);
  const text = unescapeHtml(content.replaceAll(/<[^<>]*>/g, " "))
    // What a sheet leaves open is to be written in, not read.
    .replaceAll(/……+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const at = firstIn(text, roots)?.[0];
  if (at === undefined) return [{ text: excerpt }];
  // From the beginning of its sentence where that is near, else of a word; to the end of one.
  const sentence = Math.max(...[". ", "? ", "! "].map((end) => text.lastIndexOf(end, at))) + 2;
  const isWhole = sentence > 1 && at - sentence <= BEFORE;
  const begins = isWhole ? sentence : at <= BEFORE ? 0 : text.indexOf(" ", at - BEFORE) + 1;
  const stops = text.lastIndexOf(" ", begins + AROUND);
  const ends = begins + AROUND >= text.length || stops <= at ? text.length : stops;
  const words = text.slice(begins, Math.min(ends, begins + 2 * AROUND));
  return marked(`${begins > 0 && !isWhole ? "… " : ""}${words}${ends < text.length ? " …" : ""}`, search);
}
