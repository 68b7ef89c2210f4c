import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder, with those above it where they are missing. Node's own `recursive` never ends where the system says of
 * a folder that is there that it is not, as /proc does. @throws the system's error
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const above = dirname(resolve(path));
  if (!existsSync(above)) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

export const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
