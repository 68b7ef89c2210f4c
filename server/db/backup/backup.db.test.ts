import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { describe, expect, onTestFinished } from "vitest";
import { articleForm } from "../../../tests/articles.ts";
import { openTestDatabase } from "../../../tests/database.ts";
import { type TestSite, test } from "../../../tests/site.ts";
import { jobKinds } from "../../features.ts";
import { createLog } from "../../log.ts";
import type { ObjectStorage } from "../../storage/storage.ts";
import type { Database } from "../client.ts";
import { verifyBackup } from "./file.ts";
import { restoreBackup } from "./restore.ts";
import { findTables, speakPlainly, sumTable } from "./tables.ts";
import { makeBackup } from "./write.ts";

const log = createLog({ level: "silent", pretty: false });
const picture = Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * n) % 251));

function tempFile(name = "copy.ndjson.gz") {
  const dir = mkdtempSync(join(tmpdir(), "backup-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return join(dir, name);
}
async function emptyOne() {
  const database = await openTestDatabase(true);
  onTestFinished(() => database.close());
  return database;
}
/** A bucket: files that are in no table. */
const bucket = (stored: Map<string, Uint8Array>): ObjectStorage => ({
  put: async (key, bytes) => void stored.set(key, bytes),
  get: async (key) =>
    stored.has(key) ? { bytes: stored.get(key) as Uint8Array, contentType: "image/webp" } : undefined,
  delete: async (key) => void stored.delete(key),
  keys: async function* () {
    yield* stored.keys();
  },
});
async function everyTable({ config }: Database) {
  const client = new pg.Client(config);
  await client.connect();
  await speakPlainly(client);
  const sums = [];
  for (const table of await findTables(client)) sums.push(await sumTable(client, table));
  await client.end();
  return sums;
}

/** A site that has been used: people's records, an administrator, a picture, words that are hard on a file, waiting jobs. */
async function used(site: TestSite) {
  const { deps } = site;
  const admin = await site.admin();
  await site.visitor().send("POST", "/api/contact", {
    name: "Dana\u2028Whitfield",
    email: "dana@larkspur.example",
    message: 'Quotes " and \\ and \n lines, emoji 📞, and {"braces": [1]}',
  });
  for (const title of ["First of two articles", "Second of two articles"])
    expect((await admin.write("POST", "/api/articles", articleForm({ title, published: true }))).status).toBe(
      201,
    );
  await deps.storage.put("images/x/640.webp", picture, { contentType: "image/webp" });
  await deps.database.pool.query(
    "insert into settings (key, value) values ('odd', '{\"n\": 12345678901234567890.5}')",
  );
}

describe("a backup", () => {
  test("restored into an empty database has every row of every table, and is refused by one that is not empty", async ({
    site,
  }) => {
    await used(site);
    const { database } = site.deps;
    const file = tempFile();
    const header = await makeBackup(database, { file, version: "1" });
    expect(header.tables.find(({ name }) => name === "public.articles")?.rows).toBe(2);
    expect(header.tables.find(({ name }) => name === "public.audit_entries")?.rows).toBeGreaterThan(2);

    const other = await emptyOne();
    await restoreBackup(other, { file, jobKinds, log });
    expect(await everyTable(other)).toEqual(header.tables);
    const { rows } = await other.pool.query("select bytes from objects");
    expect(picture.equals(rows[0].bytes)).toBe(true);
    // It is a whole database again: migrated, its keys and triggers at work, its next numbers where they were.
    await other.migrate();
    await expect(other.pool.query("delete from audit_entries")).rejects.toThrow("append-only");
    await expect(other.pool.query("update sessions set user_id = gen_random_uuid()")).rejects.toThrow(
      "foreign key",
    );
    const next = await other.pool.query(
      "select nextval('audit_entries_id_seq') > max(id) as later from audit_entries",
    );
    expect(next.rows).toEqual([{ later: true }]);
    expect((await other.pool.query("select published from article_count")).rows).toEqual([{ published: 2 }]);

    await expect(restoreBackup(other, { file, jobKinds, log })).rejects.toThrow(
      /is not empty: it has \d+ tables/,
    );
  });

  test("that lost its end, or one row of it, is found out; a restore that was stopped goes on where it was, a bucket's pictures included", async ({
    site,
  }) => {
    await used(site);
    const file = tempFile();
    const pictures = new Map([
      ["images/a/640.webp", picture],
      ["share/b.png", Buffer.from([0, 10, 255])],
    ]);
    const header = await makeBackup(site.deps.database, { file, version: "1", storage: bucket(pictures) });
    const whole = readFileSync(file);
    const bad = tempFile();
    writeFileSync(bad, whole.subarray(0, whole.length - 400));
    await expect(verifyBackup(bad)).rejects.toThrow("cannot be read: it is cut off");
    writeFileSync(bad, gzipSync(gunzipSync(whole).toString().replace("larkspur", "larkspvr")));
    await expect(verifyBackup(bad)).rejects.toThrow("is damaged: public.contact_messages has other rows");
    writeFileSync(bad, gzipSync("[]\n"));
    await expect(verifyBackup(bad)).rejects.toThrow("is no backup of this site");

    // A file of the first format is read as ever.
    const [first = "", ...rows1] = gunzipSync(whole).toString().trimEnd().split("\n");
    const { bucket: _, ...parts } = JSON.parse(first);
    const asFirst = [JSON.stringify({ ...parts, format: "site-backup/1", files: 2 }), ...rows1.slice(0, -1)];
    writeFileSync(bad, gzipSync(`${asFirst.join("\n")}\n`));
    expect(await verifyBackup(bad)).toMatchObject({ id: header.id, files: 2 });
    writeFileSync(bad, gzipSync(`${asFirst.slice(0, -1).join("\n")}\n`));
    await expect(verifyBackup(bad)).rejects.toThrow("ends too early");

    const other = await emptyOne();
    const filled: string[] = [];
    const stop = new Error("stopped");
    const until = (name: string) => (table: { name: string }) => {
      filled.push(table.name);
      if (table.name === name) throw stop;
    };
    await expect(restoreBackup(other, { file, jobKinds, log, storage: site.deps.storage })).rejects.toThrow(
      "set the bucket (S3_BUCKET)",
    );
    const placed = new Map<string, Uint8Array>();
    const restoring = { file, jobKinds, log, storage: bucket(placed) };
    await expect(
      restoreBackup(other, { ...restoring, progress: until("public.audit_entries") }),
    ).rejects.toBe(stop);
    // Nobody takes the half for a whole.
    await expect(other.migrate()).rejects.toThrow("a restore that has not come to its end");
    const { rows } = await other.pool.query("select xmin::text from audit_entries");
    await restoreBackup(other, { ...restoring, progress: ({ name }) => filled.push(name) });
    expect((await other.pool.query("select xmin::text from audit_entries")).rows).toEqual(rows);
    expect(await everyTable(other)).toEqual(header.tables);
    expect(placed).toEqual(pictures);
  });
});
