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
const wordsOf = (search: string): string[] => search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const rootsOf = (search: string): string[] =>
  wordsOf(search).flatMap((word) => [
    word,
    ...(word.length > 5 ? [word.slice(0, Math.max(4, word.length - 4))] : []),
  ]);
/** What counts in a text: of a word that stands in it, that and one of it; of the others, what they are alike in. */
const rootsIn = (text: string, search: string): string[] =>
  wordsOf(search).flatMap((word) =>
    firstIn(text, [word]) ? [word, word.length > 4 ? word.replace(/s$/, "") : word] : rootsOf(word),
  );

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
  const roots = rootsIn(text, search);
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

/** True where every word of the search stands in the text, or another form of it. */
export const has = (text: string, search: string): boolean => hasAll(text, search, rootsOf);
/** True where every word of the search stands in the text as it was typed, or begins a word there. */
export const hasVery = (text: string, search: string): boolean => hasAll(text, search, (word) => [word]);
function hasAll(text: string, search: string, rootsFor: (word: string) => string[]): boolean {
  const words = wordsOf(search);
  return words.length > 0 && words.every((word) => firstIn(text, rootsFor(word)) !== undefined);
}

/** What stands by itself in an article: a paragraph, a line of a list, a cell. */
const BLOCK =
  /<\/?(?:p|li|ul|ol|h[1-6]|table|caption|t[rdh]|blockquote|figure|figcaption|div|section)(?=[\s>])[^<>]*>/g;
const bare = (html: string): string =>
  unescapeHtml(html.replaceAll(/<[^<>]*>/g, " "))
    // What a sheet leaves open is to be written in, not read.
    .replaceAll(/……+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
/** A heading or a cell says too little by itself. */
const SAYS_SOMETHING = 40;

/**
 * Where an article says what was searched for: its excerpt if that does, else a paragraph that does, else the words around
 * it; the excerpt where neither does.
 */
export function foundIn({ excerpt, content }: { excerpt: string; content: string }, search: string): Piece[] {
  const paragraphs = content
    .split(BLOCK)
    .map(bare)
    .filter((text) => text.length > SAYS_SOMETHING);
  // The very words before other forms of them.
  for (const roots of [wordsOf(search), rootsOf(search)]) {
    const says = (text: string) => firstIn(text, roots) !== undefined;
    if (says(excerpt)) return marked(excerpt, search);
    const text = paragraphs.find(says) ?? bare(content);
    if (says(text)) return foundInText(text, search);
  }
  return [{ text: excerpt }];
}

/** Sentences of a text around what was searched for: whole ones where they are not too long. */
export function foundInText(text: string, search: string): Piece[] {
  const at = firstIn(text, rootsIn(text, search))?.[0] ?? 0;
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: { length } }) => index + length);
  const sentence = ends.findLast((end) => end <= at) ?? 0;
  const isWhole = at - sentence <= AROUND;
  const begins = isWhole ? sentence : text.indexOf(" ", at - BEFORE) + 1;
  const whole = ends.findLast((end) => end > at && end <= begins + 2 * AROUND) ?? text.length;
  const stops = text.lastIndexOf(" ", begins + 2 * AROUND);
  const isCut = whole > begins + 2 * AROUND;
  const words = text.slice(begins, isCut ? (stops > at ? stops : begins + 2 * AROUND) : whole).trim();
  return marked(`${isWhole ? "" : "… "}${words}${isCut ? " …" : ""}`, search);
}
const SENTENCE_END = /[.?!][”’")]? (?=[\p{Lu}\p{N}“"])/gu;
