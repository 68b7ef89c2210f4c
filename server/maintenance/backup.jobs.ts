import { z } from "zod";
import { defineJob, type Job, job } from "../jobs/job.ts";
import type { Backups } from "./backups.service.ts";

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

/** @param nightly false where somebody else makes the backups */
export function backupJobs({ backups, nightly }: { backups: Backups; nightly: boolean }): Job[] {
  return [
    job(backUp, async (_data, run) => {
      if (!nightly) return;
      const { file, bytes } = await backups.make();
      run.log.info({ file, bytes }, "backed up");
    }),
  ];
}
