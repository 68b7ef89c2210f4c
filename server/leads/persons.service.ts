import { randomUUID } from "node:crypto";
import type { LeadKind } from "../../contracts/leads.ts";
import type { Audit, AuditOrigin } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import type { LeadSource } from "../lead-source.ts";
import type { Mails } from "../mails/mails.service.ts";
import * as store from "./leads.store.ts";
import type { LeadNote, LeadRow } from "./leads.table.ts";

const BATCH = 500;
const ALL = Number.MAX_SAFE_INTEGER;

export interface PersonsDeps {
  db: Db;
  audit: Audit;
  mails: Mails;
  /** How each kind of lead answers for its records; asked when it is needed. */
  sources: () => readonly LeadSource[];
}
export type PersonsService = ReturnType<typeof personsService>;

export interface PersonExport {
  email: string;
  exportedAt: string;
  leads: LeadRow[];
  /** By the source's kind. */
  records: Record<string, unknown[]>;
  notes: LeadNote[];
  mails: AsyncIterable<unknown[]>;
}

/** What is kept about people in the inbox and in every source: given out, and erased. */
export function personsService({ db, audit, mails, sources }: PersonsDeps) {
  /** What a person's erasure removes beside the records of the sources. */
  async function eraseAround(tx: Db, found: LeadRow[]) {
    const { leads, notes } = await store.deleteLeads(
      tx,
      found.map(({ id }) => id),
    );
    return { leads, notes, mails: await mails.forgetAbout(tx, recordsOf(found)) };
  }

  return {
    /** Everything stored about a person, by kind; the mails piece by piece. */
    async exportPerson(email: string, origin: AuditOrigin): Promise<PersonExport> {
      const found = await store.findLeadsOf(db, email, ALL);
      const records: Record<string, unknown[]> = {};
      for (const source of sources()) records[source.kind] = await source.exportPerson(db, email);
      const notes = await store.findNotes(
        db,
        found.map(({ id }) => id),
      );
      await audit.record(db, origin, { action: "person.exported", details: { leads: found.length } });
      return {
        email,
        exportedAt: new Date().toISOString(),
        leads: found,
        records,
        notes,
        mails: mails.allAbout(db, recordsOf(found)),
      };
    },

    /**
     * Erases everything stored about a person: records of all sources, leads, notes, mails sent and waiting. The audit
     * log keeps the receipt: that it happened and how much of what, nothing about the person.
     */
    async erasePerson(
      email: string,
      origin: AuditOrigin,
    ): Promise<{ receipt: string; erased: Record<string, number> }> {
      const receipt = randomUUID();
      const erased = await db.transaction(async (tx) => {
        const counts: Record<string, number> = await eraseAround(tx, await store.lockLeadsOf(tx, email));
        for (const source of sources())
          for (const [what, count] of Object.entries(await source.erasePerson(tx, email)))
            counts[what] = (counts[what] ?? 0) + count;
        await audit.record(tx, origin, { action: "person.erased", details: { receipt, ...counts } });
        return counts;
      });
      return { receipt, erased };
    },

    /**
     * Erases leads of a kind that nothing happened to since a moment: no note, no mail; with their records, notes and
     * mails, a batch a transaction. The audit log keeps how much of what. @returns how many leads
     */
    async eraseQuiet(kind: LeadKind, since: Date, origin: AuditOrigin): Promise<number> {
      const source = sources().find((each) => each.kind === kind);
      let erased = 0;
      for (let after: string | undefined, more = true; more; )
        await db.transaction(async (tx) => {
          const found = await store.findQuietLeads(tx, { kind, since, after, limit: BATCH });
          more = found.length === BATCH;
          after = found.at(-1)?.id;
          const told = new Set(await mails.aboutSince(tx, recordsOf(found), since));
          const gone = found.filter(({ subjectId }) => !told.has(subjectId));
          if (!gone.length) return;
          const counts = {
            ...(await eraseAround(tx, gone)),
            ...(await source?.eraseRecords(tx, recordsOf(gone))),
          };
          await audit.record(tx, origin, { action: "retention.erased", details: { kind, ...counts } });
          erased += gone.length;
        });
      return erased;
    },

    /**
     * For a respondent who erases one assessment by their private link: what the same address left elsewhere goes too.
     * Other assessments stay, with their mails: each has a link of its own.
     */
    async eraseElsewhere(
      tx: Db,
      { assessmentId, email }: { assessmentId: string; email: string },
    ): Promise<Record<string, number>> {
      const found = (await store.lockLeadsOf(tx, email)).filter(
        ({ kind, subjectId }) => kind !== "assessment" || subjectId === assessmentId,
      );
      const counts: Record<string, number> = await eraseAround(tx, found);
      for (const source of sources())
        if (source.kind !== "assessment") Object.assign(counts, await source.erasePerson(tx, email));
      return counts;
    },
  };
}

const recordsOf = (found: LeadRow[]) => found.map(({ subjectId }) => subjectId);
