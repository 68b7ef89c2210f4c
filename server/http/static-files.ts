import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import type { AppEnv } from "./context.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=86400, stale-while-revalidate=604800";
/** One stretch of bytes. Who asks for something else, for several, or for more of what a file was, gets the whole. */
const RANGE = /^bytes=(?:\d+-\d*|-\d+)$/;
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Serves the built client: hashed assets for ever, the rest for a day, each in the compressed form made by the build.
 * The list is read once, so that pages never wait for the disk.
 */
export function serveStaticFiles(app: Hono<AppEnv>, dir: string): void {
  const files = new Set(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
      .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/")}`),
  );
  const serve = serveStatic<AppEnv>({
    root: relative(process.cwd(), dir) || ".",
    precompressed: true,
    onFound: (_path, c) => c.header("cache-control", c.req.path.startsWith("/assets/") ? IMMUTABLE : SHORT),
  });
  app.on(["GET", "HEAD"], "*", async (c, next) => {
    if (!files.has(c.req.path)) return next();
    const range = c.req.header("range");
    if (range && (!RANGE.test(range) || c.req.header("if-range"))) {
      const headers = new Headers(c.req.raw.headers);
      headers.delete("range");
      c.req.raw = new Request(c.req.raw, { headers });
    }
    return serve(c, next);
  });
  app.get("/assets/*", (c) => c.text("Not found", 404));
}
