import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

const OTHERS = 0o077;

/** Whatever this process makes from now on is its user's alone. */
export function keepToOneself(): void {
  process.umask(OTHERS);
}

/**
 * Takes the access of others from a folder and all in it: answers, mails and hashes of passwords lie there. The embedded
 * database makes its files with modes of its own, and an earlier version's are open to all.
 * @throws the system's error where this process may not
 */
export function closeToOthers(path: string): void {
  close(path);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) closeToOthers(inside);
    else if (entry.isFile()) close(inside);
  }
}

function close(path: string): void {
  const { mode } = lstatSync(path);
  if (mode & OTHERS) chmodSync(path, mode & ~OTHERS);
}
