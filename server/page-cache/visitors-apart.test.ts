import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Ssr } from "./serve-pages.ts";
import { counting, html, startPages } from "./pages.fixture.ts";

describe("what visitors cannot do to each other", () => {
  test("no cookie and no header of a visitor's reaches a rendering that is kept", async () => {
    const seen: Request[] = [];
    const { get, seenByApi } = await startPages(async (req, api) => {
      seen.push(req);
      await api("/api/seen");
      return html("Rendering 1");
    });
    const secrets = { cookie: "session=secret", authorization: "secret", "x-forwarded-for": "secret" };
    await get("/", { ...secrets, "accept-language": "secret" });
    expect([...(seen[0]?.headers ?? [])]).toEqual([]);
    expect(JSON.stringify([...(seenByApi[0] ?? [])])).not.toContain("secret");
  });

  test("cookies do reach a page that is not listed, and it is never kept", async () => {
    const seen: (string | null)[] = [];
    const { get, cache } = await startPages(async (req) => {
      seen.push(req.headers.get("cookie"));
      return html("Rendering 1");
    });
    const answer = await get("/admin", { cookie: "session=mine" });
    expect(seen).toEqual(["session=mine"]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(cache.size).toBe(0);
  });

  test("what such a page's loaders read, and where it leads to, is never kept either", async () => {
    const { get } = await startPages(async (req) =>
      req.url.endsWith(".data")
        ? new Response("[]", { status: 202, headers: { "content-type": "text/x-script" } })
        : Response.redirect(new URL("/admin/login", req.url)),
    );
    for (const [path, status] of [
      ["/admin/audit.data", 202],
      ["/admin/audit", 302],
    ] as const) {
      const answer = await get(path);
      expect([answer.status, answer.headers["cache-control"]]).toEqual([status, "private, no-store"]);
    }
  });

  test("another Host gets pages of its own; a malformed one is refused", async () => {
    const { get } = await startPages(async (req) => html(`Rendering 1 for ${new URL(req.url).host}`));
    await get("/", { host: "evil.example" });
    expect((await get("/")).body.toString()).not.toContain("evil.example");
    expect((await get("/", { host: 'a"><script>' })).status).toBe(400);
  });

  test("with a public address, no Host changes what is shown", async () => {
    const { get } = await startPages(async (req) => html(`Rendering 1 for ${new URL(req.url).host}.`), {
      publicUrl: "https://ringwell.example",
    });
    const answer = await get("/", { host: "evil.example" });
    expect(answer.body.toString()).toContain("for ringwell.example.");
    expect(answer.headers["strict-transport-security"]).toContain("max-age=");
    expect((await get("/", { host: "evil.example" })).headers["strict-transport-security"]).toContain(
      "max-age=",
    );
  });

  test("a path that looks like another host's address names no other host", async () => {
    const { get, port } = await startPages(async (req) => html(`Rendering 1 for ${req.url} `));
    const answer = await get("//evil.example/news");
    expect(answer.body.toString()).toContain(`for http://127.0.0.1:${port}//evil.example/news `);
  });

  test("a proxy's forwarded host counts only when one is trusted", async () => {
    const ssr: Ssr = async (req) => html(`Rendering 1 for ${new URL(req.url).origin}.`);
    const forwarded = { "x-forwarded-host": "shop.example", "x-forwarded-proto": "https" };
    const untrusting = await startPages(ssr);
    expect((await untrusting.get("/", forwarded)).body.toString()).toContain(`127.0.0.1:${untrusting.port}.`);
    const trusting = await startPages(ssr, { trustProxy: true });
    expect((await trusting.get("/", forwarded)).body.toString()).toContain("for https://shop.example.");
  });

  test("what a page does not read shares the page's copy, and never reaches its rendering", async () => {
    const seen: string[] = [];
    const { get, cache } = await startPages(async (req) => {
      seen.push(new URL(req.url).search);
      return html("Rendering 1");
    });
    for (const target of [
      "/?utm_source=mail",
      "/",
      "/?gclid=x&utm_source=y",
      "/news?utm=1&page=2",
      "/news?page=2",
    ])
      expect((await get(target)).status).toBe(200);
    expect(seen).toEqual(["", "?page=2"]);
    expect(cache.size).toBe(2);
  });

  test("searches are rendered each for whoever asks, without cookies, compressed, and push out no page", async () => {
    const seen: Request[] = [];
    const { get, cache, seenByApi } = await startPages(
      async (req, api) => {
        seen.push(req);
        await api("/api/seen");
        return html("Rendering 1");
      },
      { maxBytes: 20_000 },
    );
    await get("/");
    const secrets = { cookie: "session=secret", "x-forwarded-for": "203.0.113.9" };
    for (let n = 0; n < 40; n++) await get(`/news?search=word${n}`, secrets);
    expect(seen).toHaveLength(41);
    expect(cache.size).toBe(1);
    expect(JSON.stringify([...(seen.at(-1)?.headers ?? []), ...(seenByApi.at(-1) ?? [])])).not.toContain(
      "secret",
    );
    // The limit of searches counts whose it is.
    expect(seenByApi.at(-1)?.get("x-forwarded-for")).toBe("203.0.113.9");
    const plain = (await get("/news?search=x")).body.toString();
    const brotli = await get("/news?search=x", { "accept-encoding": "gzip, br" });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
    const zipped = await get("/news?search=x", { "accept-encoding": "gzip" });
    expect(gunzipSync(zipped.body).toString()).toBe(plain);
    expect(zipped.headers).toMatchObject({ vary: "accept-encoding", "cache-control": "private, no-store" });
  });

  test("many addresses push out the oldest: the memory is bounded", async () => {
    const { ssr, renders } = counting();
    const { get, cache } = await startPages(ssr, { maxBytes: 20_000 });
    for (let page = 1; page <= 40; page++) await get(`/news?page=${page}`);
    expect(cache.size).toBeGreaterThan(1);
    expect(cache.size).toBeLessThan(20);
    await get("/news?page=40");
    expect(renders()).toBe(40);
    await get("/news?page=1");
    expect(renders()).toBe(41);
  });
});
