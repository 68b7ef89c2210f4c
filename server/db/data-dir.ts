import { once } from "node:events";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeFolder } from "../storage/make-folder.ts";
import { openDatabase } from "./client.ts";
import { DataDirError } from "./lock.ts";

/** The migrated, empty data directory that `npm run build` makes: a first start copies it. */
export const templateFile = fileURLToPath(new URL("../../build/pgdata.tgz", import.meta.url));

/** Where a restore makes its database, until that is whole. */
export const halfRestored = (dataDir: string): string => join(dataDir, "pg.restoring");

/** @throws DataDirError where a restore was interrupted: a new site in its place is not what anybody wanted */
export function refuseHalfRestored(dataDir: string): void {
  const half = halfRestored(dataDir);
  if (existsSync(half) && !existsSync(join(dataDir, "pg")))
    throw new DataDirError(`DATA_DIR ${dataDir} holds a restore that has not come to its end`, {
      todo: `Run the same npm run restore again, or remove ${half} to begin without it`,
    });
}

/**
 * Makes sure that `DATA_DIR/pg` exists, from the template where there is one. It is made under another name
 * and renamed when whole, so that a start killed half way leaves nothing that a later one could mistake for data.
 * @throws DataDirError where a restore was interrupted
 */
export async function prepareDataDir(dataDir: string, template = templateFile): Promise<string> {
  const final = join(dataDir, "pg");
  if (existsSync(final)) return final;
  refuseHalfRestored(dataDir);
  const unpacking = join(dataDir, "pg.unpacking");
  rmSync(unpacking, { recursive: true, force: true });
  makeFolder(unpacking);
  // All of it at once: a build that goes on beside this start empties its folder first.
  const packed = existsSync(template) ? readFileSync(template) : undefined;
  if (packed) {
    // Its first start alone needs it.
    const { extract } = await import("tar");
    let fault: Error | undefined;
    const unpack = extract({
      cwd: unpacking,
      // A file that could not be written is a warning to the library, and the rest goes on.
      onwarn: (code, _message, data) => {
        if (code === "TAR_ENTRY_ERROR" && data instanceof Error) fault ??= data;
      },
    });
    const whole = once(unpack, "close");
    unpack.end(packed);
    await whole;
    if (fault) throw fault;
  } else await makeEmpty(unpacking);
  renameSync(unpacking, final);
  return final;
}

/** Lets the embedded database make its own empty data directory, with the site's tables. */
async function makeEmpty(dataDir: string): Promise<void> {
  const database = await openDatabase({
    embedded: { dataDir, brief: true },
    onFatal: (reason) => {
      throw new Error(reason);
    },
  });
  await database.migrate();
  await database.close();
}
