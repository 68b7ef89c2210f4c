import * as contract from "../../contracts/leads.ts";
import type { Db } from "../db/client.ts";
import { pagesOf } from "../db/reach.ts";
import type { Mails } from "../mails/mails.service.ts";
import { type Bind, created } from "../http/bind.ts";
import { type LeadsService, NO_LEAD } from "./leads.service.ts";
import { countByStatus, findLead, findLeads, findNeighbours, type LeadFilter } from "./leads.store.ts";
import type { PersonsService } from "./persons.service.ts";
import type { LeadRow } from "./leads.table.ts";
import { leadWeeks } from "./weeks.ts";
import { timelineOf } from "./timeline.ts";

const { LEADS_PER_PAGE } = contract;

export interface LeadsRouteDeps {
  db: Db;
  leads: LeadsService;
  persons: PersonsService;
  mails: Mails;
}

/** The inbox, for administrators. */
export function leadsRoutes(bind: Bind, { db, leads, persons, mails }: LeadsRouteDeps): void {
  const one = {
    admin: true,
    find: ({ id = "" }: Record<string, string>) => findLead(db, id),
    notFoundMessage: NO_LEAD,
  };
  bind(contract.listLeads, { admin: true }, async ({ page = 1, spam, ...rest }) => {
    const filter: LeadFilter = { ...rest, spam: spam === "1" };
    const offset = (page - 1) * LEADS_PER_PAGE;
    const { rows, total } = await findLeads(db, filter, { limit: LEADS_PER_PAGE, offset });
    return {
      leads: rows.map(leadOf),
      total,
      page,
      totalPages: pagesOf(total, LEADS_PER_PAGE),
      counts: await countByStatus(db),
    };
  });
  bind(contract.listLeadWeeks, { admin: true }, async () => ({ weeks: await leadWeeks(db, Date.now()) }));
  bind(contract.getLead, one, async (_input, { found }) => {
    const record = await leads.read(found);
    return {
      ...leadOf(found),
      facts: record?.facts ?? [],
      text: record?.text ?? "",
      turns: record?.turns ?? [],
      page: record ? leads.pageOf(found) : null,
      webhook: webhookOf(found),
      timeline: await timelineOf({ db, mails, leads }, found.email),
      ...(await findNeighbours(db, found)),
    };
  });
  bind(contract.setLeadStatus, one, async ({ status }, request) =>
    leadOf(await leads.setStatus(request.found, status, request)),
  );
  bind(contract.setLeadStatuses, { admin: true }, async ({ ids, status }, request) => ({
    changed: await leads.setStatuses(ids, status, request),
  }));
  bind(contract.addLeadNote, one, async ({ text, key }, request) => {
    const { id } = await leads.addNote(request.found, { text, key }, request);
    return created({ id });
  });
  bind(contract.replyToLead, one, async ({ subject, text, key }, request) => {
    const { deliveryId } = await leads.reply(request.found, { subject, text, key }, request);
    return created({ deliveryId });
  });
  bind(contract.releaseLead, one, async (_input, request) =>
    leadOf(await leads.release(request.found, request)),
  );
  bind(contract.announceLeadAgain, one, async (_input, request) =>
    leadOf(await leads.announceAgain(request.found, request)),
  );
  bind(contract.erasePerson, { admin: true }, async ({ email }, request) => {
    const { receipt, erased } = await persons.erasePerson(email, request);
    return { receipt, erased };
  });
}

const webhookOf = (row: LeadRow): contract.LeadDetails["webhook"] =>
  row.webhookStatus && {
    status: row.webhookStatus,
    tries: row.webhookTries,
    response: row.webhookResponse,
    at: (row.webhookAt ?? row.createdAt).toISOString(),
  };

const leadOf = (row: LeadRow): contract.Lead => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  email: row.email,
  company: row.company,
  summary: row.summary,
  status: row.status,
  spam: row.spam,
  createdAt: row.createdAt.toISOString(),
});
