import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BackupError, type ReadBackup, verifyBackup } from "./db/backup/file.ts";
import { refuseUnlessEmpty, restoreBackup } from "./db/backup/restore.ts";
import type { TableSum } from "./db/backup/tables.ts";
import { makeBackup } from "./db/backup/write.ts";
import { type Database, openDatabase } from "./db/client.ts";
import { halfRestored, refuseHalfRestored } from "./db/data-dir.ts";
import { lockDataDir, unusable } from "./db/lock.ts";
import { storageFor } from "./deps.ts";
import type { Env } from "./env.ts";
import { jobKinds } from "./features.ts";
import type { Log } from "./log.ts";
import { manualName } from "./maintenance/backups.service.ts";
import { isFolder } from "./storage/make-folder.ts";
import { keepToOneself } from "./storage/private-files.ts";
import { version } from "./version.ts";

/** What one of these acts is given; `say` is told of each table, or of what else there is to tell. */
export interface Copying {
  env: Env;
  log: Log;
  say: (what: string) => void;
}

const onFatal = (reason: string) => {
  throw new BackupError(`The database can serve no more: ${reason}`);
};
const onServer = (url: string) => openDatabase({ url, onFatal, onIdleError: () => {} });
const told = (say: Copying["say"]) => (table: TableSum) => {
  if (table.rows) say(`${table.name}: ${table.rows} rows`);
};

/** As it stands, without a migration: it may be what a migration is to be undone with. */
async function openAsItIs(env: Env): Promise<Database> {
  if (env.DATABASE_URL) return onServer(env.DATABASE_URL);
  const dataDir = join(env.DATA_DIR, "pg");
  return openDatabase({ embedded: { dataDir }, onFatal }).catch((error: unknown) => {
    throw unusable(env.DATA_DIR, error);
  });
}

/** Before anything is made there: taking a folder for oneself makes it. */
function refuseWithoutDatabase({ DATA_DIR }: Env): void {
  refuseHalfRestored(DATA_DIR);
  if (!existsSync(join(DATA_DIR, "pg")))
    throw new BackupError(`There is no database in DATA_DIR ${DATA_DIR}`);
}

/** Nobody else uses DATA_DIR meanwhile, where the database lies in it. */
async function alone<T>(env: Env, embedded: boolean, work: () => Promise<T>): Promise<T> {
  keepToOneself();
  const unlock = embedded ? lockDataDir(env.DATA_DIR) : () => {};
  try {
    return await work();
  } finally {
    unlock();
  }
}

/** Backs up what the environment names. @returns the file @throws BackupError, DataDirError */
export async function backUpSite(
  { env }: Pick<Copying, "env">,
  to?: string,
): Promise<{ file: string; header: ReadBackup }> {
  if (to && existsSync(to) && !isFolder(to))
    throw new BackupError(`${to} is there already: name another file, or move that one away first`);
  if (!env.DATABASE_URL) refuseWithoutDatabase(env);
  return alone(env, !env.DATABASE_URL, async () => {
    const database = await openAsItIs(env);
    try {
      const file = to ?? join(env.DATA_DIR, "backups", manualName(new Date()));
      const header = await makeBackup(database, {
        file,
        version,
        storage: await storageFor(env, database.db),
      });
      return { file, header };
    } finally {
      await database.close();
    }
  });
}

/**
 * Fills the empty database that the environment names. An embedded one is made under another name and gets its own when
 * it is whole: until then no start takes it, and the next try begins anew over it. @throws BackupError
 */
export const restoreSite = ({ env, log, say }: Copying, file: string): Promise<ReadBackup> =>
  alone(env, !env.DATABASE_URL, async () => {
    const fill = async (database: Database, verified?: ReadBackup) =>
      restoreBackup(database, {
        file,
        ...(verified && { verified }),
        jobKinds,
        log,
        storage: await storageFor(env, database.db),
        progress: told(say),
      }).finally(() => database.close());
    if (env.DATABASE_URL) return fill(await onServer(env.DATABASE_URL));
    const final = join(env.DATA_DIR, "pg");
    if (existsSync(final))
      throw new BackupError(
        `${final} is there already: move it away first, a backup goes into an empty place`,
      );
    // The whole of it, before a database is made for it.
    const verified = await verifyBackup(file);
    const dataDir = halfRestored(env.DATA_DIR);
    rmSync(dataDir, { recursive: true, force: true });
    const header = await fill(await openDatabase({ embedded: { dataDir }, onFatal }), verified);
    renameSync(dataDir, final);
    return header;
  });

/**
 * Copies the embedded database of DATA_DIR to the empty PostgreSQL server of DATABASE_URL. Run again after an
 * interruption it goes on where it was. @returns the backup that it went by @throws BackupError
 */
export async function moveToServer({
  env,
  log,
  say,
}: Copying): Promise<{ file: string; header: ReadBackup }> {
  if (!env.DATABASE_URL)
    throw new BackupError("DATABASE_URL is needed: the server to which the database moves");
  refuseWithoutDatabase(env);
  return alone(env, true, async () => {
    const { DATABASE_URL: _, ...embedded } = env;
    const target = await onServer(env.DATABASE_URL as string);
    try {
      // Else each try would leave a copy of everybody's data behind.
      await refuseUnlessEmpty(target);
      const file = join(env.DATA_DIR, "backups", manualName(new Date()));
      const source = await openAsItIs(embedded);
      try {
        // Pictures of a bucket stay where they are.
        await makeBackup(source, { file, version });
      } finally {
        await source.close();
      }
      say(`${file} is written and proved`);
      return { file, header: await restoreBackup(target, { file, jobKinds, log, progress: told(say) }) };
    } finally {
      await target.close();
    }
  });
}
