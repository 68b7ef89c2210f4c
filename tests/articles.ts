import type { ArticleFieldsInput } from "../contracts/news-editing.ts";

/** Fields that satisfy every rule of the article form. */
export const articleForm = (more: Partial<ArticleFieldsInput> = {}): ArticleFieldsInput => ({
  title: "How a bakery answers on Saturdays",
  excerpt: "Forty orders, one telephone, and flour on both hands.",
  content: "<p>On Saturdays the telephone rings while the ovens are open. Somebody has to answer it.</p>",
  metaDescription: "What a small bakery does about the calls that come on its busiest morning.",
  imageUrl: "",
  keywords: "bakery, saturday, calls",
  published: false,
  ...more,
});
