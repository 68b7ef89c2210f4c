import { readdirSync, readFileSync } from "node:fs";
import sanitizeHtml from "sanitize-html";
import { describe, expect, it } from "vitest";
import { site } from "../../site.config.ts";
import { type DemoArticle, demoArticles } from "./articles.ts";

const folder = new URL("./articles/", import.meta.url);
const bodyOf = (article: DemoArticle) => readFileSync(new URL(article.file, folder), "utf8");
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const plainTags = "h2 h3 p ul ol li blockquote strong em table thead tbody tr th td a".split(" ");
const pages = [
  "/",
  "/#demo",
  "/services",
  "/news",
  "/contact",
  "/assessment",
  "/terms-of-use",
  "/privacy-policy",
];
/** Whose pages were opened before they were named. */
const sources = ["doi.org", "census.gov", "www.ndcourts.gov", "www.rcfp.org", "www.wakeforestlawreview.com"];
const published = demoArticles.filter((a) => a.published);

describe("the list of demo articles", () => {
  it("has fourteen published articles and one draft, newest first", () => {
    expect(published).toHaveLength(14);
    expect(demoArticles.filter((a) => !a.published)).toHaveLength(1);
    const dates = published.map((a) => a.publishedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates[0]).toContain("2026-11-12");
  });

  it("never uses a slug, a title, a cover or a description twice", () => {
    for (const field of ["slug", "title", "excerpt", "metaDescription", "cover", "file"] as const) {
      const values = demoArticles.map((a) => a[field]);
      expect(new Set(values).size, field).toBe(values.length);
    }
  });

  it("comes in lengths that differ: notes, articles, guides", () => {
    const lengths = published
      .map((article) => wordsOf(bodyOf(article)).length)
      .toSorted((one, other) => one - other);
    expect(lengths[0]).toBeLessThan(350);
    expect(lengths.at(-1)).toBeGreaterThan(850);
    expect((lengths.at(-1) ?? 0) / (lengths[0] ?? 1)).toBeGreaterThan(2.5);
  });

  it("has a file for every article and no file without one", () => {
    expect(readdirSync(folder).toSorted()).toEqual(demoArticles.map((a) => a.file).toSorted());
  });

  it("says in words what a cover shows", () => {
    for (const { cover, coverAlt, published } of demoArticles) {
      expect(coverAlt !== "").toBe(cover !== null);
      if (published) expect(cover).toMatch(/^[a-z0-9-]+$/);
    }
  });
});

it("works out the month after five as its own sheet does", () => {
  const article = demoArticles.find(({ slug }) => slug.includes("after-five"));
  const html = bodyOf(article as DemoArticle);
  const [callers, visit] = [19, 180];
  expect(html).toContain(`${callers} callers, times one in five, times $${visit}`);
  for (const part of [5, 10, 3])
    expect(html).toContain(`$${((callers * visit) / part).toLocaleString("en-US")}`);
});

describe.each(demoArticles)("$slug", (article) => {
  const html = bodyOf(article);

  it("meets the rules that the editor sets", () => {
    expect(article.title.length).toBeGreaterThanOrEqual(5);
    expect(article.excerpt.length).toBeGreaterThanOrEqual(10);
    expect(article.metaDescription.length).toBeGreaterThanOrEqual(50);
    expect(article.metaDescription.length).toBeLessThanOrEqual(160);
    expect(article.keywords.split(", ").every((word) => word.trim().length > 2)).toBe(true);
    expect(new Date(article.publishedAt).toISOString()).toBe(article.publishedAt.replace("Z", ".000Z"));
  });

  it("has the slug that its title gives", () => {
    const fromTitle = article.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    expect(article.slug).toBe(fromTitle);
  });

  it("is a read, and no book", () => {
    const words = wordsOf(html).length;
    expect(words).toBeGreaterThanOrEqual(article.published ? 250 : 150);
    expect(words).toBeLessThanOrEqual(1000);
  });

  it("says who wrote it, and a little about them", () => {
    expect(article.author.length).toBeGreaterThan(4);
    expect(article.authorNote).toMatch(/\.$/);
  });

  it("can be checked: a source to open, a sheet to print or a card to copy", () => {
    if (article.published) expect(html).toMatch(/<a href="https:|<table>|to copy onto a card/);
  });

  it("claims nothing of many people without a source, and no experience", () => {
    expect(html).not.toMatch(
      /most (people|owners|offices|callers)|in our experience|nearly everybody|studies show/i,
    );
    expect(html, "no interview that was never held").not.toMatch(/\b(she|he|they) told us\b|we asked the/i);
  });

  it("is plain HTML that passes the allow-list unchanged", () => {
    const clean = sanitizeHtml(html, { allowedTags: plainTags, allowedAttributes: { a: ["href"] } });
    expect(clean).toBe(html);
    expect(html.trimStart().startsWith("<p>"), "opens with a paragraph").toBe(true);
  });

  it("links only to pages and published articles of this site, not to itself, and to public sources", () => {
    for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) {
      if (href.startsWith("https://")) {
        expect(sources).toContain(new URL(href).host);
        continue;
      }
      const slug = href.startsWith("/news/") ? href.slice("/news/".length) : undefined;
      if (slug === undefined) expect(pages).toContain(href);
      else expect(published.filter((a) => a !== article).map((a) => a.slug)).toContain(slug);
    }
  });

  it("names no company, so that it suits any brand", () => {
    expect(`${html} ${article.title} ${article.excerpt} ${article.metaDescription}`).not.toContain(site.name);
  });

  it("gives money only as an example", () => {
    for (const paragraph of html.split("\n").filter((line) => /\$\d|\d\s?(%|percent)/.test(line)))
      expect(paragraph).toMatch(/example/i);
  });
});
