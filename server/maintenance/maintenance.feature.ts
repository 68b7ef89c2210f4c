import { join } from "node:path";
import type { Feature, Ground } from "../feature.ts";
import { backUp, backupJobs } from "./backup.jobs.ts";
import { maintenanceJobs, sweep } from "./maintenance.jobs.ts";

export const maintenanceFeature = {
  name: "maintenance",
  jobKinds: [sweep, backUp],
  jobs: ({ env, database, sweepers }: Ground) => [
    ...maintenanceJobs(sweepers),
    ...backupJobs({
      dir: join(env.DATA_DIR, "backups"),
      dump: database.kind === "embedded" && env.BACKUPS ? database.dump : undefined,
    }),
  ],
} satisfies Feature;
