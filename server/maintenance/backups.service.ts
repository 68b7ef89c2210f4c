import { readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";
import { makeBackup } from "../db/backup/write.ts";
import type { Database } from "../db/client.ts";
import { readSetting, writeSetting } from "../settings/settings.store.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { DAY_MS } from "../days.ts";

const KEPT = 7;
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.(?:ndjson\.gz|tgz)$/;
const UNFINISHED = /^\.download-|\.part$/;
const LAST = "last-backup";

const lastBackup = z.object({
  at: z.string(),
  /** The machine whose DATA_DIR has it. */
  host: z.string(),
  file: z.string(),
  bytes: z.number(),
  rows: z.number(),
  /** Why the newest try came to nothing; the rest is the last one that did not. */
  failed: z.object({ at: z.string(), reason: z.string() }).optional(),
});
export type LastBackup = z.infer<typeof lastBackup>;

export interface BackupsDeps {
  database: Database;
  storage: ObjectStorage;
  /** Where they lie. */
  dir: string;
  /** Of the site. */
  version: string;
}
export type Backups = ReturnType<typeof backupsService>;

/** `2026-05-04T03-17-00Z.ndjson.gz` */
const nightlyName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.ndjson.gz`;
/** `manual-2026-05-04T03-17-00Z.ndjson.gz`: one that somebody asked for, which no night removes. */
export const manualName = (at: Date): string => `manual-${nightlyName(at)}`;

export function backupsService({ database, storage, dir, version }: BackupsDeps) {
  const { db } = database;
  const last = async (): Promise<Partial<LastBackup>> =>
    lastBackup
      .partial()
      .catch({})
      .parse((await readSetting(db, LAST)) ?? {});
  /** What a process that was killed has left behind. */
  async function sweepUnfinished(now: Date): Promise<void> {
    for (const each of (await readdir(dir)).filter((name) => UNFINISHED.test(name))) {
      const found = await stat(join(dir, each)).catch(() => undefined);
      if (found && now.getTime() - found.mtimeMs > DAY_MS) await rm(join(dir, each), { force: true });
    }
  }
  return {
    /** The newest one of any node, and how the newest try went. */
    last,

    /**
     * Makes one, proves it by reading it again, and keeps the newest seven. How it went is remembered.
     * @throws BackupError, or the system's error where the disk does not take it
     */
    async make(now = new Date()): Promise<{ file: string; bytes: number }> {
      try {
        const file = join(dir, nightlyName(now));
        const header = await makeBackup(database, { file, version, storage });
        const { size: bytes } = await stat(file);
        const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
        const at = header.madeAt;
        await writeSetting(db, LAST, { at, host: hostname(), file: basename(file), bytes, rows });
        const old = (await readdir(dir))
          .filter((each) => NAME.test(each))
          .sort()
          .slice(0, -KEPT);
        for (const each of old) await rm(join(dir, each));
        await sweepUnfinished(now);
        return { file, bytes };
      } catch (error) {
        const failed = { at: now.toISOString(), reason: (error as Error).message };
        await writeSetting(db, LAST, { ...(await last()), failed }).catch(() => {});
        throw error;
      }
    },
  };
}
