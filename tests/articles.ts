import type { ArticleFieldsInput } from "../contracts/news-editing.ts";
import type { Save } from "../server/optimistic.ts";

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

/** What a save stored. @throws where it did not */
export function stored<T>(save: Save<T> | undefined): T {
  if (save?.kind !== "saved") throw new Error(`not saved: ${save?.kind ?? "gone"}`);
  return save.stored;
}
