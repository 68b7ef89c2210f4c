import { join } from "node:path";
import type { Feature, Ground } from "../feature.ts";
import { version } from "../version.ts";
import { backUp, backupJobs } from "./backup.jobs.ts";
import { type Backups, backupsService } from "./backups.service.ts";
import { maintenanceJobs, sweep } from "./maintenance.jobs.ts";

export const maintenanceFeature = {
  name: "maintenance",
  build: ({ env, database, storage }: Ground) => ({
    backups: backupsService({ database, storage, dir: join(env.DATA_DIR, "backups"), version }),
  }),
  jobKinds: [sweep, backUp],
  jobs: ({ env, database, sweepers, backups }: Ground & { backups: Backups }) => [
    ...maintenanceJobs(sweepers),
    ...backupJobs({ backups, nightly: env.BACKUPS ?? database.kind === "embedded" }),
  ],
} satisfies Feature<Ground & { backups: Backups }>;
