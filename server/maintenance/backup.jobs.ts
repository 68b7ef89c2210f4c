import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { defineJob, type Job, job } from "../jobs/job.ts";

const KEPT = 7;
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tgz$/;

/** Daily at 03:17 UTC; a night that the site was stopped is made up for at the next start. */
export const backUp = defineJob({
  name: "maintenance.backup",
  data: z.object({}).loose(),
  options: {
    retryLimit: 2,
    retryDelay: 300,
    schedule: "17 3 * * *",
    policy: "exclusive",
    expireInSeconds: 3600,
  },
});

/**
 * Writes the whole embedded database as a gzipped tar of its data directory, and keeps the newest seven. The file gets
 * its name when it is whole.
 * @param dump absent where somebody else makes the backups: a PostgreSQL server, or BACKUPS=off
 */
export function backupJobs(options: { dir: string; dump: (() => Promise<Uint8Array>) | undefined }): Job[] {
  return [
    job(backUp, async (_data, run) => {
      const { dir, dump } = options;
      if (!dump) return;
      await mkdir(dir, { recursive: true });
      const name = `${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z.tgz`;
      const file = join(dir, name);
      const bytes = await dump();
      await writeFile(`${file}.part`, bytes, { flush: true });
      await rename(`${file}.part`, file);
      run.log.info({ file, bytes: bytes.length }, "backed up");
      const old = (await readdir(dir))
        .filter((each) => NAME.test(each))
        .sort()
        .slice(0, -KEPT);
      for (const each of old) await rm(join(dir, each));
    }),
  ];
}
