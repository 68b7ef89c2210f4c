import { type ImageAddress, type ImageFile, imageStem } from "../../contracts/media.ts";
import type { Db } from "../db/client.ts";
import type { ObjectStorage, StoredObject } from "../storage/storage.ts";
import type { ImageVariant, IngestedImage } from "./ingest.ts";
import { deleteMedia, findMedia, insertMedia } from "./media.store.ts";

export type MediaService = ReturnType<typeof mediaService>;

const keyOf = (address: ImageAddress, { width, format }: Pick<ImageVariant, "width" | "format">) =>
  `images/${imageStem(address)}/${width}.${format}`;

/** Keeps images: their files in the object storage, a row for each in the database. */
export function mediaService({ db, storage }: { db: Db; storage: ObjectStorage }) {
  return {
    /** Stores the files first: a row never speaks of files that are not there. Storing the same image again is quick. */
    async save(
      image: IngestedImage,
      { name, alt = "" }: { name: string; alt?: string },
    ): Promise<ImageAddress> {
      const { variants, ...address } = image;
      if (await findMedia(db, image.hash)) return address;
      for (const variant of variants)
        await storage.put(keyOf(address, variant), variant.bytes, { contentType: variant.contentType });
      await insertMedia(db, {
        ...address,
        originalName: name,
        alt,
        variants: variants.map(({ width, format, bytes }) => ({ width, format, bytes: bytes.length })),
      });
      return address;
    },
    read: ({ address, ...variant }: ImageFile): Promise<StoredObject | undefined> =>
      storage.get(keyOf(address, variant)),
    /** Removes the row, then the files. */
    async remove(hash: string): Promise<void> {
      const row = await findMedia(db, hash);
      if (!row) return;
      await deleteMedia(db, hash);
      for (const variant of row.variants) await storage.delete(keyOf(row, variant));
    },
  };
}
