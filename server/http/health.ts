import type { Hono } from "hono";
import type { AppEnv } from "./context.ts";

/** A database that takes longer to answer serves nobody. */
const READY_MS = 2000;

/** `/healthz`: the process answers. `/readyz`: it can serve, database and queue included. */
export function healthRoutes(app: Hono<AppEnv>, ready: () => Promise<boolean>) {
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "cache-control": "no-store" }));
  app.get("/readyz", async (c) => {
    const late = new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), READY_MS).unref();
    });
    const ok = await Promise.race([ready().catch(() => false), late]);
    return c.json({ status: ok ? "ok" : "unavailable" }, ok ? 200 : 503, { "cache-control": "no-store" });
  });
}
