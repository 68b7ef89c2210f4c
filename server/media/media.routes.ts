import type { Context, Hono } from "hono";
import { parseImageFile } from "../../contracts/media.ts";
import { notFound } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { type MediaService, NO_IMAGE } from "./media.service.ts";

const HEADERS = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "cross-origin",
};

/** Serves stored images. An address holds its content's hash: what it names never changes. */
export function mediaRoutes(app: Hono<AppEnv>, media: Pick<MediaService, "read">): void {
  const serve = async (c: Context<AppEnv, "/:file">) => {
    const name = c.req.param("file");
    const file = parseImageFile(name);
    if (!file) throw notFound(NO_IMAGE);
    const etag = `"${name}"`;
    const known = c.req.header("if-none-match")?.includes(etag);
    const found = await media.read(file);
    if (!found) throw notFound(NO_IMAGE);
    if (known) return c.body(null, 304, { ...HEADERS, etag });
    return c.body(new Uint8Array(found.bytes), 200, {
      ...HEADERS,
      etag,
      "content-type": found.contentType,
      "content-length": String(found.bytes.length),
    });
  };
  app.get("/api/images/:file", serve);
  app.get("/images/webp/:file", serve);
}
