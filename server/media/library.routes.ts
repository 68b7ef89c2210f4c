import {
  deleteMedia,
  describeMedia,
  getMedia,
  listMedia,
  MEDIA_PER_PAGE,
  type MediaItem,
  type MediaUse,
} from "../../contracts/media-upload.ts";
import type { Db } from "../db/client.ts";
import { type Bind, noContent } from "../http/bind.ts";
import { type MediaService, NO_IMAGE } from "./media.service.ts";
import { findBeside, findMedia, findMediaPage } from "./media.store.ts";
import type { Media } from "./media.table.ts";
import { addressesOf } from "./upload.routes.ts";

/** The library of uploaded images, for administrators. */
export function libraryRoutes(bind: Bind, { db, media }: { db: Db; media: MediaService }): void {
  const one = {
    admin: true,
    find: ({ hash = "" }: Record<string, string>) => findMedia(db, hash),
    notFoundMessage: NO_IMAGE,
  };
  bind(listMedia, { admin: true }, async ({ search, page = 1 }) => {
    const offset = (page - 1) * MEDIA_PER_PAGE;
    const { rows, total } = await findMediaPage(db, search, { limit: MEDIA_PER_PAGE, offset });
    return {
      images: rows.map(itemOf),
      total,
      page,
      totalPages: Math.max(1, Math.ceil(total / MEDIA_PER_PAGE)),
    };
  });
  bind(getMedia, one, async (_input, { found }) => {
    const { usedBy, earlier } = await media.usesOf(found.hash);
    const beside = await findBeside(db, found.hash);
    return { ...itemOf(found), ...beside, usedBy: usedBy.map(useOf), earlier: earlier.map(useOf) };
  });
  bind(describeMedia, one, async ({ alt }, request) =>
    itemOf(await media.describe(request.found, alt, request)),
  );
  bind(deleteMedia, one, async ({ fromEarlier }, request) => {
    await media.remove(request.found, request, { fromEarlier });
    return noContent();
  });
}

const useOf = ({ id, title, published }: MediaUse): MediaUse => ({ id, title, published });

const itemOf = (row: Media): MediaItem => ({
  hash: row.hash,
  ...addressesOf(row),
  name: row.originalName,
  alt: row.alt,
  width: row.width,
  height: row.height,
  animated: row.animated,
  bytes: row.variants.reduce((sum, { bytes }) => sum + bytes, 0),
  createdAt: row.createdAt.toISOString(),
});
