import { plain } from "./plain.ts";

/** An article before anybody has read it: the fields of the form that a writer fills in. */
export interface DraftedArticle {
  title: string;
  excerpt: string;
  content: string;
  imageUrl: string;
  keywords: string;
  metaDescription: string;
}

const MIN = 50;
const MAX = 158;
const CLAUSE = 60;

/** Of a sentence that is too long what stands before its colon, or as many of its clauses as fit. */
function clauseOf(sentence: string, most = MAX): string {
  const colon = sentence.indexOf(": ");
  const at = colon >= MIN && colon < most ? colon : sentence.lastIndexOf(", ", most - 2);
  return `${sentence.slice(0, at > 0 ? at : sentence.lastIndexOf(" ", most - 2))}.`;
}

/** Whole sentences for a description of 50 to 160 characters: as many as fit, in their order. */
export function describe(sentences: readonly string[]): string {
  // In their order: none is left out from between two others.
  const until = sentences.findIndex((_, i) => sentences.slice(0, i + 1).join(" ").length >= MAX);
  const said = sentences.slice(0, until < 0 ? undefined : until).join(" ");
  const next = until < 0 ? undefined : sentences[until];
  if (said.length >= MIN) return said;
  // What is left of it has to be a clause, and no part of a list of things.
  if (next && (!said || next.lastIndexOf(", ", MAX - said.length) > CLAUSE))
    return `${said} ${clauseOf(next, MAX - said.length - 1)}`.trim();
  return (said || (next ?? "")).trim();
}

/** Comma-separated, none twice. */
export const keywordsOf = (words: readonly (string | undefined)[]): string => {
  const seen = new Set<string>();
  return words
    .filter(
      (word): word is string =>
        Boolean(word) && !seen.has(plain(word as string)) && Boolean(seen.add(plain(word as string))),
    )
    .map((word) => word.replaceAll(",", ""))
    .join(", ");
};
