import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { isFolder, makeFolder } from "../../storage/make-folder.ts";
import type { ObjectStorage } from "../../storage/storage.ts";
import type { Database } from "../client.ts";
import { BackupError, headerOf, type ReadBackup, verifyBackup } from "./file.ts";
import { connectAlone, inOperatorsWords } from "../server-faults.ts";
import { exists } from "../migrate.ts";
import { findTables, linesOf, readSequences, speakPlainly, sumTable, type TableSum } from "./tables.ts";

/** Bytes of rows asked for at a time: pictures are rows too. */
const AT_A_TIME = 4_000_000;

export interface BackupOptions {
  file: string;
  /** Of the site. */
  version: string;
  /** Whose files lie outside the database. */
  storage?: ObjectStorage;
}

/**
 * Writes every table as it stands at one moment, and reads the file again to hold it against what the database counted
 * and added up. The file has its name only when that was so.
 * @throws BackupError when what was written is not what was there, or the file cannot be written
 */
export async function makeBackup(
  database: Pick<Database, "config" | "kind">,
  { file, version, storage }: BackupOptions,
): Promise<ReadBackup> {
  if (isFolder(file)) throw new BackupError(`${file} is a folder: name a file in it`);
  const part = `${file}.part`;
  try {
    makeFolder(dirname(file));
    await writeBackup(database, { file: part, version, storage });
    const header = await verifyBackup(part);
    await rename(part, file);
    return header;
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw unwritable(file, database.kind === "server" ? inOperatorsWords(error) : error);
  }
}

const DENIED = "this user may not write there";
/** Why the system takes no file there, for whoever named the place. */
const FAULTS: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EACCES: DENIED,
  EPERM: DENIED,
  EROFS: DENIED,
  ENOTDIR: "a file is in the way",
  EEXIST: "a file is in the way",
  ENOENT: "no folder can be made there",
};
function unwritable(file: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const reason = syscall && FAULTS[code ?? ""];
  return reason ? new BackupError(`${file} cannot be written: ${reason}`, { cause: error }) : error;
}

async function writeBackup(
  { config, kind }: Pick<Database, "config" | "kind">,
  { file, version, storage }: BackupOptions,
): Promise<void> {
  const client = await connectAlone(config);
  try {
    await speakPlainly(client);
    await refuseHalf(client);
    await client.query("begin isolation level repeatable read read only");
    const tables: TableSum[] = [];
    for (const table of await findTables(client)) tables.push(await sumTable(client, table));
    const header = headerOf({
      madeAt: new Date().toISOString(),
      version,
      database: kind,
      migrations: await readMigrations(client),
      queue: await readQueueVersion(client),
      sequences: await readSequences(client),
      tables,
      bucket: storage?.keys !== undefined,
    });
    await pipeline(
      async function* () {
        yield `${JSON.stringify(header)}\n`;
        // By the key's index: rows with pictures would be sorted on the disk.
        await client.query("set local enable_sort = off; set local enable_seqscan = off");
        for (const table of tables) yield* rowsOf(client, table);
        // Before the bucket, which takes its time: nobody waits for that.
        await client.query("commit");
        if (storage?.keys) yield* filesOf(storage, storage.keys());
      },
      createGzip(),
      createWriteStream(file, { flush: true }),
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** There is nothing to keep, or not all of it. */
async function refuseHalf(client: pg.Client): Promise<void> {
  if (await exists(client, "restoring.state"))
    throw new BackupError(
      "The database holds a restore that has not come to its end: run that one again before you back up",
    );
  if (!(await exists(client, "drizzle.__drizzle_migrations")))
    throw new BackupError("The database has no tables of the site: there is nothing to back up");
}

async function* rowsOf(client: pg.Client, table: TableSum): AsyncGenerator<string> {
  const count = Math.min(2000, Math.max(1, Math.floor(AT_A_TIME / (table.longest || 1))));
  if (!table.rows) return;
  await client.query(`declare backup_rows no scroll cursor for ${linesOf(table)}`);
  for (;;) {
    const { rows } = await client.query(`fetch ${count} from backup_rows`);
    if (rows.length) yield `${rows.map(({ line }) => line).join("\n")}\n`;
    if (rows.length < count) break;
  }
  await client.query("close backup_rows");
}

async function* filesOf(storage: ObjectStorage, keys: AsyncIterable<string>): AsyncGenerator<string> {
  let files = 0;
  for await (const key of keys) {
    yield await storedFile(storage, key);
    files++;
  }
  yield `${JSON.stringify({ files })}\n`;
}

async function storedFile(storage: ObjectStorage, key: string): Promise<string> {
  const found = await storage.get(key);
  // Deleted since it was listed: an empty one is restored as none.
  const bytes = Buffer.from(found?.bytes ?? []);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const contentType = found?.contentType ?? "";
  return `${JSON.stringify({ key, contentType, sha256, base64: bytes.toString("base64") })}\n`;
}

/** When each applied migration was made. */
export async function readMigrations(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query(
    "select created_at from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ created_at }) => Number(created_at));
}

/** 0 where no queue was ever started. */
export async function readQueueVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query("select to_regclass('pgboss.version') is not null as there");
  if (!rows[0].there) return 0;
  return (await client.query("select version from pgboss.version")).rows[0]?.version ?? 0;
}
