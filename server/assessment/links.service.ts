import { createHash, randomBytes } from "node:crypto";
import type { Audit, AuditOrigin } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import type { Mails } from "../mails/mails.service.ts";
import { notFound } from "../errors.ts";
import { deleteAssessment, findAssessment } from "./assessment.store.ts";
import type { Assessment, ErasureReceipt, LinkKind } from "./assessment.table.ts";
import { findLink, insertLink, insertReceipt, revokeLinks } from "./links.store.ts";
import { versionsOf } from "./versions.store.ts";

const TOKEN = /^[\w-]{32}$/;
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export interface LinksDeps {
  db: Db;
  audit: Audit;
  mails: Mails;
  /** Where visitors find the site, without a trailing slash. */
  siteAddress: () => string;
  /** Erases what other features keep about the person, in the same transaction; answers what and how much. */
  eraseElsewhere?: (
    tx: Db,
    person: { assessmentId: string; email: string },
  ) => Promise<Record<string, number>>;
}
export type LinksService = ReturnType<typeof linksService>;

/** Private links: who has one needs no password. They are made for a mail and known to nobody else. */
export function linksService({ db, audit, mails, siteAddress, eraseElsewhere }: LinksDeps) {
  const erase = async (tx: Db, found: Assessment): Promise<ErasureReceipt> => {
    const versions = (await versionsOf(tx, found.id)).length;
    const elsewhere = await eraseElsewhere?.(tx, { assessmentId: found.id, email: found.email });
    const forgotten = (elsewhere?.mails ?? 0) + (await mails.forgetAbout(tx, [found.id]));
    await deleteAssessment(tx, found.id);
    return insertReceipt(tx, {
      assessmentNumber: found.number,
      erased: { ...elsewhere, answers: 1, reportVersions: versions, mails: forgotten },
    });
  };

  return {
    /** Makes a link in the transaction that queues its mail. @returns its address */
    async create(tx: Db, assessmentId: string, kind: LinkKind): Promise<string> {
      const token = randomBytes(24).toString("base64url");
      await insertLink(tx, { tokenHash: hashOf(token), assessmentId, kind });
      return `${siteAddress()}/r/${token}`;
    },

    /** What a link leads to; undefined for one that is unknown, taken back, or of something erased. */
    async open(token: string): Promise<{ assessment: Assessment; kind: LinkKind } | undefined> {
      if (!TOKEN.test(token)) return undefined;
      const link = await findLink(db, hashOf(token));
      const assessment = link && (await findAssessment(db, link.assessmentId));
      return assessment && { assessment, kind: link.kind };
    },

    /** Takes all links of an assessment back. @throws AppError not_found */
    revoke: (id: string, origin: AuditOrigin): Promise<void> =>
      db.transaction(async (tx) => {
        const found = await findAssessment(tx, id);
        if (!found) throw notFound("Assessment not found");
        await revokeLinks(tx, id);
        await audit.record(tx, origin, {
          action: "report.links-revoked",
          subject: `Assessment ${found.number}`,
          details: { id },
        });
      }),

    /** Erases answers, report, mails and links of one assessment. Undefined when it is gone already. */
    erase: (id: string): Promise<ErasureReceipt | undefined> =>
      db.transaction(async (tx) => {
        const found = await findAssessment(tx, id, { lock: true });
        return found && erase(tx, found);
      }),
  };
}
