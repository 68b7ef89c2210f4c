import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;

/** The data directory belongs to another process. */
export class DataDirInUseError extends Error {
  override name = "DataDirInUseError";
}

/**
 * Holds the data directory for this process: two writers would corrupt the embedded database. The operating
 * system frees the lock when the process dies, whatever kills it.
 * @throws DataDirInUseError naming the holder.
 */
export function lockDataDir(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const holderFile = join(dir, "lock.holder");
  const lock = new DatabaseSync(join(dir, "lock.sqlite"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DataDirInUseError(
      `${dir} is in use by ${readHolder(holderFile)}. Stop it, or set another DATA_DIR, or use DATABASE_URL.`,
    );
  }
  writeFileSync(holderFile, `process ${process.pid}, since ${new Date().toISOString()}`);
  return () => lock.close();
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "another process";
  }
}
