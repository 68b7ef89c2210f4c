import type { Hono } from "hono";
import {
  imageStem,
  formatsOf,
  type ImageAddress,
  type ImageFormat,
  imageUrl,
} from "../../contracts/media.ts";
import { type UploadResult, uploadImage } from "../../contracts/media-upload.ts";
import type { AppEnv } from "../http/context.ts";
import { checkToken, type Guards, protect } from "../http/protect.ts";
import { atMost } from "./at-most.ts";
import type { MediaService } from "./media.service.ts";
import { readUploadForm } from "./upload-form.ts";

/** Uploads that are in memory at once, 5 MB each; further ones wait in their connections, unread. */
const HELD = 20;

/**
 * The one route that reads its body itself: 401 and the origin are judged before the first byte of it, the token too
 * when it stands in the header.
 */
export function uploadRoutes(
  app: Hono<AppEnv>,
  { guards, media }: { guards: Guards; media: Pick<MediaService, "upload"> },
): void {
  const inLine = atMost(HELD);
  app.post(uploadImage.path, async (c) => {
    const { user, tokenInBody } = await protect(c, guards, { admin: true, csrf: true });
    const { signal } = c.req.raw;
    const address = await inLine(async () => {
      const { csrf, image } = await readUploadForm(c.req.raw);
      if (tokenInBody) checkToken(c, guards, csrf);
      if ("fault" in image) throw image.fault;
      return media.upload(image, { ...c.get("facts"), user }, signal);
    }, signal);
    c.header("cache-control", "no-store");
    return c.json(addressesOf(address));
  });
}

/** Where an image's largest forms are: for any browser, and the WebP. */
export const addressesOf = (address: ImageAddress): Required<UploadResult> => ({
  url: imageUrl(address, formatsOf(address).at(-1) as ImageFormat),
  webpUrl: `/images/webp/${imageStem(address)}.webp`,
});
