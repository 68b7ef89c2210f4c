import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, test } from "vitest";
import type { AppEnv } from "../http/context.ts";
import { requestFacts } from "../http/facts.ts";
import { createLog } from "../log.ts";
import { createPageCache, type PageCacheOptions } from "./page-cache.ts";
import type { PageRule } from "./rules.ts";
import { servePages, type Ssr } from "./serve-pages.ts";

const rules: PageRule[] = [
  { path: "/" },
  { path: "/services" },
  { path: "/news", query: { page: /^\d+$/ }, free: ["search"] },
  { path: "/news/:slug" },
];
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A real listener with the cache in front, as in `main.ts`; `ssr` stands for the browser bundle's renderer. */
async function startPages(ssr: Ssr, options: Partial<PageCacheOptions> = {}, failing = () => false) {
  const cache = createPageCache({ rules, trustProxy: false, ...options });
  const app = new Hono<AppEnv>();
  const log = createLog({ level: "silent", pretty: false });
  app.use(requestFacts({ trustProxy: false, ...options, log }));
  const seenByApi: Headers[] = [];
  app.get("/api/seen", (c) => {
    seenByApi.push(new Headers(c.req.raw.headers));
    return c.json({});
  });
  app.get("/api/list", (c) => c.json({}, failing() ? 503 : 200));
  app.onError((error, c) => c.text(error.message, 400));
  app.all(
    "*",
    servePages({
      ssr,
      cache,
      publicPages: rules,
      fetchApi: (path, init, env) => app.request(path, init, env),
    }),
  );
  const listen = getRequestListener(app.fetch);
  const server = createServer((req, res) => {
    if (!cache.serve(req, res)) void listen(req, res);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  /** node:http and not fetch: it sends Host and nothing of its own. */
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      request(
        { port, path, method, headers: { host: `127.0.0.1:${port}`, ...headers }, agent: false },
        (res) => {
          const chunks: Buffer[] = [];
          res.on("data", (chunk: Buffer) => chunks.push(chunk));
          res.on("end", () =>
            resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
          );
        },
      )
        .on("error", reject)
        .end();
    });
  return { get, cache, port, seenByApi };
}
const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<html><body>${text} ${"word ".repeat(300)}</body></html>`, {
    headers: { "content-type": "text/html; charset=utf-8", "page-tags": "news", ...headers },
  });
/** Renders "1", "2", … so that a page shows which rendering it is. */
const counting = () => {
  let renders = 0;
  const ssr: Ssr = async () => html(`Rendering ${++renders}.`);
  return { ssr, renders: () => renders };
};
const textOf = ({ body }: Answer) => /Rendering \d+/.exec(body.toString())?.[0];

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
    const { get } = await startPages(async () => {
      renders++;
      await new Promise((resolve) => setTimeout(resolve, 100));
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
    const { get } = await startPages(async () => {
      renders++;
      await new Promise((resolve) => setTimeout(resolve, 50));
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
