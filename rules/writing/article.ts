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

/** Whole sentences for a description of 50 to 160 characters: as many as fit, in their order. */
export function describe(sentences: readonly string[]): string {
  const said = sentences.reduce(
    (text, next) => (text.length + next.length < MAX ? `${text} ${next}`.trim() : text),
    "",
  );
  return said.length >= MIN ? said : `${said} A draft, to be read and checked before it is published.`.trim();
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
