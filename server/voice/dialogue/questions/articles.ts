import MiniSearch from "minisearch";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { stem } from "../readers/text.ts";

/** A published article, as much of it as is told on the telephone. */
export interface ArticleBrief {
  id: string;
  title: string;
  excerpt: string;
}

const indexes = new WeakMap<readonly ArticleBrief[], MiniSearch<ArticleBrief>>();

function indexOf(articles: readonly ArticleBrief[]): MiniSearch<ArticleBrief> {
  let index = indexes.get(articles);
  if (!index) {
    index = new MiniSearch<ArticleBrief>({
      fields: ["title", "excerpt"],
      processTerm: stem,
      searchOptions: { boost: { title: 3 }, processTerm: stem },
    });
    index.addAll(articles);
    indexes.set(articles, index);
  }
  return index;
}

/** Words that ask for something to read, and say nothing of what it is about. */
const READING =
  /\b(?:articles?|blogs?|posts?|news|read(?:ing)?|writ(?:e|ten|ing)|wrote|published?|something|anything)\b/g;

/** The article that a question (plain) is about: at least two of its words, or all of them, stand in it. */
export function findArticle(articles: readonly ArticleBrief[], text: string): ArticleBrief | undefined {
  const about = text.replace(READING, " ");
  const terms = new Set(
    about
      .split(" ")
      .map(stem)
      .filter((term) => term !== null),
  );
  if (terms.size === 0) return undefined;
  const [hit] = indexOf(articles).search(about);
  if (!hit || hit.queryTerms.length < Math.min(2, terms.size) || hit.queryTerms.length / terms.size < 0.5)
    return undefined;
  return articles.find(({ id }) => id === hit.id);
}

/** True when the caller wants to read, or asks whether something was written. */
export const asksToRead = (text: string): boolean =>
  /\b(?:articles?|blogs?|read (?:about|more|up)|written (?:about|anything|something)|wrote (?:about|anything)|your news|latest news)\b/.test(
    text,
  );

/** What is said of an article: its name and the first sentence of its excerpt. */
export const spokenArticle = ({ title, excerpt }: ArticleBrief): string => {
  const [first = ""] = excerpt.split(/(?<=[.!?])\s/);
  return `We wrote about that in ${title.replace(/[.!?]+$/, "")}. ${first} You find it on our news page.`;
};

/** The site's article that the caller asks to read: whatever acts were heard in these words, they mean this. */
export function answerWithArticle(context: DialogueContext, heard: Heard): string | undefined {
  const article = asksToRead(heard.text) ? findArticle(context.articles ?? [], heard.text) : undefined;
  return article && spokenArticle(article);
}
