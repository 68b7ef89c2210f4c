import { z } from "zod";
import { site } from "../../site.config.ts";
import { bySchedule } from "../audit/audit.service.ts";
import type { LeadKind } from "../../contracts/leads.ts";
import { defineJob, type Job, job } from "../jobs/job.ts";
import type { PersonsService } from "./persons.service.ts";
import { DAY_MS } from "../days.ts";

/** Daily at 04:23 UTC; a day that the site was stopped is made up for at its start. */
export const eraseOld = defineJob({
  name: "leads.retention",
  data: z.object({}).loose(),
  options: {
    retryLimit: 5,
    retryDelay: 60,
    schedule: "23 4 * * *",
    policy: "exclusive",
    expireInSeconds: 3600,
  },
});

/** Days for each kind of lead. */
const keptDays: Record<LeadKind, number> = {
  contact: site.kept.messages,
  assessment: site.kept.assessments,
  "demo-call": site.kept.demoCalls,
};

/** Erases what has been kept as long as the privacy policy says. */
export function retentionJobs({
  persons,
  now = () => new Date(),
}: {
  persons: PersonsService;
  now?: () => Date;
}): Job[] {
  return [
    job(eraseOld, async (_data, run) => {
      for (const [kind, days] of Object.entries(keptDays) as [LeadKind, number][]) {
        const erased = await persons.eraseQuiet(kind, new Date(now().getTime() - days * DAY_MS), bySchedule);
        if (erased) run.log.info({ kind, erased }, "erased what was kept long enough");
      }
    }),
  ];
}
