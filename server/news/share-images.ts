import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { notFound } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import type { ObjectStorage } from "../storage/storage.ts";

const FILE = /^[0-9a-f-]{36}-[0-9a-f]{16}\.png$/;
const PREFIX = "/share/";
const keyOf = (path: string) => `share/${path.slice(PREFIX.length)}`;

/** Keeps an article's share card under an address that holds its content's hash. @returns that address */
export async function keepShareImage(
  storage: ObjectStorage,
  articleId: string,
  png: Uint8Array,
): Promise<string> {
  const hash = createHash("sha256").update(png).digest("hex").slice(0, 16);
  const path = `${PREFIX}${articleId}-${hash}.png`;
  await storage.put(keyOf(path), png, { contentType: "image/png" });
  return path;
}

export const dropShareImage = (storage: ObjectStorage, path: string): Promise<void> =>
  storage.delete(keyOf(path));

/** Serves share cards: what an address names never changes. */
export function shareImageRoutes(app: Hono<AppEnv>, storage: Pick<ObjectStorage, "get">): void {
  app.get(`${PREFIX}:file`, async (c) => {
    const file = c.req.param("file");
    const found = FILE.test(file) ? await storage.get(keyOf(PREFIX + file)) : undefined;
    if (!found) throw notFound("There is no such image");
    return c.body(new Uint8Array(found.bytes), 200, {
      "content-type": found.contentType,
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
  });
}
