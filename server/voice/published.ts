import type { Log } from "../log.ts";
import type { ArticleBrief } from "./dialogue/questions/articles.ts";

/** A call is told of an article at the latest this long after it was published. */
const FRESH_MS = 60_000;
const ARTICLES_MAX = 100;

export type ReadLatest = (
  limit: number,
) => Promise<readonly { id: string; title: string; excerpt: string }[]>;

/** The newest published articles, read once a minute at most. A failed read leaves what was known. */
export function publishedArticles(latest: ReadLatest, log: Log, now = () => performance.now()) {
  let known: readonly ArticleBrief[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  return async (): Promise<readonly ArticleBrief[]> => {
    if (now() - readAt > FRESH_MS)
      reading ??= latest(ARTICLES_MAX)
        .then((rows) => {
          known = rows.map(({ id, title, excerpt }) => ({ id, title, excerpt }));
          readAt = now();
        })
        .catch((error: unknown) => log.warn({ err: error }, "the articles could not be read for a call"))
        .finally(() => {
          reading = undefined;
        });
    await reading;
    return known;
  };
}
