import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { Hono, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppEnv } from "../http/context.ts";
import { listen } from "../http/listen.ts";
import { type PageRule, ruleFor } from "../page-cache/rules.ts";
import type { Meter } from "./meter.ts";
import type { Metrics } from "./prometheus.ts";

const PATH = "/metrics";

/** The figures on the site's own port, for whoever has the token. To all others the address is one that there is not. */
export function metricsRoute(app: Hono<AppEnv>, metrics: Metrics, token: string): void {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const wanted = digest(`Bearer ${token}`);
  app.use(PATH, async (c, next) => {
    const isAsked = ["GET", "HEAD"].includes(c.req.method);
    if (!isAsked || !timingSafeEqual(digest(c.req.header("authorization") ?? ""), wanted)) return next();
    return c.body(await metrics.text(), 200, { "content-type": metrics.type, "cache-control": "no-store" });
  });
}

/** The figures on a port of their own, for who can reach it. */
export async function listenForMetrics(
  metrics: Metrics,
  at: { host: string; port: number },
): Promise<Server> {
  const server = createServer(async (req, res) => {
    if (req.method !== "GET" || req.url !== PATH) return void res.writeHead(404).end();
    try {
      res.writeHead(200, { "content-type": metrics.type }).end(await metrics.text());
    } catch {
      res.destroy();
    }
  });
  await listen(server, at, "METRICS_");
  return server;
}

/**
 * Tells the meter of each request, and the log where it listens so closely: by the pattern of its route, since addresses
 * are without number and some hold a secret.
 */
export function measured(meter: Meter, pages: readonly PageRule[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    // What a page asks this process is part of the page.
    if (c.env?.requestId) return next();
    const begun = performance.now();
    await next();
    const pattern = routePath(c);
    const route = /^\/?\*$/.test(pattern) ? pageOf(pages, c.req.path) : pattern;
    const { method } = c.req;
    const { status } = c.res;
    const ms = performance.now() - begun;
    meter.request(route, method, status, ms / 1000);
    c.get("facts")?.log.debug({ method, route, status, ms: Math.round(ms) }, "answered");
  };
}

/** Pages and files are served by one route: told apart by what there is, so that nobody can make up a new name. */
function pageOf(pages: readonly PageRule[], path: string): string {
  const folder = ["/admin", "/assets"].find((each) => path === each || path.startsWith(`${each}/`));
  return folder ? `${folder}/*` : (ruleFor(pages, path)?.path ?? "*");
}
