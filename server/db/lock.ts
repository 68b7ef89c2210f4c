import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../storage/make-folder.ts";

const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;

/** The data directory cannot be used, or belongs to another process; the message says it to the operator. */
export class DataDirError extends Error {
  override name = "DataDirError";
  says: string;
  /** Where the message is to say what to do as well. */
  todo?: string;
  constructor(says: string, { todo, cause }: { todo?: string; cause?: unknown } = {}) {
    super(todo ? `${says}. ${todo}` : says, { cause });
    this.says = says;
    if (todo) this.todo = todo;
  }
}

/** In a sentence why the embedded database cannot run there: no folder, a full or read-only disk, or damaged files. */
export function unusable(dir: string, error: unknown): DataDirError {
  if (error instanceof DataDirError) return error;
  const { message, code = "", errcode } = error as Error & { code?: string; errcode?: number };
  const [reason = ""] = message.split("\n");
  const told = (what: string, todo?: string) =>
    new DataDirError(`DATA_DIR ${dir} cannot be used: ${what}`, { cause: error, ...(todo && { todo }) });
  if (["ENOSPC", "EDQUOT", "53100"].includes(code) || errcode === SQLITE_FULL)
    return told(`the disk is full (${reason})`);
  if (code === "ENOTDIR" || code === "EEXIST") return told(`a file is in the way (${reason})`);
  if (code === "ENOENT") return told(`no folder can be made there (${reason})`);
  if (
    ["EROFS", "EACCES", "EPERM"].includes(code) ||
    errcode === SQLITE_READONLY ||
    errcode === SQLITE_CANTOPEN
  )
    return told(`it cannot be written to (${reason})`);
  return told(
    `its database does not start (${reason})`,
    "If its files are damaged, go back to a backup: docs/operations.md",
  );
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
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw unusable(dir, error);
    throw new DataDirError(
      `${dir} is in use by ${readHolder(holderFile)}. Stop it, or set another DATA_DIR, or use DATABASE_URL.`,
    );
  }
  try {
    writeFileSync(holderFile, `process ${process.pid}, since ${new Date().toISOString()}`);
  } catch (error) {
    lock.close();
    throw unusable(dir, error);
  }
  return () => lock.close();
}

function openLock(dir: string): DatabaseSync {
  try {
    makeFolder(dir);
    return new DatabaseSync(join(dir, "lock.sqlite"), { timeout: 0 });
  } catch (error) {
    throw unusable(dir, error);
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "another process";
  }
}
