import type { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { sendDocument } from "./document.ts";
import { type FeedArticle, newsFeed } from "./feed.ts";
import { llmsText, robotsText, webManifest } from "./site-files.ts";
import { ADDRESSES_PER_FILE, type SiteMapArticle, siteMap, siteMapIndex } from "./site-map.ts";

const FEED_ARTICLES = 30;
const LLMS_ARTICLES = 100;
const DAY_SECONDS = 86_400;

/** What is published, as far as these files need it. */
export interface Published {
  latest: (limit: number) => Promise<FeedArticle[]>;
  countPublished: () => Promise<number>;
  addresses: (range: { offset: number; limit: number }) => Promise<SiteMapArticle[]>;
}

/** What search engines, feed readers and home screens ask for. Written for each request: what is published shows at once. */
export function seoRoutes(app: Hono<AppEnv>, news: Published): void {
  app.get("/feed.xml", async (c) => {
    const feed = newsFeed("rss", c.get("facts").origin, await news.latest(FEED_ARTICLES));
    return sendDocument(c, "application/rss+xml", feed);
  });
  app.get("/atom.xml", async (c) => {
    const feed = newsFeed("atom", c.get("facts").origin, await news.latest(FEED_ARTICLES));
    return sendDocument(c, "application/atom+xml", feed);
  });

  app.get("/sitemap.xml", async (c) => {
    const { origin } = c.get("facts");
    const files = Math.ceil((await news.countPublished()) / ADDRESSES_PER_FILE);
    if (files > 1) return sendDocument(c, "application/xml", siteMapIndex(origin, files));
    const articles = await news.addresses({ offset: 0, limit: ADDRESSES_PER_FILE });
    return sendDocument(c, "application/xml", siteMap(origin, articles, true));
  });
  app.get("/:file{sitemap-[1-9][0-9]{0,3}\\.xml}", async (c) => {
    const number = Number(/\d+/.exec(c.req.param("file"))?.[0]);
    const offset = (number - 1) * ADDRESSES_PER_FILE;
    const articles = await news.addresses({ offset, limit: ADDRESSES_PER_FILE });
    if (articles.length === 0) return c.notFound();
    return sendDocument(c, "application/xml", siteMap(c.get("facts").origin, articles, number === 1));
  });

  app.get("/robots.txt", (c) =>
    sendDocument(c, "text/plain", robotsText(c.get("facts").origin), DAY_SECONDS),
  );
  app.get("/llms.txt", async (c) =>
    sendDocument(c, "text/plain", llmsText(c.get("facts").origin, await news.latest(LLMS_ARTICLES))),
  );
  app.get("/site.webmanifest", (c) =>
    sendDocument(c, "application/manifest+json", webManifest(), DAY_SECONDS),
  );
}
