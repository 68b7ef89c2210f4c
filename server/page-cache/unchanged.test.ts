import { describe, expect, test } from "vitest";
import { html, startPages, textOf } from "./pages.fixture.ts";
import type { Ssr } from "./serve-pages.ts";

/** An address that no page is kept under: each request comes to the renderer, if anything does. */
const LONG = `?utm=${"x".repeat(5000)}`;

/** A renderer that reads the API, draws anew and lets what it drew be kept, as the site's own does. */
function reading(path: string) {
  let drawn = 0;
  const ssr: Ssr = async (request, api, visit) => {
    await api(path);
    const page = Buffer.from(await html(`Rendering ${++drawn}.`).text());
    visit?.takeHtml?.(page);
    visit?.renderings?.keep(request.url, Buffer.from("data"), page);
    return new Response(null, { headers: { "content-type": "text/html", "page-tags": "news" } });
  };
  return ssr;
}
const common = { commonReads: [/^\/api\/list$/] };

describe("a page past the cache that would read what it read", () => {
  test("is not drawn again until a change is announced", async () => {
    const { get, cache } = await startPages(reading("/api/list"), common);
    expect(textOf(await get(`/${LONG}`))).toBe("Rendering 1");
    const again = await get(`/${LONG}`, { "accept-encoding": "gzip" });
    expect(again.headers).toMatchObject({
      "content-encoding": "gzip",
      "cache-control": "private, no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(again.headers["page-tags"]).toBeUndefined();
    expect(textOf(await get(`/${LONG}`))).toBe("Rendering 1");
    cache.purge(["something else"]);
    expect(textOf(await get(`/${LONG}`))).toBe("Rendering 2");
  });

  test("is drawn each time where its words are one visitor's, for the search is asked for and counted", async () => {
    const { get, seenByApi } = await startPages(reading("/api/seen"), common);
    for (const n of [1, 2, 3]) {
      expect(textOf(await get("/news?search=x"))).toBe(`Rendering ${n}`);
      expect(seenByApi).toHaveLength(n);
    }
  });

  test("is drawn each time by a node that hears of no changes", async () => {
    const { get, cache } = await startPages(reading("/api/list"), common);
    cache.setListening(false);
    for (const n of [1, 2]) expect(textOf(await get("/"))).toBe(`Rendering ${n}`);
  });

  test("is drawn each time where what it read had failed", async () => {
    const { get } = await startPages(reading("/api/list"), common, () => true);
    for (const n of [1, 2]) expect(textOf(await get(`/${LONG}`))).toBe(`Rendering ${n}`);
  });

  test("is another page at another host", async () => {
    const { get } = await startPages(reading("/api/list"), common);
    await get(`/${LONG}`);
    expect(textOf(await get(`/${LONG}`, { host: "other.example" }))).toBe("Rendering 2");
  });
});
