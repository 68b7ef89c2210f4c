import { titleCoverUrl } from "../../contracts/news-cover.ts";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { type Article, type ArticleList, articleList } from "../../contracts/news.ts";
import { stored } from "../../tests/articles.ts";
import { until } from "../../tests/editing.ts";
import { type TestSite, test } from "../../tests/site.ts";
import type { ArticleDraft } from "./news.service.ts";
import { anyText } from "../../tests/any-text.ts";

const draft = (title: string, more: Partial<ArticleDraft> = {}): ArticleDraft => ({
  title,
  excerpt: "What a caller hears, and what to do about it.",
  content: "<p>Somebody has to answer the telephone.</p>",
  published: true,
  ...more,
});
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 12));

async function list(site: TestSite, query = ""): Promise<ArticleList> {
  const response = await site.visitor().get(`/api/articles${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return articleList.parse(await response.json());
}
const titles = async (site: TestSite, search: string) =>
  (await list(site, `?search=${encodeURIComponent(search)}`)).articles.map(({ title }) => title);
const read = (site: TestSite, slug: string) =>
  site.visitor().get(`/api/articles/slug/${encodeURIComponent(slug)}`);

async function publishMany(site: TestSite, count: number) {
  for (let n = 1; n <= count; n++)
    await site.deps.news.create(draft(`Article ${n}`, { publishedAt: day(n) }));
}

describe("the list", () => {
  test("gives the first six, newest first, and says how many there are", async ({ site }) => {
    await publishMany(site, 8);
    const { articles, total, totalPages, page } = await list(site);
    expect(articles.map(({ title }) => title)).toEqual([8, 7, 6, 5, 4, 3].map((n) => `Article ${n}`));
    expect({ total, totalPages, page }).toEqual({ total: 8, totalPages: 2, page: 1 });
    expect(articles[0]?.publishedAt).toBe(day(8).toISOString());
  });

  test("gives every article exactly once over all pages, whatever the limit", async ({ site }) => {
    await publishMany(site, 11);
    for (const limit of [1, 2, 3, 4, 5, 11, 50]) {
      const seen: string[] = [];
      const { totalPages } = await list(site, `?limit=${limit}`);
      for (let page = 1; page <= totalPages; page++)
        seen.push(...(await list(site, `?limit=${limit}&page=${page}`)).articles.map(({ title }) => title));
      expect(seen, `limit ${limit}`).toEqual(Array.from({ length: 11 }, (_, i) => `Article ${11 - i}`));
    }
    expect((await list(site, "?page=999")).articles).toEqual([]);
  });

  test("is empty, not wrong, while nothing is published", async ({ site }) => {
    await site.deps.news.create(draft("Not yet", { published: false }));
    expect(await list(site)).toEqual({ articles: [], total: 0, totalPages: 0, page: 1 });
    expect(await list(site, "?search=yet")).toMatchObject({ articles: [], total: 0 });
  });

  test.for([
    "?page=0",
    "?page=-1",
    "?page=abc",
    "?page=1.5",
    "?page=",
    "?page=99999999999999999999",
    "?page=1e3",
    "?limit=0",
    "?limit=51",
    "?limit=six",
    "?limit=NaN",
    "?page=%00",
  ])("refuses %s as 400, naming the fault", async (query, { site }) => {
    const response = await site.visitor().get(`/api/articles${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "invalid",
      message: expect.stringMatching(/^(page|limit) must be a whole number from 1 to \d+$/),
    });
  });

  test("counts what is published, unpublished and deleted", async ({ site }) => {
    await publishMany(site, 3);
    const [first, second] = (await list(site)).articles as [Article, Article];
    await site.deps.news.update(first.id, { published: false });
    expect((await list(site)).total).toBe(2);
    expect((await read(site, first.slug)).status).toBe(404);
    await site.deps.news.remove(second.id);
    expect(await list(site)).toMatchObject({ total: 1, articles: [{ title: "Article 1" }] });
    await site.deps.news.update(first.id, { published: true });
    expect((await list(site)).total).toBe(2);
  });
});

describe("an article", () => {
  test("is read by its slug, with its texts as stored", async ({ site }) => {
    const { id } = stored(
      await site.deps.news.create(
        draft("Who answers at 7 pm?", { keywords: "evenings, voicemail", imageUrl: "/static/bell.png" }),
      ),
    );
    const response = await read(site, "who-answers-at-7-pm");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id,
      title: "Who answers at 7 pm?",
      content: "<p>Somebody has to answer the telephone.</p>",
      keywords: "evenings, voicemail",
      imageUrl: "/static/bell.png",
      readTime: 1,
    });
  });

  test("is missing when it never was, is a draft, or cannot be", async ({ site }) => {
    await site.deps.news.create(draft("Draft", { published: false }));
    for (const slug of ["draft", "nothing", "%00", "x".repeat(5000)])
      expect((await read(site, slug)).status, slug.slice(0, 20)).toBe(404);
    expect(await (await read(site, "nothing")).json()).toMatchObject({ message: "Article not found" });
  });

  test("keeps its slug when the title changes, and leads from an edited one to the new", async ({ site }) => {
    const { id } = stored(await site.deps.news.create(draft("First title")));
    await site.deps.news.update(id, { title: "Second title" });
    expect(await (await read(site, "first-title")).json()).toMatchObject({ slug: "first-title" });
    await site.deps.news.update(id, { slug: "second-title" });
    await site.deps.news.update(id, { slug: "third-title" });
    for (const old of ["first-title", "second-title"])
      expect(await (await read(site, old)).json()).toMatchObject({ slug: "third-title" });
    await site.deps.news.update(id, { slug: "first-title" });
    expect(await (await read(site, "third-title")).json()).toMatchObject({ slug: "first-title" });
    expect(await (await read(site, "first-title")).json()).toMatchObject({ slug: "first-title" });
  });

  test("never takes another article's slug", async ({ site }) => {
    const one = stored(await site.deps.news.create(draft("Same")));
    const two = stored(await site.deps.news.create(draft("Same")));
    const three = stored(await site.deps.news.create(draft("Same!")));
    expect([one.slug, two.slug, three.slug]).toEqual(["same", "same-2", "same-3"]);
    await expect(site.deps.news.update(two.id, { slug: "same" })).rejects.toMatchObject({ code: "conflict" });
    // A title does not take over an address that still leads somewhere.
    await site.deps.news.update(one.id, { slug: "other" });
    expect(stored(await site.deps.news.create(draft("Same"))).slug).toBe("same-4");
  });

  test("is saved by one of two who began with the same version", async ({ site }) => {
    const { id, version } = stored(await site.deps.news.create(draft("Shared")));
    await site.deps.news.update(id, { title: "Mine" }, { version });
    expect(await site.deps.news.update(id, { title: "Yours" }, { version })).toMatchObject({
      kind: "stale",
      current: { title: "Mine", version: version + 1 },
    });
  });

  test("is stored without anything that runs", async ({ site }) => {
    const { content } = stored(
      await site.deps.news.create(
        draft("Sharp", { content: '<p onclick="x()">a<script>alert(1)</script></p>' }),
      ),
    );
    expect(content).toBe("<p>a</p>");
  });
});

describe("the search", () => {
  test("has a limit by address, which pages of the list do not count for", async ({ site }) => {
    const { rows } = await site.deps.database.pool.query(
      "insert into rate_limits (key, points, expire) values ('searches:in-process', 199, $1) returning key",
      [Date.now() + 600_000],
    );
    expect(rows).toHaveLength(1);
    const visitor = site.visitor();
    expect((await visitor.get("/api/articles?search=voice")).status).toBe(200);
    const refused = await visitor.get("/api/articles?search=voice");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
    expect((await visitor.get("/api/articles?page=1&limit=6&search=")).status).toBe(200);
  });

  test("finds words in title, excerpt, keywords and content, and ranks them in that order", async ({
    site,
  }) => {
    await site.deps.news.create(draft("In the text", { content: "<p>We <b>reschedule</b> it.</p>" }));
    await site.deps.news.create(draft("In the keywords", { keywords: "reschedule" }));
    await site.deps.news.create(draft("In the excerpt", { excerpt: "How to reschedule." }));
    await site.deps.news.create(draft("Reschedule in the title"));
    await site.deps.news.create(draft("Elsewhere"));
    expect(await titles(site, "rescheduling")).toEqual([
      "Reschedule in the title",
      "In the excerpt",
      "In the keywords",
      "In the text",
    ]);
  });

  test("takes the last word as a beginning, longer than its stem too", async ({ site }) => {
    await site.deps.news.create(draft("Appointments on the phone"));
    await site.deps.news.create(draft("Other", { content: "<p>It confirms appointments.</p>" }));
    for (const typed of ["app", "appoint", "appointm", "appointments", "phone appoi"])
      expect(await titles(site, typed), typed).toContain("Appointments on the phone");
    expect(await titles(site, "appointm")).toEqual(["Appointments on the phone", "Other"]);
    expect(await titles(site, "appointments xyz")).toEqual([]);
  });

  test("never finds drafts or markup", async ({ site }) => {
    await site.deps.news.create(draft("Secret plans", { published: false }));
    await site.deps.news.create(
      draft("Open", { content: '<blockquote><a href="/zanzibar">x</a></blockquote>' }),
    );
    for (const word of ["secret", "blockquote", "href", "zanzibar"])
      expect(await titles(site, word), word).toEqual([]);
  });

  test.for([
    '"unclosed',
    "a & | ! b:* <-> (",
    "'; drop table articles; --",
    "☎️ 🎉",
    "\\",
    "%",
    "the of and",
    "x".repeat(10_240),
    "word ".repeat(3000),
    "nul\0byte",
    ":*",
    "日本語",
    "http://a.example/?q=1&r=2",
  ])("answers %j", async (search, { site }) => {
    await publishMany(site, 1);
    expect((await list(site, `?search=${encodeURIComponent(search)}`)).page).toBe(1);
  });

  test("answers anything at all", async ({ site }) => {
    await publishMany(site, 3);
    const anything = fc.oneof(
      anyText(),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.stringMatching(/^[ -~]{0,60}$/),
    );
    await fc.assert(
      fc.asyncProperty(anything, fc.string({ maxLength: 6 }), async (search, page) => {
        const query = new URLSearchParams({ search: search.toWellFormed(), page });
        const response = await site.visitor().get(`/api/articles?${query}`);
        expect(response.status).toBe(/^[1-9]\d{0,5}$/.test(page) ? 200 : 400);
      }),
      { numRuns: 50 },
    );
  });

  test("pages through what it found without showing one twice", async ({ site }) => {
    await publishMany(site, 14);
    const seen = new Set<string>();
    for (const page of [1, 2, 3]) {
      const found = await list(site, `?search=article&page=${page}`);
      expect(found).toMatchObject({ total: 14, totalPages: 3 });
      for (const { id } of found.articles) seen.add(id);
    }
    expect(seen.size).toBe(14);
  });
});

describe("what is published", () => {
  test("gets a picture for share cards, and a new one when its title changes", async ({ site }) => {
    const { id } = stored(await site.deps.news.create(draft("Drawn")));
    const drawn = async (before?: string | null) => {
      let path: string | null | undefined;
      await until(async () => {
        path = (await site.deps.news.find(id))?.shareImage;
        return Boolean(path && path !== before);
      });
      return String(path);
    };
    const first = await drawn();
    const response = await site.visitor().get(first);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(2000);
    await site.deps.news.update(id, { title: "Drawn again" });
    expect((await site.visitor().get(await drawn(first))).status).toBe(200);
    await expect.poll(async () => (await site.visitor().get(first)).status).toBe(404);
    expect((await site.visitor().get("/share/../settings.png")).status).toBe(404);
  });

  test("shows a cover that is drawn from its title where it has no picture", async ({ site }) => {
    const visitor = site.visitor();
    const cover = async (title: string) => {
      const response = await visitor.get(titleCoverUrl(title));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/svg+xml");
      expect(response.headers.get("cache-control")).toContain("immutable");
      return response.text();
    };
    const odd = "50% of <b>calls</b> a/b? #1";
    expect(await cover(odd)).toBe(await cover(odd));
    expect(await cover(odd)).not.toContain("calls");
    expect(await cover("Another")).not.toBe(await cover(odd));
    await cover("x".repeat(300));
    expect((await visitor.get(titleCoverUrl("x".repeat(501)))).status).toBe(404);
    expect((await visitor.get("/covers/1/huge/Title")).status).toBe(404);
  });

  test("purges the pages that show it", async ({ site }) => {
    const purged: string[][] = [];
    const { newsService } = await import("./news.service.ts");
    const news = newsService({
      ...site.deps,
      changes: { ...site.deps.changes, apply: (tags) => purged.push([...tags]) },
    });
    const { id } = stored(await news.create(draft("Fresh")));
    expect(purged).toEqual([[`article:${id}`, "news", "home"]]);
  });

  test("stands in feeds, site map and llms.txt on the next request", async ({ site }) => {
    const visitor = site.visitor();
    const paths = ["/feed.xml", "/atom.xml", "/sitemap.xml", "/llms.txt"];
    const before = await Promise.all(paths.map((path) => visitor.get(path)));
    await site.deps.news.create(draft("Bells & <whistles>", { content: '<p><a href="/news">n</a></p>' }));
    await site.deps.news.create(draft("Hidden", { published: false }));
    for (const [index, path] of paths.entries()) {
      const etag = before[index]?.headers.get("etag") ?? "";
      const response = await visitor.get(path, { "if-none-match": etag });
      expect(response.status, path).toBe(200);
      const text = await response.text();
      expect(text, path).toContain("http://localhost:3000/news/bells-whistles");
      expect(text, path).not.toMatch(/hidden/i);
      const again = await visitor.get(path, { "if-none-match": response.headers.get("etag") ?? "" });
      expect(again.status, path).toBe(304);
    }
    expect(await (await visitor.get("/feed.xml")).text()).toContain('href="http://localhost:3000/news"');
  });

  test("is announced with the right types", async ({ site }) => {
    const types = {
      "/feed.xml": "application/rss+xml",
      "/atom.xml": "application/atom+xml",
      "/sitemap.xml": "application/xml",
      "/robots.txt": "text/plain",
      "/llms.txt": "text/plain",
      "/site.webmanifest": "application/manifest+json",
    };
    for (const [path, type] of Object.entries(types)) {
      const response = await site.visitor().get(path);
      expect(response.headers.get("content-type"), path).toBe(`${type}; charset=utf-8`);
    }
    expect((await site.visitor().get("/sitemap-2.xml")).status).toBe(404);
  });
});

test("what to read next is of the same subject first, then the newest", async ({ site }) => {
  const add = (title: string, n: number, keywords: string) =>
    site.deps.news.create(draft(title, { publishedAt: day(n), keywords }));
  await add("About law firms", 1, "law firm, legal intake");
  await add("Intake forms", 2, "Legal Intake,forms");
  for (const n of [3, 4, 5]) await add(`Article ${n}`, n, "greeting");
  const next = async (slug: string) => {
    const response = await site.visitor().get(`/api/articles/slug/${slug}/next`);
    return ((await response.json()) as ArticleList).articles.map(({ title }) => title);
  };
  expect(await next("about-law-firms")).toEqual(["Intake forms", "Article 5", "Article 4"]);
  expect(await next("article-5")).toEqual(["Article 4", "Article 3", "Intake forms"]);
});
