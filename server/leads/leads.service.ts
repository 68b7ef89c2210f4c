import type { LeadKind, LeadStatus } from "../../contracts/leads.ts";
import type { Audit, AuditOrigin } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import type { Mails } from "../mails/mails.service.ts";
import { AppError, notFound } from "../errors.ts";
import type { Queue } from "../jobs/queue.ts";
import type { LeadSource, NewLead } from "../lead-source.ts";
import * as store from "./leads.store.ts";
import type { LeadRow } from "./leads.table.ts";
import { replyMail } from "./reply.mail.ts";
import { sendLeadWebhook } from "./webhook.jobs.ts";

export const NO_LEAD = "There is no such lead";
const SUMMARY_LENGTH = 240;

export interface LeadsDeps {
  db: Db;
  audit: Audit;
  mails: Mails;
  queue: Pick<Queue, "send">;
  /** How each kind of lead answers for its records; asked when it is needed. */
  sources: () => readonly LeadSource[];
  /** Where answers to replies go. */
  replyTo: string;
  /** True when new leads are told to another system. */
  webhook: boolean;
}
export type LeadsService = ReturnType<typeof leadsService>;
/** An administrator's request. */
type Origin = AuditOrigin & { user: { id: string; username: string } };

/** What the log may say of a lead: no visitor's data. */
const subjectOf = ({ kind, id }: LeadRow) => ({ subject: `Lead ${id.slice(0, 8)}`, details: { id, kind } });

export function leadsService(deps: LeadsDeps) {
  const { db, audit, mails, queue, sources, replyTo, webhook } = deps;
  const sourceOf = ({ kind }: Pick<LeadRow, "kind">) => sources().find((source) => source.kind === kind);
  /** What waits elsewhere is nobody's to look at here. */
  const firstOf = ({ kind, status }: Pick<LeadRow, "kind" | "status">): LeadStatus =>
    status === "new" && sourceOf({ kind })?.waitsElsewhere ? "open" : status;
  const announce = async (tx: Db, lead: LeadRow) => {
    if (!webhook) return;
    await store.updateLead(tx, lead.id, {
      webhookStatus: "queued",
      webhookTries: 0,
      webhookResponse: null,
      webhookAt: new Date(),
    });
    await queue.send(sendLeadWebhook, { leadId: lead.id }, { tx });
  };

  /** Changes a lead, one change after the other. @throws AppError not_found when it has been erased */
  const changing = <T>(id: string, work: (tx: Db, lead: LeadRow) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const lead = await store.lockLead(tx, id);
      if (!lead) throw notFound(NO_LEAD);
      return work(tx, lead);
    });

  async function move(tx: Db, lead: LeadRow, to: LeadStatus, origin: AuditOrigin): Promise<LeadRow> {
    const { subject, details } = subjectOf(lead);
    await audit.record(tx, origin, {
      action: "lead.updated",
      subject,
      details: { ...details, from: lead.status, to },
    });
    return store.updateLead(tx, lead.id, { status: to });
  }

  async function takeMarkOff(tx: Db, lead: LeadRow, origin: AuditOrigin): Promise<LeadRow> {
    const released = await store.updateLead(tx, lead.id, { spam: null, status: firstOf(lead) });
    await announce(tx, released);
    await audit.record(tx, origin, { action: "lead.released", ...subjectOf(lead) });
    return released;
  }

  return {
    /** Puts a visitor's record into the inbox, in the transaction that stores it. Marked ones wait among the spam. */
    async add(tx: Db, { company = "", spam = null, summary, ...lead }: NewLead): Promise<string> {
      const stored = await store.insertLead(tx, {
        ...lead,
        company,
        spam,
        status: spam ? "new" : firstOf({ kind: lead.kind, status: "new" }),
        summary: summary.replace(/\s+/g, " ").trim().slice(0, SUMMARY_LENGTH),
      });
      // The same record once more, as when a call is saved twice: it has its lead.
      if (!stored) return (await store.lockLeadOf(tx, lead.kind, lead.subjectId))?.id ?? "";
      if (!stored.spam) await announce(tx, stored);
      return stored.id;
    },

    /** What the source knows of a lead; undefined when it is gone there. */
    read: (lead: LeadRow) => sourceOf(lead)?.read(db, lead.subjectId),

    /** The page of the area that shows more than the inbox does. */
    pageOf: (lead: LeadRow): string | null => sourceOf(lead)?.pageOf?.(lead.subjectId) ?? null,

    /** Whether mails of a kind tell the company of what somebody left. */
    isToCompany: (kind: string): boolean => sources().some(({ companyMail }) => companyMail === kind),

    setStatus: ({ id }: LeadRow, status: LeadStatus, origin: Origin): Promise<LeadRow> =>
      changing(id, (tx, lead) => move(tx, lead, status, origin)),

    /** @returns what was changed, and from what */
    setStatuses: (
      ids: readonly string[],
      status: LeadStatus,
      origin: Origin,
    ): Promise<{ id: string; from: LeadStatus }[]> =>
      db.transaction(async (tx) => {
        const changed = [];
        for (const lead of await store.lockLeads(tx, ids)) {
          if (lead.status === status) continue;
          await move(tx, lead, status, origin);
          changed.push({ id: lead.id, from: lead.status });
        }
        return changed;
      }),

    /** @throws AppError conflict when the key belongs to another note */
    addNote: (
      { id }: LeadRow,
      { text, key }: { text: string; key?: string },
      origin: Origin,
    ): Promise<{ id: string }> =>
      changing(id, async (tx, lead) => {
        const earlier = key && (await store.findNote(tx, key));
        if (earlier) {
          if (earlier.leadId === id && earlier.text === text) return earlier;
          throw keyIsTaken();
        }
        const { subject, details } = subjectOf(lead);
        await audit.record(tx, origin, {
          action: "lead.updated",
          subject,
          details: { ...details, note: "added" },
        });
        const note = await store.insertNote(tx, {
          id: key,
          leadId: lead.id,
          text,
          author: origin.user.username,
        });
        if (!note) throw keyIsTaken();
        return note;
      }),

    /** @throws AppError conflict when the key belongs to another mail */
    reply: (
      { id }: LeadRow,
      { key, ...words }: { subject: string; text: string; key?: string },
      origin: Origin,
    ): Promise<{ deliveryId: string }> =>
      changing(id, async (tx, lead) => {
        const message = (await sourceOf(lead)?.read(tx, lead.subjectId))?.text ?? "";
        const mail = replyMail(lead, words, { replyTo, message });
        const earlier = key && (await mails.find(tx, key));
        if (earlier) {
          if (earlier.subjectId === mail.subjectId && earlier.text === mail.text) return { deliveryId: key };
          throw keyIsTaken();
        }
        const delivery = await mails.queueMail(tx, mail, key);
        if (lead.status === "new") await store.updateLead(tx, lead.id, { status: "open" });
        const { subject, details } = subjectOf(lead);
        await audit.record(tx, origin, {
          action: "lead.replied",
          subject,
          details: { ...details, delivery: delivery.id },
        });
        return { deliveryId: delivery.id };
      }),

    /**
     * Takes the mark off; what was held back goes its way now.
     * @throws AppError conflict when the lead is not marked
     */
    release: ({ id }: LeadRow, origin: Origin): Promise<LeadRow> =>
      changing(id, async (tx, lead) => {
        if (!lead.spam) throw new AppError("conflict", "This lead is not marked as spam.");
        const released = await takeMarkOff(tx, lead, origin);
        await sourceOf(lead)?.release?.(tx, lead);
        return released;
      }),

    /** For a feature that lets a held record go itself, in its transaction. Without a mark nothing happens. */
    async unmark(tx: Db, kind: LeadKind, subjectId: string, origin: AuditOrigin): Promise<void> {
      const lead = await store.lockLeadOf(tx, kind, subjectId);
      if (lead?.spam) await takeMarkOff(tx, lead, origin);
    },

    /** For a feature whose own work ends a lead, in its transaction; one that is done already stays as it is. */
    async finish(tx: Db, kind: LeadKind, subjectId: string, origin: AuditOrigin): Promise<void> {
      const lead = await store.lockLeadOf(tx, kind, subjectId);
      if (lead && lead.status !== "done") await move(tx, lead, "done", origin);
    },

    /** For a feature that finds a lead not done after all, in its transaction. */
    async reopen(tx: Db, kind: LeadKind, subjectId: string, origin: AuditOrigin): Promise<void> {
      const lead = await store.lockLeadOf(tx, kind, subjectId);
      if (lead?.status === "done") await move(tx, lead, "open", origin);
    },

    /**
     * Tells the other system once more, after all tries have failed.
     * @throws AppError conflict when nothing has failed, or no webhook is configured
     */
    announceAgain: ({ id }: LeadRow, origin: Origin): Promise<LeadRow> =>
      changing(id, async (tx, lead) => {
        if (!webhook) throw new AppError("conflict", "No webhook is configured.");
        if (lead.webhookStatus !== "failed")
          throw new AppError("conflict", "The last webhook for this lead didn’t fail.");
        await announce(tx, lead);
        await audit.record(tx, origin, { action: "lead.announced-again", ...subjectOf(lead) });
        return lead;
      }),
  };
}

const keyIsTaken = () => new AppError("conflict", "This key was used for something else");
