import { existsSync } from "node:fs";
import { openDatabase } from "./db/client.ts";
import { prepareDataDir } from "./db/data-dir.ts";
import { lockDataDir, unusable } from "./db/lock.ts";
import { SchemaError } from "./db/migrate.ts";
import type { Env } from "./env.ts";
import { createLog, type Log } from "./log.ts";
import { closeToOthers, keepToOneself } from "./storage/private-files.ts";

export type Store = Awaited<ReturnType<typeof openStore>>;

export const logFor = (env: Env): Log =>
  createLog({
    level: env.LOG_LEVEL,
    pretty: env.NODE_ENV === "development" || process.stdout.isTTY === true,
  });

/** Opens and migrates the database; the embedded one only after taking its directory for this process. */
export async function openStore(env: Env, log: Log, onFatal: (reason: string) => void) {
  keepToOneself();
  const unlock = env.DATABASE_URL ? () => {} : lockDataDir(env.DATA_DIR);
  if (existsSync(env.DATA_DIR))
    try {
      closeToOthers(env.DATA_DIR);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, "DATA_DIR could not be closed to other users");
    }
  const dataDir = env.DATABASE_URL
    ? ""
    : await prepareDataDir(env.DATA_DIR).catch((error: unknown) => {
        throw unusable(env.DATA_DIR, error);
      });
  const database = await openDatabase({
    url: env.DATABASE_URL,
    ...(!env.DATABASE_URL && { embedded: { dataDir } }),
    onFatal,
    // The error carries its whole client: only its words are for the log.
    onIdleError: ({ message }) => log.warn({ reason: message }, "lost an idle database connection"),
  }).catch((error: unknown) => {
    throw env.DATABASE_URL ? error : unusable(env.DATA_DIR, error);
  });
  const { slowSearches } = await database.migrate().catch((error: unknown) => {
    throw env.DATABASE_URL || error instanceof SchemaError ? error : unusable(env.DATA_DIR, error);
  });
  if (slowSearches)
    log.warn({ reason: slowSearches }, "without the extension pg_trgm searches of the area read every row");
  return {
    database,
    async close() {
      await database.close();
      unlock();
    },
  };
}
