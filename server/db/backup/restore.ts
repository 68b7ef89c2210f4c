import type pg from "pg";
import type { JobDefinition } from "../../jobs/job.ts";
import { createQueue } from "../../jobs/queue.ts";
import type { Log } from "../../log.ts";
import type { ObjectStorage } from "../../storage/storage.ts";
import type { Database } from "../client.ts";
import { applyMigrations, exists, holdMigrations, knownMigrations } from "../migrate.ts";
import { connectAlone, inOperatorsWords } from "../server-faults.ts";
import {
  BackupError,
  type BackupHeader,
  fileLine,
  lastLine,
  parseHeader,
  type ReadBackup,
  readLines,
  verifyBackup,
} from "./file.ts";
import { differences, findTables, speakPlainly, sumTable, type TableSum } from "./tables.ts";
import { readQueueVersion } from "./write.ts";

/** Characters of rows put in at a time. */
const AT_A_TIME = 4_000_000;

export interface RestoreOptions {
  file: string;
  /** What `verifyBackup` said of the file, where it was asked already. */
  verified?: ReadBackup;
  /** Every kind of job: the queue makes its own tables. */
  jobKinds: readonly JobDefinition[];
  /** Where pictures go that lay outside the database. */
  storage?: ObjectStorage;
  log: Log;
  /** Told after each table. */
  progress?: (table: TableSum) => void;
}

/**
 * Fills an empty database from a backup, and compares every table at the end. Stopped half way, the same call goes on
 * where it was; until it is whole, the site does not start on this database.
 * @throws BackupError when the database is not empty, the file is damaged, or a table came out differently
 */
export async function restoreBackup(database: Database, options: RestoreOptions): Promise<ReadBackup> {
  const { file, storage, progress } = options;
  const header = options.verified ?? (await verifyBackup(file));
  // Where files are rows, they would make the tables others than those that were saved.
  if (header.files && !storage?.keys)
    throw new BackupError(
      "The backup has pictures of a bucket: set the bucket (S3_BUCKET) that they go into",
    );
  const client = await connectAlone(database.config);
  try {
    await speakPlainly(client);
    await holdMigrations(client);
    await begin(client, header);
    await prepare(client, database, header, options);
    const lines = readLines(file);
    parseHeader(file, (await lines.next()).value ?? undefined);
    for (const table of header.tables) {
      await fill(client, table, lines);
      progress?.(table);
    }
    for await (const line of lines) await putFile(storage, line);
    await finish(client, header);
    return header;
  } catch (error) {
    throw database.kind === "server" ? inOperatorsWords(error) : error;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Before anything is made for it: a database that cannot be reached, or holds something already.
 * @throws BackupError, DatabaseUnreachableError
 */
export async function refuseUnlessEmpty({ config }: Database): Promise<void> {
  const client = await connectAlone(config);
  try {
    if (!(await exists(client, "restoring.state"))) await refuseTables(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function refuseTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select count(*) as tables from pg_tables where schemaname in ('public', 'pgboss', 'drizzle')",
  );
  if (rows[0].tables)
    throw new BackupError(
      `The database is not empty: it has ${rows[0].tables} tables. A backup is restored into an empty one`,
    );
}

/** Takes an empty database for this backup, or finds what it has begun. */
async function begin(client: pg.Client, header: BackupHeader): Promise<void> {
  if (await exists(client, "restoring.state")) {
    const { rows } = await client.query("select backup from restoring.state");
    if (rows[0]?.backup === header.id) return;
    throw new BackupError(
      "The database holds the beginning of another restore: drop it and create it again, or go on with that one",
    );
  }
  await refuseTables(client);
  if ((header.migrations.at(-1) ?? 0) > (knownMigrations().at(-1)?.when ?? 0))
    throw new BackupError(
      `The backup was made by a newer version of the site (${header.version}): use that one`,
    );
  await client.query(`begin;
    create schema restoring;
    create table restoring.state (backup text not null, prepared boolean not null default false);
    create table restoring.progress (name text primary key, rows integer not null);
    create table restoring.foreign_keys (name text not null, definition text not null);
    commit`);
  await client.query("insert into restoring.state (backup) values ($1)", [header.id]);
}

/** Makes the tables as they were, empty, and keeps aside what would refuse or add rows while they come. */
async function prepare(client: pg.Client, database: Database, header: BackupHeader, options: RestoreOptions) {
  if ((await client.query("select prepared from restoring.state")).rows[0].prepared) return;
  await applyMigrations(client, header.migrations.at(-1) ?? 0);
  if (header.queue) {
    await (await createQueue(database, options.jobKinds, options.log)).stop();
    const queue = await readQueueVersion(client);
    if (queue !== header.queue)
      throw new BackupError(
        `The backup's queue is of version ${header.queue}, this one's of ${queue}: restore with version ${header.version} of the site and upgrade it then`,
      );
  }
  const tables = await findTables(client);
  const missing = header.tables.filter(({ name }) => !tables.some((table) => table.name === name));
  if (missing.length)
    throw new BackupError(`The backup has tables that are unknown here: ${missing[0]?.name}`);
  await client.query("begin");
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`
    insert into restoring.foreign_keys select format('%I.%I', n.nspname, c.relname),
        format('add constraint %I %s', k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'pgboss');
    do $$ declare k record; begin
      for k in select conrelid::regclass as on_table, conname from pg_constraint
        where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text in ('public', 'pgboss')
      loop execute format('alter table %s drop constraint %I', k.on_table, k.conname); end loop;
    end $$`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
  await client.query("update restoring.state set prepared = true");
  await client.query("commit");
}

/** The rows of a table that are not there yet. */
async function fill(client: pg.Client, table: TableSum, lines: AsyncGenerator<string>): Promise<void> {
  const { rows } = await client.query("select rows from restoring.progress where name = $1", [table.name]);
  const there: number = rows[0]?.rows ?? 0;
  const columns = table.columns.join(", ");
  const insert = `insert into ${table.name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table.name}, $1::jsonb)`;
  let batch: string[] = [];
  let size = 0;
  for (let row = 0; row < table.rows; row++) {
    const { value } = await lines.next();
    if (row < there) continue;
    batch.push(value);
    size += value.length;
    if (size < AT_A_TIME && row < table.rows - 1) continue;
    await client.query("begin");
    await client.query(insert, [`[${batch.join(",")}]`]);
    await client.query(
      "insert into restoring.progress values ($1, $2) on conflict (name) do update set rows = excluded.rows",
      [table.name, row + 1],
    );
    await client.query("commit");
    batch = [];
    size = 0;
  }
}

async function putFile(storage: ObjectStorage | undefined, line: string): Promise<void> {
  const read: unknown = JSON.parse(line);
  if (lastLine.safeParse(read).success) return;
  const { key, contentType, base64 } = fileLine.parse(read);
  if (!contentType) return;
  if (!storage)
    throw new BackupError(`The backup has pictures of a bucket, and there is no place for ${key}`);
  const bytes = Buffer.from(base64, "base64");
  await storage.put(key, bytes, { contentType });
  const stored = await storage.get(key);
  if (!stored || !bytes.equals(stored.bytes)) throw new BackupError(`${key} was not stored as it was`);
}

/** Compares all, then puts back what was kept aside. All of it or nothing. */
async function finish(client: pg.Client, header: BackupHeader): Promise<void> {
  const found: TableSum[] = [];
  for (const table of header.tables) found.push(await sumTable(client, table));
  const wrong = differences(header.tables, found);
  if (wrong.length) throw new BackupError(`The restored database is not what was saved: ${wrong.join(", ")}`);
  await client.query("begin");
  for (const { name, last } of header.sequences)
    if (last !== undefined) await client.query("select setval($1, $2)", [name, last]);
  for (const { name } of await findTables(client))
    await client.query(`alter table ${name} enable trigger user`);
  const { rows } = await client.query("select name, definition from restoring.foreign_keys");
  for (const { name, definition } of rows) await client.query(`alter table ${name} ${definition}`);
  await client.query("drop schema restoring cascade");
  await client.query("commit");
}
