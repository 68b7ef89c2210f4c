import { type LeadsDeps, leadsService } from "./leads.service.ts";
import { type WebhookTarget, webhookJobs } from "./leads.jobs.ts";

/** Puts the inbox together. `sources` may grow until the first request: features that contribute also use it. */
export function buildLeads({
  target,
  ...deps
}: Omit<LeadsDeps, "webhook"> & { target: WebhookTarget | undefined }) {
  return {
    leads: leadsService({ ...deps, webhook: target !== undefined }),
    jobs: webhookJobs({ db: deps.db, target }),
  };
}
