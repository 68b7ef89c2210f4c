import { Hono } from "hono";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { imageUrl, parseImageUrl } from "../../contracts/media.ts";
import { test as base } from "../../tests/database.ts";
import { mediaOf } from "../../tests/media.ts";
import { commandLine } from "../audit/audit.service.ts";
import { errorWriter } from "../http/error-writer.ts";
import type { AppEnv } from "../http/context.ts";
import { createLog } from "../log.ts";
import { ingestImage } from "./ingest.ts";
import { mediaRoutes } from "./media.routes.ts";
import type { MediaService } from "./media.service.ts";
import { findMedia } from "./media.store.ts";

const test = base.extend<{ site: { app: Hono<AppEnv>; media: MediaService } }>({
  site: async ({ database }, use) => {
    const media = mediaOf(database);
    const app = new Hono<AppEnv>();
    app.onError(errorWriter(createLog({ level: "silent", pretty: false })));
    mediaRoutes(app, media);
    await use({ app, media });
  },
});
const picture = (width = 700) =>
  sharp({ create: { width, height: 400, channels: 3, background: "#a37" } })
    .png()
    .toBuffer();

describe("a stored image", () => {
  test("is served in each form, for ever, and cannot do anything", async ({ site: { app, media } }) => {
    const image = await ingestImage(await picture());
    const address = await media.save(image, { name: "team.png", alt: "The team" });
    for (const { width, format, contentType, bytes } of image.variants) {
      const response = await app.request(imageUrl(address, format, width));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(contentType);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  test("is served in its largest form without a width, and under /images/webp/ too", async ({
    site: { app, media },
  }) => {
    const address = await media.save(await ingestImage(await picture()), { name: "team.png" });
    for (const url of [
      imageUrl(address, "webp"),
      imageUrl(address, "webp").replace("/api/images", "/images/webp"),
    ]) {
      expect(parseImageUrl(url)).toEqual(address);
      const bytes = Buffer.from(await (await app.request(url)).arrayBuffer());
      expect((await sharp(bytes).metadata()).width).toBe(700);
    }
  });

  test("is not sent again to a browser that has it", async ({ site: { app, media } }) => {
    const url = imageUrl(await media.save(await ingestImage(await picture()), { name: "a" }), "webp", 320);
    const etag = (await app.request(url)).headers.get("etag") ?? "";
    const again = await app.request(url, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("keeps its first row when it is uploaded again", async ({ site: { media }, database }) => {
    const image = await ingestImage(await picture());
    await media.save(image, { name: "first.png", alt: "First" });
    await media.save(image, { name: "second.png" });
    expect(await findMedia(database.db, image.hash)).toMatchObject({
      originalName: "first.png",
      alt: "First",
    });
  });

  test("is gone with all its forms after its removal", async ({ site: { app, media }, database }) => {
    const image = await ingestImage(await picture());
    const address = await media.save(image, { name: "a" });
    const row = await findMedia(database.db, address.hash);
    await media.remove(row!, commandLine);
    expect(await findMedia(database.db, address.hash)).toBeUndefined();
    for (const { width, format } of image.variants)
      expect((await app.request(imageUrl(address, format, width))).status).toBe(404);
  });
});

describe("an address that is none", () => {
  test.for(["nope.webp", "0123456789abcdef01234567-9x9.webp", "..%2f..%2fetc%2fpasswd"])(
    "%s is a 404 in JSON",
    async (name, { site: { app } }) => {
      const response = await app.request(`/api/images/${name}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: "not_found" });
    },
  );
});
