import { Feed } from "feed";
import { site } from "../../site.config.ts";
import { xmlText as clean } from "./document.ts";
import { escapeHtml } from "../../rules/text.ts";

export interface FeedArticle {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML. */
  content: string;
  keywords: string;
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The newest articles, whole, as a feed of that format. @param origin without a trailing slash */
export function newsFeed(format: "rss" | "atom", origin: string, articles: readonly FeedArticle[]): string {
  const newest = articles.map(({ updatedAt }) => updatedAt.getTime());
  const feed = new Feed({
    id: `${origin}/news`,
    link: `${origin}/news`,
    title: `${site.name}: News & Articles`,
    description: `Articles by ${site.name} about answering the phone well.`,
    language: "en",
    generator: false,
    favicon: `${origin}/favicon.ico`,
    copyright: `© ${site.legalName}`,
    author: { name: site.name, link: `${origin}/` },
    updated: new Date(newest.length ? Math.max(...newest) : 0),
    feedLinks: { rss: `${origin}/feed.xml`, atom: `${origin}/atom.xml` },
  });
  for (const article of articles) {
    const link = `${origin}/news/${encodeURIComponent(article.slug)}`;
    feed.addItem({
      id: link,
      link,
      // Atom's titles are HTML, RSS's are text; both formats' descriptions are HTML.
      title: format === "atom" ? asHtml(article.title) : clean(article.title),
      description: asHtml(article.excerpt),
      content: clean(absolute(article.content, origin)),
      date: article.updatedAt,
      published: article.publishedAt ?? article.createdAt,
      // With an address, since RSS allows nothing else as an author.
      author: [{ name: site.name, email: site.email, link: `${origin}/` }],
      category: article.keywords
        .split(",")
        // The library writes them into attributes and leaves this character there as it is.
        .map((word) => clean(word.replaceAll("<", "")).trim())
        .filter(Boolean)
        .map((name) => ({ name, term: name })),
    });
  }
  return format === "atom" ? feed.atom1() : feed.rss2();
}

const asHtml = (text: string) => escapeHtml(clean(text));

/** Readers show a feed elsewhere: links from the site's root get the site's address. */
const absolute = (html: string, origin: string) =>
  html.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`);
