import { describe, expect, test } from "vitest";
import type { Ssr } from "./serve-pages.ts";
import { html, startPages, textOf } from "./pages.fixture.ts";

describe("a node that hears of no changes", () => {
  async function deaf() {
    let now = 1;
    let failing = false;
    let renders = 0;
    const ssr: Ssr = async (_req, api) => {
      renders++;
      const { ok } = await api("/api/list");
      return ok ? html(`Rendering ${renders}`) : new Response("Sorry", { status: 503 });
    };
    const site = await startPages(ssr, { now: () => now }, () => failing);
    expect(textOf(await site.get("/"))).toBe("Rendering 1");
    site.cache.setListening(false);
    return {
      ...site,
      renders: () => renders,
      pass: (ms: number) => {
        now += ms;
      },
      fail: (value: boolean) => {
        failing = value;
      },
    };
  }

  test("renders what it can and keeps none of it; begins anew when it hears again", async () => {
    const { get, cache } = await deaf();
    expect(textOf(await get("/"))).toBe("Rendering 2");
    expect(textOf(await get("/"))).toBe("Rendering 3");
    cache.setListening(true);
    expect(cache.size).toBe(0);
    expect(textOf(await get("/"))).toBe("Rendering 4");
    expect(textOf(await get("/"))).toBe("Rendering 4");
  });

  test("shows a page that it has, where rendering fails, for ten minutes", async () => {
    const { get, cache, pass, fail, renders } = await deaf();
    fail(true);
    expect(textOf(await get("/"))).toBe("Rendering 1");
    expect(renders()).toBe(2);
    // Nobody else waits for a database that has just failed.
    expect(textOf(await get("/"))).toBe("Rendering 1");
    expect(renders()).toBe(2);
    expect((await get("/services")).status).toBe(503);
    pass(590_000);
    expect(textOf(await get("/"))).toBe("Rendering 1");
    pass(20_000);
    cache.setListening(false);
    expect((await get("/")).status).toBe(503);
    fail(false);
    expect((await get("/")).status).toBe(200);
  });

  test("shows the present page as soon as one can be rendered", async () => {
    const { get, pass, fail } = await deaf();
    fail(true);
    expect(textOf(await get("/"))).toBe("Rendering 1");
    fail(false);
    pass(16_000);
    expect(textOf(await get("/"))).toBe("Rendering 3");
    // The newest that there is stands in from then on.
    fail(true);
    expect(textOf(await get("/"))).toBe("Rendering 3");
  });

  test("shows nothing again that it has answered to be gone", async () => {
    let now = 1;
    let [failing, gone] = [false, false];
    const ssr: Ssr = async (_req, api) => {
      const { ok } = await api("/api/list");
      if (!ok) return new Response("Sorry", { status: 503 });
      return gone ? new Response("Not found", { status: 404 }) : html("Rendering 1");
    };
    const { get, cache } = await startPages(ssr, { now: () => now }, () => failing);
    expect(textOf(await get("/"))).toBe("Rendering 1");
    cache.setListening(false);
    gone = true;
    expect((await get("/")).status).toBe(404);
    failing = true;
    now += 16_000;
    expect((await get("/")).status).toBe(503);
  });

  test("shows no older words of an article again than it has shown", async () => {
    let now = 1;
    let failing = false;
    let words = 1;
    const ssr: Ssr = async (_req, api) => {
      const { ok } = await api("/api/list");
      return ok
        ? html(`Rendering ${words}`, { "page-tags": "article:7, news" })
        : new Response("Sorry", { status: 503 });
    };
    const { get, cache } = await startPages(ssr, { now: () => now }, () => failing);
    expect(textOf(await get("/news/seven"))).toBe("Rendering 1");
    cache.setListening(false);
    words = 2;
    expect(textOf(await get("/news/seven"))).toBe("Rendering 2");
    failing = true;
    expect(textOf(await get("/news/seven"))).toBe("Rendering 2");
    now += 16_000;
    expect(textOf(await get("/news/seven"))).toBe("Rendering 2");
    // What it hears of again begins anew.
    cache.setListening(true);
    expect((await get("/news/seven")).status).toBe(503);
  });

  test("a rendering that ends after a newer one does not stand in for it", async () => {
    let failing = false;
    const ends: (() => void)[] = [];
    const ssr: Ssr = async (_req, api) => {
      const { ok } = await api("/api/list");
      if (!ok) return new Response("Sorry", { status: 503 });
      const number = ends.length + 1;
      await new Promise<void>((resolve) => ends.push(resolve));
      return html(`Rendering ${number}`, { "page-tags": "article:7, news" });
    };
    const { get, cache } = await startPages(ssr, {}, () => failing);
    const first = get("/news/seven");
    await expect.poll(() => ends.length).toBe(1);
    cache.setListening(false);
    const second = get("/news/seven");
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.();
    expect(textOf(await second)).toBe("Rendering 2");
    ends[0]?.();
    expect(textOf(await first)).toBe("Rendering 1");
    failing = true;
    expect(textOf(await get("/news/seven"))).toBe("Rendering 2");
  });

  test("while it hears, a failing database leaves the pages that are kept alone", async () => {
    const { get, cache, fail } = await deaf();
    cache.setListening(true);
    await get("/");
    fail(true);
    expect((await get("/")).status).toBe(200);
    expect((await get("/news")).status).toBe(503);
  });

  test("what was purged just before stands in, but for the page of what has changed itself", async () => {
    let failing = false;
    let renders = 0;
    const ssr: Ssr = async (req, api) => {
      renders++;
      const { ok } = await api("/api/list");
      const own = new URL(req.url).pathname === "/news/seven" ? "article:7, news" : "news";
      return ok ? html(`Rendering ${renders}`, { "page-tags": own }) : new Response("", { status: 503 });
    };
    const { get, cache } = await startPages(ssr, {}, () => failing);
    for (const path of ["/news", "/news/seven", "/news/eight"]) await get(path);
    cache.purge(["news", "article:7"]);
    failing = true;
    // Before the loss of the database is noticed, and after it.
    for (const notice of [() => {}, () => cache.setListening(false)]) {
      notice();
      expect(textOf(await get("/news"))).toBe("Rendering 1");
      expect(textOf(await get("/news/eight"))).toBe("Rendering 3");
      expect((await get("/news/seven")).status).toBe(503);
    }
    // It comes back for a moment and goes again: what changed meanwhile is not known.
    cache.setListening(true);
    expect(textOf(await get("/news"))).toBe("Rendering 1");
    failing = false;
    const fresh = textOf(await get("/news"));
    expect(fresh).not.toBe("Rendering 1");
    cache.purge(["article:7"]);
    failing = true;
    expect(textOf(await get("/news"))).toBe(fresh);
  });
});
