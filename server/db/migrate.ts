import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { ensureTrigrams } from "./trigrams.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
const LOCK = 7141;
/** What the newest incompatible migration leaves behind for versions that do not know it. */
const FLOOR = "schema-floor";
/** The first line of a migration after which earlier versions cannot run, or only not on that kind; the reason follows. */
const MARK = /^-- incompatible(?: \((embedded)\))?: (.+)/;

/** The database is in a state that this version cannot work with; the message says it to the operator. */
export class SchemaError extends Error {
  override name = "SchemaError";
  says: string;
  todo: string;
  constructor(says: string, todo: string) {
    super(`${says}. ${todo}`);
    this.says = says;
    this.todo = todo;
  }
}

export interface Migration {
  /** Its name, as `0024_what`. */
  tag: string;
  /** When it was made, in milliseconds: the database remembers it by this. */
  when: number;
  /** Why a version without it cannot run on a database with it. */
  incompatible?: string;
  /** The only kind of database that this is true of. */
  only?: DatabaseKind;
}
export type DatabaseKind = "embedded" | "server";

/** All that this version knows, oldest first. */
export function knownMigrations(folder = migrationsFolder): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as {
    entries: Migration[];
  };
  return entries.map(({ tag, when }) => {
    const [, only, incompatible] = MARK.exec(readFileSync(join(folder, `${tag}.sql`), "utf8")) ?? [];
    return { tag, when, ...(incompatible && { incompatible }), ...(only && { only: only as DatabaseKind }) };
  });
}

/** One process at a time, over all that use this database; held until the connection ends. */
export const holdMigrations = (client: pg.Client) => client.query("select pg_advisory_lock($1)", [LOCK]);

export interface Upgrade {
  kind: DatabaseKind;
  /** Of the site. */
  version: string;
  folder?: string;
}
/**
 * Brings a database up to date; others that want to do so wait meanwhile.
 * @returns why searches of the area read every row, where they do
 * @throws SchemaError where this version is too old for it, or a restore has not come to its end
 */
export async function migrateDatabase(
  client: pg.Client,
  { kind, version, folder = migrationsFolder }: Upgrade,
): Promise<{ slowSearches?: string }> {
  await holdMigrations(client);
  const known = knownMigrations(folder);
  const last = known.at(-1)?.when ?? 0;
  await refuseUnfit(client, version, known);
  await applyMigrations(client, last, folder);
  const marked = known.findLast(({ incompatible, only }) => incompatible && (only ?? kind) === kind);
  // One that this version knows to be none, as an earlier one took it for.
  await client.query(
    `delete from settings where key = $1 and (value->>'when')::bigint <= $2 and (value->>'when')::bigint <> $3`,
    [FLOOR, last, marked?.when ?? 0],
  );
  if (marked)
    await client.query("insert into settings (key, value) values ($1, $2) on conflict do nothing", [
      FLOOR,
      JSON.stringify({ ...marked, version }),
    ]);
  return { slowSearches: await ensureTrigrams(client) };
}

/** Those that were made up to a moment, and that the database has not had. */
export async function applyMigrations(client: pg.Client, upTo: number, folder = migrationsFolder) {
  const files = readMigrationFiles({ migrationsFolder: folder });
  // As drizzle's own `migrate` does, which knows no moment.
  const db = drizzle(client) as unknown as {
    dialect: { migrate(files: unknown[], session: unknown, config: object): Promise<void> };
    session: unknown;
  };
  const wanted = files.filter(({ folderMillis }) => folderMillis <= upTo);
  await db.dialect.migrate(wanted, db.session, { migrationsFolder: folder });
}

/**
 * What a start refuses, without changing anything.
 * @throws SchemaError where this version is too old for the database, or a restore has not come to its end
 */
export async function refuseUnfit(
  client: pg.Client,
  version: string,
  known: readonly Migration[] = knownMigrations(),
): Promise<void> {
  if (await exists(client, "restoring.state"))
    throw new SchemaError(
      "The database holds a restore that has not come to its end",
      "Run the same command again, or begin with an empty database",
    );
  if (!(await exists(client, "public.settings"))) return;
  const { rows } = await client.query("select value from settings where key = $1", [FLOOR]);
  const floor = rows[0]?.value as (Migration & { version: string }) | undefined;
  if (!floor || floor.when <= (known.at(-1)?.when ?? 0)) return;
  throw new SchemaError(
    `Version ${version} of the site cannot run on this database: version ${floor.version} has changed it by ${floor.tag} (${floor.incompatible})`,
    "Start that version or a later one, or restore a backup from before: docs/operations.md",
  );
}

export async function exists(client: pg.Client, table: string): Promise<boolean> {
  return (await client.query("select to_regclass($1) is not null as there", [table])).rows[0].there;
}
