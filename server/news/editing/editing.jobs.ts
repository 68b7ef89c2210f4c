import { z } from "zod";
import { defineJob, type Job, job } from "../../jobs/job.ts";
import type { EditingService } from "./editing.service.ts";

/**
 * Publishes what is due. Queued for the moment itself with each schedule, and every minute, so that a moment that
 * passed while nothing ran is caught up.
 */
export const publishDue = defineJob({
  name: "news.publish-due",
  data: z.object({}).loose(),
  options: { retryLimit: 5, retryDelay: 5, retryBackoff: true, expireInSeconds: 120, schedule: "* * * * *" },
});

export const editingJobs = (editing: Pick<EditingService, "publishDue">): Job[] => [
  job(publishDue, async (_data, run) => {
    const published = await editing.publishDue(new Date());
    if (published) run.log.info({ published }, "published as scheduled");
  }),
];
