import { writeReport } from "./assessment/assessment.jobs.ts";
import { deliverMail, forgetMailFiles } from "./mails/mails.jobs.ts";
import { backUp } from "./maintenance/backup.jobs.ts";
import { mailHeld } from "./leads/held.jobs.ts";
import { sendLeadWebhook } from "./leads/leads.jobs.ts";
import { sweep } from "./maintenance/maintenance.jobs.ts";
import { publishDue } from "./news/editing/editing.jobs.ts";
import { drawShareImage } from "./news/news.jobs.ts";
import type { JobDefinition } from "./jobs/job.ts";

/** Every kind of job there is: the queue makes a place for each at start. */
export const jobDefinitions: JobDefinition[] = [
  deliverMail,
  forgetMailFiles,
  sweep,
  backUp,
  drawShareImage,
  writeReport,
  publishDue,
  sendLeadWebhook,
  mailHeld,
];
