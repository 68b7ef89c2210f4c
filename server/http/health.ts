import type { Hono } from "hono";
import type { AppEnv } from "./context.ts";

/** `/healthz`: the process answers. `/readyz`: it can serve, database and queue included. */
export function healthRoutes(app: Hono<AppEnv>, ready: () => Promise<boolean>) {
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.get("/readyz", async (c) => {
    const ok = await ready().catch(() => false);
    return c.json({ status: ok ? "ok" : "unavailable" }, ok ? 200 : 503, { "cache-control": "no-store" });
  });
}
