import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;

/** The data directory cannot be used, or belongs to another process; the message says it to the operator. */
export class DataDirError extends Error {
  override name = "DataDirError";
}

/**
 * Holds the data directory for this process: two writers would corrupt the embedded database. The operating
 * system frees the lock when the process dies, whatever kills it.
 * @throws DataDirError naming the holder, or why the directory cannot be used.
 */
export function lockDataDir(dir: string): () => void {
  const holderFile = join(dir, "lock.holder");
  const lock = openLock(dir);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DataDirError(
      `${dir} is in use by ${readHolder(holderFile)}. Stop it, or set another DATA_DIR, or use DATABASE_URL.`,
    );
  }
  writeFileSync(holderFile, `process ${process.pid}, since ${new Date().toISOString()}`);
  return () => lock.close();
}

function openLock(dir: string): DatabaseSync {
  try {
    mkdirSync(dir, { recursive: true });
    return new DatabaseSync(join(dir, "lock.sqlite"), { timeout: 0 });
  } catch (error) {
    throw new DataDirError(`DATA_DIR ${dir} cannot be used: ${(error as Error).message}`);
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "another process";
  }
}
