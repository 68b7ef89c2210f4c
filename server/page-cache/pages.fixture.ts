import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { onTestFinished } from "vitest";
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

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A real listener with the cache in front, as in `main.ts`; `ssr` stands for the browser bundle's renderer. */
export async function startPages(ssr: Ssr, options: Partial<PageCacheOptions> = {}, failing = () => false) {
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
  let asked = 0;
  const server = createServer((req, res) => {
    asked++;
    if (!cache.serve(req, res)) void listen(req, res);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
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
  return { get, cache, port, seenByApi, asked: () => asked };
}
export const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<html><body>${text} ${"word ".repeat(300)}</body></html>`, {
    headers: { "content-type": "text/html; charset=utf-8", "page-tags": "news", ...headers },
  });
/** Renders "1", "2", … so that a page shows which rendering it is. */
export const counting = () => {
  let renders = 0;
  const ssr: Ssr = async () => html(`Rendering ${++renders}.`);
  return { ssr, renders: () => renders };
};
export const textOf = ({ body }: Answer) => /Rendering \d+/.exec(body.toString())?.[0];
