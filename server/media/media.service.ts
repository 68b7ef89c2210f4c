import { type ImageAddress, type ImageFile, imageStem } from "../../contracts/media.ts";
import type { MediaUses } from "../../contracts/media-upload.ts";
import type { Audit, AuditOrigin } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import type { Exclusively } from "../db/exclusive.ts";
import { AppError, notFound } from "../errors.ts";
import type { ObjectStorage, StoredObject } from "../storage/storage.ts";
import { atMost, cancelled } from "./at-most.ts";
import type { ImageVariant, IngestedImage, ingestImage } from "./ingest.ts";
import { deleteMedia, findMedia, insertMedia, sumMedia, updateAlt, uploadedAgain } from "./media.store.ts";
import type { Media } from "./media.table.ts";

export const NO_IMAGE = "There is no such image";

export interface MediaDeps {
  db: Db;
  storage: ObjectStorage;
  /** One image's files and row change together: whoever stores or deletes it waits for whoever does so now. */
  exclusively: Exclusively;
  audit: Audit;
  /** Makes the forms of an uploaded file. */
  ingest: typeof ingestImage;
  /** The articles that show an image, by its hash. */
  findUses: (db: Db, hash: string) => Promise<MediaUses>;
}
export type MediaService = ReturnType<typeof mediaService>;

const keyOf = (address: ImageAddress, { width, format }: Pick<ImageVariant, "width" | "format">) =>
  `images/${imageStem(address)}/${width}.${format}`;

/** Keeps images: their files in the object storage, a row for each in the database. */
export function mediaService({ db, storage, exclusively, audit, findUses, ingest }: MediaDeps) {
  const oneAtATime = atMost(1);

  const nameOf = ({ hash }: { hash: string }) => `image ${hash}`;
  const store = (...given: Parameters<typeof storeAlone>): Promise<ImageAddress> =>
    exclusively(nameOf(given[0]), () => storeAlone(...given));

  async function storeAlone(
    { variants, ...address }: IngestedImage,
    { name, alt = "" }: { name: string; alt?: string },
    record: (tx: Db, isNew: boolean) => Promise<void>,
  ): Promise<ImageAddress> {
    const known = await findMedia(db, address.hash);
    if (!known)
      for (const variant of variants)
        await storage.put(keyOf(address, variant), variant.bytes, { contentType: variant.contentType });
    await db.transaction(async (tx) => {
      const isNew = await insertMedia(tx, {
        ...address,
        originalName: name,
        alt,
        variants: variants.map(({ width, format, bytes }) => ({ width, format, bytes: bytes.length })),
      });
      await record(tx, isNew);
    });
    // Of the first one: articles know it by that address.
    return known ?? address;
  }

  return {
    /** Stores the files first: a row never speaks of files that are not there. Storing the same image again is quick. */
    save: (image: IngestedImage, as: { name: string; alt?: string }): Promise<ImageAddress> =>
      store(image, as, async () => {}),

    /**
     * Judges an uploaded file, makes its forms and keeps them. One at a time in each process: making them takes
     * memory and all cores. Whoever gives up leaves the line.
     * @param gone tells that nobody waits for it any more: what was cancelled is not kept
     * @throws AppError as `ingestImage`
     */
    async upload(
      { bytes, name }: { bytes: Buffer; name: string },
      origin: AuditOrigin,
      gone?: AbortSignal,
    ): Promise<ImageAddress> {
      const image = await oneAtATime(() => ingest(bytes), gone);
      if (gone?.aborted) throw cancelled();
      const { hash, width, height } = image;
      return store(image, { name }, async (tx, isNew) => {
        if (!isNew) await uploadedAgain(tx, hash);
        await audit.record(tx, origin, {
          action: "image.uploaded",
          subject: name,
          details: { hash, size: `${width} x ${height}`, ...(!isNew && { again: true }) },
        });
      });
    },

    read: ({ address, ...variant }: ImageFile): Promise<StoredObject | undefined> =>
      storage.get(keyOf(address, variant)),

    /** How many images there are, and what their files take. */
    used: (): Promise<{ images: number; bytes: number }> => sumMedia(db),

    usesOf: (hash: string): Promise<MediaUses> => findUses(db, hash),

    describe: (row: Media, alt: string, origin: AuditOrigin): Promise<Media> =>
      db.transaction(async (tx) => {
        const { hash, originalName: subject } = row;
        if (!(await updateAlt(tx, hash, alt))) throw notFound(NO_IMAGE);
        await audit.record(tx, origin, { action: "image.described", subject, details: { hash } });
        return { ...row, alt };
      }),

    /**
     * Removes the row, then the files.
     * @throws AppError not_found when it is gone already
     * @param options.fromEarlier whether it may go although earlier versions of articles show it
     * @throws AppError conflict (409), with its uses, while an article shows the image
     */
    remove: (
      row: Media,
      origin: AuditOrigin,
      { fromEarlier = false }: { fromEarlier?: boolean } = {},
    ): Promise<void> =>
      exclusively(nameOf(row), async () => {
        await db.transaction(async (tx) => {
          const uses = await findUses(tx, row.hash);
          if (uses.usedBy.length)
            throw new AppError("conflict", "The image is in use and can’t be deleted.", {
              details: { ...uses },
            });
          if (uses.earlier.length && !fromEarlier)
            throw new AppError("conflict", "Earlier versions of articles use the image.", {
              details: { ...uses },
            });
          if (!(await deleteMedia(tx, row.hash))) throw notFound(NO_IMAGE);
          await audit.record(tx, origin, {
            action: "image.deleted",
            subject: row.originalName,
            details: {
              hash: row.hash,
              ...(uses.earlier.length && {
                earlierVersionsOf: uses.earlier.slice(0, 10).map(({ title }) => title),
              }),
            },
          });
        });
        for (const variant of row.variants) await storage.delete(keyOf(row, variant));
      }),
  };
}
