import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import sharp from "sharp";
import { expect } from "vitest";
import { test as base } from "../../tests/database.ts";
import { mediaOf } from "../../tests/media.ts";
import { commandLine } from "../audit/audit.service.ts";
import type { Database, Db } from "../db/client.ts";
import { exclusively } from "../db/exclusive.ts";
import { dbStorage } from "../storage/db-storage.ts";
import { s3Storage } from "../storage/s3-storage.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { type IngestedImage, ingestImage } from "./ingest.ts";
import type { MediaDeps } from "./media.service.ts";
import { findMedia } from "./media.store.ts";
import type { Media } from "./media.table.ts";

const test = base.extend<{ bucket: ObjectStorage }>({
  bucket: async ({ database: _alsoEmpty }, use) => {
    const directory = mkdtempSync(join(tmpdir(), "s3-"));
    const configureBuckets = [{ name: "pictures", configs: [] }];
    const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
    const { port } = await server.run();
    const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
    await use(
      s3Storage({ bucket: "pictures", region: "us-east-1", endpoint: `http://127.0.0.1:${port}`, ...keys }),
    );
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  },
});

/** Two processes of one site; on the embedded database there is one. */
function twoNodes(database: Database, storage: ObjectStorage) {
  const alone = exclusively(database);
  const node = (changed: Pick<Partial<MediaDeps>, "db" | "storage"> = {}) =>
    mediaOf(database, {
      storage,
      exclusively: database.kind === "embedded" ? alone : exclusively(database),
      ...changed,
    });
  return { node };
}

/** A place where something waits until it is let go. */
function gate() {
  const reached = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  return { reached: reached.promise, wait: () => (reached.resolve(), open.promise), open: open.resolve };
}
/** Time enough for what nothing holds up. */
const aWhile = (work: Promise<unknown>) => Promise.race([work, new Promise((end) => setTimeout(end, 800))]);

const picture = async () =>
  ingestImage(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: "#a37" } })
      .png()
      .toBuffer(),
  );

/** The image is there with all its files, or nothing of it is. */
async function expectWhole(database: Database, storage: ObjectStorage, image: IngestedImage) {
  const row = await findMedia(database.db, image.hash);
  const files = await Promise.all(
    image.variants.map(({ width, format }) => storage.get(`images/${image.hash}-40x20/${width}.${format}`)),
  );
  expect(files.map((file) => file !== undefined)).toEqual(files.map(() => row !== undefined));
  return row;
}

for (const kind of ["database", "bucket"] as const) {
  const storageOf = (database: Database, bucket: ObjectStorage) =>
    kind === "bucket" ? bucket : dbStorage(database.db);

  test(`an image uploaded again while its files are being deleted is whole (${kind})`, async ({
    database,
    bucket,
  }) => {
    const storage = storageOf(database, bucket);
    const { node } = twoNodes(database, storage);
    const image = await picture();
    await node().save(image, { name: "a.png" });
    const row = (await findMedia(database.db, image.hash)) as Media;
    const deleting = gate();
    const slow = {
      ...storage,
      delete: async (key: string) => {
        await deleting.wait();
        await storage.delete(key);
      },
    };
    const gone = node({ storage: slow }).remove(row, commandLine);
    await deleting.reached;
    const again = node().save(image, { name: "a.png" });
    await aWhile(again);
    deleting.open();
    await Promise.all([gone, again]);
    expect(await expectWhole(database, storage, image)).toBeDefined();
  });

  test(`an image deleted while it is uploaded again is whole or gone (${kind})`, async ({
    database,
    bucket,
  }) => {
    const storage = storageOf(database, bucket);
    const { node } = twoNodes(database, storage);
    const image = await picture();
    await node().save(image, { name: "a.png" });
    const row = (await findMedia(database.db, image.hash)) as Media;
    const writing = gate();
    const slow: Db = {
      ...(database.db as Db & object),
      select: database.db.select.bind(database.db),
      transaction: async (work) => {
        await writing.wait();
        return database.db.transaction(work);
      },
    };
    const again = node({ db: slow }).save(image, { name: "a.png" });
    await writing.reached;
    const gone = node().remove(row, commandLine);
    await aWhile(gone);
    writing.open();
    await Promise.all([again, gone]);
    await expectWhole(database, storage, image);
  });
}
