import { readFile } from "node:fs/promises";
import type { Db } from "../db/client.ts";
import type { Log } from "../log.ts";
import type { NewsService } from "../news/news.service.ts";
import { type DemoArticle, demoArticles } from "./articles.ts";

const folder = new URL("./articles/", import.meta.url);

export interface DemoDeps {
  db: Db;
  log: Log;
  news: NewsService;
  /** Remembers that it was done; only the first claim is true. */
  once: { isDone: () => Promise<boolean>; claim: (tx: Db) => Promise<boolean> };
  /** Stores the drawn covers and tells their addresses, by cover id. Safe to repeat. */
  storeCovers: () => Promise<ReadonlyMap<string, string>>;
}

/**
 * Fills an empty database with one company's worth of articles, once: whoever claims the setting does it, in the
 * transaction of the articles. What the owner deletes later stays deleted.
 * @returns true when this call did it
 */
export async function loadDemoContent({ db, log, news, once, storeCovers }: DemoDeps): Promise<boolean> {
  if (await once.isDone()) return false;
  if (!(await news.isEmpty())) return false;
  const covers = await storeCovers();
  const drafts = await Promise.all(demoArticles.map((article) => draftOf(article, covers)));
  const loaded = await db.transaction(async (tx) => {
    if (!(await once.claim(tx))) return false;
    await news.addAll(tx, drafts);
    return true;
  });
  if (loaded) log.info({ articles: drafts.length }, "loaded the demo content");
  return loaded;
}

async function draftOf(article: DemoArticle, covers: ReadonlyMap<string, string>) {
  const { cover, coverAlt, file, publishedAt, ...texts } = article;
  return {
    ...texts,
    publishedAt: new Date(publishedAt),
    imageUrl: cover ? covers.get(cover) : null,
    imageAlt: coverAlt,
    content: await readFile(new URL(file, folder), "utf8"),
  };
}
