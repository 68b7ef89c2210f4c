import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { counting, html, startPages, textOf } from "./pages.fixture.ts";

describe("a listed page", () => {
  test("is rendered once and then served from memory, the same bytes and headers", async () => {
    const { ssr, renders } = counting();
    const { get } = await startPages(ssr);
    const [first, second] = [await get("/"), await get("/")];
    expect(renders()).toBe(1);
    expect(second.body).toEqual(first.body);
    for (const name of [
      "etag",
      "content-type",
      "content-security-policy",
      "cache-control",
      "vary",
      "x-frame-options",
    ])
      expect([name, second.headers[name]]).toEqual([name, first.headers[name] ?? "missing"]);
    expect(second.headers["page-tags"]).toBeUndefined();
  });

  test("comes as brotli, gzip or plain, as the client accepts, warm and cold", async () => {
    const { ssr } = counting();
    const { get } = await startPages(ssr);
    for (let round = 0; round < 2; round++) {
      const plain = (await get("/")).body.toString();
      const br = await get("/", { "accept-encoding": "gzip, br" });
      expect(br.headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(br.body).toString()).toBe(plain);
      const gzip = await get("/", { "accept-encoding": "gzip" });
      expect(gunzipSync(gzip.body).toString()).toBe(plain);
    }
  });

  test("is 304 for a client that has it, in a list of ETags too", async () => {
    const { ssr } = counting();
    const { get } = await startPages(ssr);
    const { headers } = await get("/");
    const answer = await get("/", { "if-none-match": `"other", ${headers.etag}` });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers.etag).toBe(headers.etag);
    expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("is rendered anew after a purge of its tag, and only then", async () => {
    const { ssr } = counting();
    const { get, cache } = await startPages(ssr);
    expect(textOf(await get("/news"))).toBe("Rendering 1");
    cache.purge(["article:9"]);
    expect(textOf(await get("/news"))).toBe("Rendering 1");
    cache.purge(["news"]);
    expect(textOf(await get("/news"))).toBe("Rendering 2");
  });

  test("is rendered once for all who wait for it", async () => {
    let renders = 0;
    const { get, asked } = await startPages(async () => {
      renders++;
      await expect.poll(asked).toBe(10);
      return html("Rendering 1");
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => get("/")));
    expect(renders).toBe(1);
    expect(answers.every(({ status, body }) => status === 200 && body.length > 1000)).toBe(true);
  });

  test("purged while it renders is not kept, and who comes after the purge gets the new one", async () => {
    const release: (() => void)[] = [];
    let renders = 0;
    const { get, cache } = await startPages(async () => {
      const n = ++renders;
      if (n === 1) await new Promise<void>((resolve) => release.push(resolve));
      return html(`Rendering ${n}`);
    });
    const old = get("/");
    await expect.poll(() => release.length).toBe(1);
    cache.purge(["anything"]);
    expect(textOf(await get("/"))).toBe("Rendering 2");
    release[0]?.();
    expect(textOf(await old)).toBe("Rendering 1");
    expect(textOf(await get("/"))).toBe("Rendering 2");
  });

  test("that fails or is not found is answered to all who wait, and tried anew by the next", async () => {
    let renders = 0;
    const { get, asked } = await startPages(async () => {
      renders++;
      await expect.poll(asked).toBeGreaterThanOrEqual(3);
      return new Response("<p>gone</p>", { status: 404, headers: { "content-type": "text/html" } });
    });
    const answers = await Promise.all([get("/news/a"), get("/news/a"), get("/news/a")]);
    expect(answers.map(({ status, body }) => `${status} ${body}`)).toEqual(Array(3).fill("404 <p>gone</p>"));
    await get("/news/a");
    expect(renders).toBe(2);
  });

  test("answers HEAD as GET, without a body", async () => {
    const { ssr, renders } = counting();
    const { get } = await startPages(ssr);
    const answer = await get("/", {}, "HEAD");
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(0);
    const { etag, "content-length": length } = (await get("/")).headers;
    expect(answer.headers).toMatchObject({ etag, "content-length": length });
    // Past the framework, as GET is: nothing else gives an answer its request id.
    const kept = await get("/", {}, "HEAD");
    expect(kept.headers).toMatchObject({ etag, "content-length": length });
    expect(kept.headers).not.toHaveProperty("x-request-id");
    expect(answer.headers).toHaveProperty("x-request-id");
    expect(kept.body).toHaveLength(0);
    expect(renders()).toBe(1);
  });

  test("leads from a variant of a page's address to the address itself, with its query", async () => {
    const { get } = await startPages(counting().ssr);
    for (const method of ["GET", "HEAD"])
      expect(await get("/News/?page=2", {}, method)).toMatchObject({
        status: 301,
        headers: { location: "/news?page=2" },
      });
  });
});

test("no page is older than an hour: what no change announces shows by then", async () => {
  let now = 1;
  const { ssr } = counting();
  const { get } = await startPages(ssr, { now: () => now });
  expect(textOf(await get("/"))).toBe("Rendering 1");
  now += 3_590_000;
  expect(textOf(await get("/"))).toBe("Rendering 1");
  now += 20_000;
  expect(textOf(await get("/"))).toBe("Rendering 2");
});

test("a page of which something failed is shown, and not kept", async () => {
  let failing = true;
  const { get } = await startPages(
    async (_req, api) => html(`Rendering ${(await api("/api/list")).ok ? 2 : 1}`),
    {},
    () => failing,
  );
  expect(textOf(await get("/news/a"))).toBe("Rendering 1");
  failing = false;
  expect(textOf(await get("/news/a"))).toBe("Rendering 2");
});

test("a page that fails says by which id the log knows it; what it asked of the API has the same", async () => {
  const ids: (string | undefined)[] = [];
  const { get } = await startPages(async (_request, api, visit) => {
    const answer = await api("/api/seen");
    ids.push(visit?.requestId, answer.headers.get("x-request-id") ?? undefined);
    return new Response("broken", { status: 500 });
  });
  const answer = await get("/services");
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  expect([ids[1], answer.headers["x-request-id"]]).toEqual([ids[0], ids[0]]);
});
test("the pages that it serves by itself are counted by their route", async () => {
  const { ssr } = counting();
  const { get, cache } = await startPages(ssr);
  const { headers } = await get("/news?page=2");
  await get("/news?page=2");
  await get("/news?page=2&utm=x", { "if-none-match": String(headers.etag) });
  expect(cache.served.get("/news")).toMatchObject({ whole: 1, unchanged: 1 });
  expect(cache.rendered).toBe(1);
});
