import { z } from "zod";
import type { Sweep } from "../feature.ts";
import { defineJob, type Job, job } from "../jobs/job.ts";

export const sweep = defineJob({
  name: "maintenance.sweep",
  data: z.object({}).loose(),
  options: { retryLimit: 2, retryDelay: 60, schedule: "7 * * * *", policy: "exclusive" },
});

/** Hourly: each feature removes what has run out. */
export function maintenanceJobs(
  sweepers: () => readonly (readonly [feature: string, sweep: Sweep])[],
): Job[] {
  return [
    job(sweep, async (_data, run) => {
      for (const [name, clean] of sweepers()) {
        await clean(new Date());
        run.log.debug({ sweeper: name }, "swept");
      }
    }),
  ];
}
