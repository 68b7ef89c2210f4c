import type { DraftedArticle } from "./article.ts";
import { withoutNotes } from "./notes.ts";
import { wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";

const lengthOf = (html: string): number => wordsIn(withoutNotes(html).replaceAll(/<[^>]*>/g, " ")).length;
const SENTENCE = /(?<=[.?!]”?) (?=[A-Z“])/;

/** The last line of the longest list of words to copy goes; lines to tick and a table’s stay. */
function withoutALine(html: string): string | undefined {
  const lists = [...html.matchAll(/<ul>(?:(?!<\/ul>).)*<\/ul>/gs)]
    .map(([whole]) => whole)
    .filter((whole) => !whole.includes("☐"));
  const [longest] = lists.toSorted((one, other) => other.length - one.length);
  if (!longest) return undefined;
  const shorter = longest.replace(/<li>(?:(?!<li>).)*<\/li>(?=<\/ul>$)/s, "");
  return html.replace(longest, shorter === "<ul></ul>" ? "" : shorter);
}

/** The last sentence of the longest paragraph goes, as long as two are left. */
function withoutASentence(html: string): string | undefined {
  const [longest] = [...html.matchAll(/<p>([^<]*)<\/p>/g)]
    .map(([, text = ""]) => text)
    .filter((text) => !text.startsWith("(A note") && text.split(SENTENCE).length > 2)
    .toSorted((one, other) => other.length - one.length);
  return longest === undefined
    ? undefined
    : html.replace(longest, longest.split(SENTENCE).slice(0, -1).join(" "));
}

/** ‘Under 400 words’ is kept: first fewer words to copy, then fewer sentences in what is longest. */
export function withinLimit(article: DraftedArticle, { most }: Pick<Request, "most">): DraftedArticle {
  let { content } = article;
  while (most !== undefined && lengthOf(content) > most) {
    const next = withoutALine(content) ?? withoutASentence(content);
    if (next === undefined) break;
    content = next;
  }
  return { ...article, content };
}
