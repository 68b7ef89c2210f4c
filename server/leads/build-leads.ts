import { type HeldJobsDeps, heldJobs } from "./held.jobs.ts";
import { type LeadsDeps, leadsService } from "./leads.service.ts";
import { type WebhookTarget, webhookJobs } from "./leads.jobs.ts";

/** Puts the inbox together. `sources` may grow until the first request: features that contribute also use it. */
export function buildLeads({
  target,
  siteAddress,
  ...deps
}: Omit<LeadsDeps, "webhook"> & Pick<HeldJobsDeps, "siteAddress"> & { target: WebhookTarget | undefined }) {
  return {
    leads: leadsService({ ...deps, webhook: target !== undefined }),
    jobs: [
      ...webhookJobs({ db: deps.db, target }),
      ...heldJobs({ ...deps, recipient: deps.replyTo, siteAddress }),
    ],
  };
}
