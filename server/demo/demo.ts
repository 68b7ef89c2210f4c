import { readFile } from "node:fs/promises";
import type { Db } from "../db/client.ts";
import type { Log } from "../log.ts";
import type { NewsService } from "../news/news.service.ts";
import type { MediaService } from "../media/media.service.ts";
import { type DemoArticle, demoArticles } from "./articles.ts";
import { coverUrl, seedCovers } from "./covers.ts";

const folder = new URL("./articles/", import.meta.url);

export interface DemoDeps {
  db: Db;
  log: Log;
  news: NewsService;
  /** Remembers that it was done; only the first claim is true. */
  once: { isDone: () => Promise<boolean>; claim: (tx: Db) => Promise<boolean> };
  media: Pick<MediaService, "save">;
}

/**
 * Fills an empty database with one company's worth of articles, once: whoever claims the setting does it, in the
 * transaction of the articles. What the owner deletes later stays deleted.
 * @returns true when this call did it
 */
export async function loadDemoContent({ db, log, news, once, media }: DemoDeps): Promise<boolean> {
  if (await once.isDone()) return false;
  if (!(await news.isEmpty())) return false;
  await seedCovers(media, new Map(demoArticles.map(({ cover, coverAlt }) => [cover ?? "", coverAlt])));
  const drafts = await Promise.all(demoArticles.map(draftOf));
  const loaded = await db.transaction(async (tx) => {
    if (!(await once.claim(tx))) return false;
    await news.addAll(tx, drafts);
    return true;
  });
  if (loaded) log.info({ articles: drafts.length }, "loaded the demo content");
  return loaded;
}

async function draftOf(article: DemoArticle) {
  const { cover, coverAlt, file, publishedAt, ...texts } = article;
  return {
    ...texts,
    publishedAt: new Date(publishedAt),
    imageUrl: cover ? coverUrl(cover) : null,
    imageAlt: coverAlt,
    content: await readFile(new URL(file, folder), "utf8"),
  };
}
