import type { Feature, Ground } from "../feature.ts";
import type { AddLead } from "../lead-source.ts";
import type { Mails } from "../mails/mails.service.ts";
import { contactLeads } from "./contact.lead.ts";
import { contactRoutes } from "./contact.routes.ts";
import { contactService } from "./contact.service.ts";

type Needs = Ground & { mails: Mails; addLead: AddLead };

const mailboxOf = ({ recipient, address }: Ground) => ({ recipient, siteAddress: address.visited });

const build = (needs: Needs) => {
  const { env, db, mails, addLead } = needs;
  return {
    contact: contactService({ db, mails, addLead, mailbox: mailboxOf(needs), spamChecks: env.RATE_LIMITS }),
  };
};

export const contactFeature = {
  name: "contact",
  build,
  routes: ({ bind }, deps: Ground & ReturnType<typeof build>) => contactRoutes(bind, deps),
  leadSource: (deps: Needs) => contactLeads({ ...deps, mailbox: mailboxOf(deps) }),
} satisfies Feature;
