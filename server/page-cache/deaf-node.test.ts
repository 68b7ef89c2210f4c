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
  });

  test("while it hears, a failing database leaves the pages that are kept alone", async () => {
    const { get, cache, fail } = await deaf();
    cache.setListening(true);
    await get("/");
    fail(true);
    expect((await get("/")).status).toBe(200);
    expect((await get("/news")).status).toBe(503);
  });
});
