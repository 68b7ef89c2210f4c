import type { Audit } from "../audit/audit.service.ts";
import type { Feature, Ground } from "../feature.ts";
import type { Guards } from "../http/protect.ts";
import type { Mails } from "../mails/mails.service.ts";
import { heldJobs, mailHeld } from "./held.jobs.ts";
import { leadExportRoutes } from "./export.routes.ts";
import { sendLeadWebhook, webhookJobs, type WebhookTarget } from "./webhook.jobs.ts";
import { leadsRoutes } from "./leads.routes.ts";
import { eraseOld, retentionJobs } from "./retention.jobs.ts";
import { findNames } from "./leads.store.ts";
import { leadsService } from "./leads.service.ts";
import { personsService } from "./persons.service.ts";

const targetOf = ({ env }: Pick<Ground, "env">): WebhookTarget | undefined =>
  env.LEADS_WEBHOOK_URL && env.LEADS_WEBHOOK_SECRET
    ? { url: env.LEADS_WEBHOOK_URL, secret: env.LEADS_WEBHOOK_SECRET }
    : undefined;

type Needs = Ground & { audit: Audit; mails: Mails };

function build(needs: Needs) {
  const { db, queue, audit, mails, leadSources, recipient } = needs;
  const webhook = targetOf(needs) !== undefined;
  const kept = { db, audit, mails, sources: leadSources };
  const leads = leadsService({ ...kept, queue, webhook, replyTo: recipient });
  return {
    leads,
    persons: personsService(kept),
    addLead: leads.add,
    leadNames: (ids: readonly string[]) => findNames(db, ids),
  };
}

export const leadsFeature = {
  name: "leads",
  build,
  routes({ app, bind }, deps: Needs & ReturnType<typeof build> & { guards: Guards }) {
    leadExportRoutes(app, deps);
    leadsRoutes(bind, deps);
  },
  jobKinds: [sendLeadWebhook, mailHeld, eraseOld],
  jobs: (deps: Needs & ReturnType<typeof build>) => [
    ...retentionJobs(deps),
    ...webhookJobs({ db: deps.db, target: targetOf(deps) }),
    ...heldJobs({ ...deps, siteAddress: deps.address.visited }),
  ],
} satisfies Feature;
