import { JSDOM } from "jsdom";
import sharp from "sharp";
import { describe, expect } from "vitest";
import type { ArticleRecord } from "../contracts/news-editing.ts";
import { articleForm } from "./articles.ts";
import { expectHarmless } from "./harmless.ts";
import { test, type Visitor } from "./site.ts";
import { attacks, hostileWords } from "./xss-corpus.ts";

const json = async <T>(response: Promise<Response> | Response) => (await (await response).json()) as T;
type Text = { title: string; content: string };
const padding = "<p>On Saturdays the telephone rings while the ovens are open.</p>";

/** A feed's items as a reader sees them. */
async function feedItems(visitor: Visitor, path: string): Promise<Text[]> {
  const xml = await (await visitor.get(path)).text();
  const { document } = new JSDOM(xml, { contentType: "text/xml" }).window;
  return [...document.querySelectorAll("item, entry")].map((item) => ({
    title: item.querySelector("title")?.textContent ?? "",
    content:
      (item.getElementsByTagName("content:encoded")[0] ?? item.querySelector("content"))?.textContent ?? "",
  }));
}

describe("what would run, sent as an article", () => {
  test("is harmless wherever the article's text is given out: saved, read, shown before, in feeds and revisions", {
    timeout: 60_000,
  }, async ({ site }) => {
    const admin = await site.admin();
    const visitor = site.visitor();
    const made = await admin.write("POST", "/api/articles", articleForm({ published: true }));
    const { id, slug } = await json<ArticleRecord>(made);
    const token = { "x-csrf-token": await admin.csrfToken() };
    for (const attack of [...attacks, attacks.join("<p>and</p>")]) {
      const content = padding + attack;
      const saved = await admin.send(
        "PUT",
        `/api/articles/${id}`,
        articleForm({ content, published: true }),
        token,
      );
      expect(saved.status).toBe(200);
      const given = await json<Text>(saved);
      expect(given.content).toContain(padding);
      expectHarmless(given.content);
      // What is only typed stays as it was typed: it goes to its writer's own form, and through the same gate.
      const copy = { fields: { content } };
      expect((await admin.send("PUT", `/api/articles/${id}/working-copy`, copy, token)).status).toBe(200);
      const { content: shown } = await json<Text>(visitor.get(`/api/articles/slug/${slug}`));
      expect(shown).toBe(given.content);
      expectHarmless(
        (await json<Text>(admin.send("POST", "/api/articles/clean", { content }, token))).content,
      );
    }
    const { url } = await json<{ url: string }>(admin.write("POST", `/api/articles/${id}/preview-link`));
    const last = attacks.length + 2;
    for (const response of [
      await admin.get(`/api/articles/${id}/edit`),
      await admin.get(`/api/articles/${id}/revisions/${last}`),
      await visitor.get(`/api/previews/${url.split("/").at(-1)}`),
      await admin.write("POST", `/api/articles/${id}/revisions/${last}/restore`),
    ]) {
      expect(response.status).toBe(200);
      expectHarmless((await json<Text>(response)).content);
    }
    for (const path of ["/feed.xml", "/atom.xml"]) {
      const items = await feedItems(visitor, path);
      expect(items).toHaveLength(1);
      for (const { content } of items) expectHarmless(content);
    }
    const { rows } = await site.deps.database.pool.query<Text>(
      "select content from articles union all select content from article_revisions",
    );
    expect(rows).toHaveLength(attacks.length + 4);
    for (const { content } of rows) expectHarmless(content);
  });

  test("in a one-line field stays words in every document that is made of it", async ({ site }) => {
    const admin = await site.admin();
    const visitor = site.visitor();
    for (const [i, words] of hostileWords.entries()) {
      const title = `${i} ${words}`;
      const form = articleForm({
        title,
        excerpt: `An excerpt with ${words}`,
        metaDescription: `A description that is long enough for the form, ${words}`,
        keywords: words,
        imageAlt: words,
        imageUrl: `/static/${words.replaceAll(/\s/g, "")}`,
        slug: words,
        published: true,
      });
      const saved = await admin.write("POST", "/api/articles", form);
      expect(saved.status).toBe(201);
      const { slug } = await json<ArticleRecord>(saved);
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      expect((await json<Text>(visitor.get(`/api/articles/slug/${slug}`))).title).toBe(title);
    }
    for (const path of ["/feed.xml", "/atom.xml", "/sitemap.xml"]) {
      const xml = await (await visitor.get(path)).text();
      const { document } = new JSDOM(xml, { contentType: "text/xml" }).window;
      expect(document.querySelector("script, svg, img, parsererror")).toBeNull();
      if (path === "/sitemap.xml") continue;
      const titles = [...document.querySelectorAll("item > title, entry > title")].map((each) =>
        // What Atom calls HTML is read as HTML.
        each.getAttribute("type") === "html"
          ? new JSDOM(each.textContent ?? "").window.document.body.innerHTML
          : each.textContent,
      );
      expect(titles).toHaveLength(hostileWords.length);
      if (path === "/atom.xml") for (const title of titles) expectHarmless(title ?? "");
      for (const each of document.querySelectorAll("item > description, entry > summary"))
        expectHarmless(each.textContent ?? "");
    }
  });
});

test("a picture's name and description that would run are words", async ({ site }) => {
  const admin = await site.admin();
  for (const [i, words] of hostileWords.entries()) {
    const bytes = await sharp({ create: { width: 20 + i, height: 20, channels: 3, background: "#a37" } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append("image", new File([new Uint8Array(bytes)], `${words}.png`, { type: "image/png" }));
    const { url } = await json<{ url: string }>(admin.write("POST", "/api/upload/image", form));
    expect(url).toMatch(/^\/api\/images\/[0-9a-f]{24}-\d+x\d+\.jpg$/);
    const hash = /[0-9a-f]{24}/.exec(url)?.[0];
    expect((await admin.write("PUT", `/api/media/${hash}`, { alt: words })).status).toBe(200);
    const found = await admin.get(`/api/media/${hash}`);
    expect(found.headers.get("content-type")).toMatch(/^application\/json/);
    expect(found.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await json<{ alt: string }>(found)).toMatchObject({ alt: words.trim() });
  }
});
