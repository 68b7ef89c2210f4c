import { site } from "../../../site.config.ts";
import type { Audit, AuditOrigin } from "../../audit/audit.service.ts";
import type { ReportDocument } from "../../../contracts/report-document.ts";
import { countedNumbers } from "../../../rules/report/whose-counts.ts";
import type { Db } from "../../db/client.ts";
import type { SessionUser } from "../../http/context.ts";
import type { Mails } from "../../mails/mails.service.ts";
import { AppError, notFound } from "../../errors.ts";
import { findAssessment, updateAssessment } from "../assessment.store.ts";
import type { Assessment, ReportVersion } from "../assessment.table.ts";
import type { Consultant } from "../consultant-apart.ts";
import { groundOf } from "../ground.ts";
import { redrawn, reportValues } from "../document/stored.ts";
import type { LinksService } from "../links.service.ts";
import type { PdfsService } from "../pdf/pdfs.service.ts";
import { insertPdf, insertVersion, newestVersion, versionsOf } from "../versions.store.ts";
import { keptShare } from "./kept-share.ts";
import { REPORT_MAILS, reportMail, withOpening } from "./report.mail.ts";
import { checkReviewable } from "./reviewable.ts";
import { unsourcedMarks } from "./unsourced.ts";

export interface SendingDeps {
  db: Db;
  audit: Audit;
  consultant: Pick<Consultant, "draw">;
  mails: Mails;
  links: Pick<LinksService, "create">;
  pdfs: PdfsService;
  /** Nothing more is to be done about its lead. */
  finishLead?: (tx: Db, assessmentId: string, origin: AuditOrigin) => Promise<void>;
}
interface UpdateOrder {
  numbersAt?: string;
  given: string[];
  approve: boolean;
  /** The paragraphs that the mail begins with, in place of the drawn ones. */
  opening?: string[];
}
export type SendingService = ReturnType<typeof sendingService>;

const CHANGED = "Someone has changed this report in the meantime. Please review it again.";

export function sendingService({ db, audit, consultant, mails, links, pdfs, finishLead }: SendingDeps) {
  /** Queues the mail with a version of the report, in the transaction that decides it. */
  const queueReport = async (
    tx: Db,
    { id, businessName }: Assessment,
    version: ReportVersion,
    { to, pdf }: { to: string; pdf: Buffer },
  ) => {
    const link = await links.create(tx, id, "report");
    const counted =
      version.kind === "update" ? countedNumbers(version.numbers ?? {}, version.choices) : undefined;
    const { document } = version;
    return mails.queueMail(
      tx,
      reportMail(
        { id, businessName, document, approval: approvalOf(version), ...(counted && { counted }) },
        to,
        { link, pdf },
      ),
    );
  };
  const draw = ({ businessName }: Assessment, document: ReportDocument, date: Date) =>
    pdfs.draw({ businessName, document, date });
  /** The update as it would go out now, what it is drawn from, and when the numbers came that it counts with. */
  const drawUpdate = async (found: Assessment, given: readonly string[]) => {
    const numbersAt = checkUpdatable(found, await versionsOf(db, found.id));
    const { reportBase } = found;
    const reportDocument = found.reportDocument as ReportDocument;
    const drawing = await consultant.draw(groundOf(found));
    return {
      document: redrawn({ reportDocument, reportBase }, drawing, given),
      drawing,
      numbers: countedNumbers(found.ownersNumbers ?? {}, found.reviewChoices),
      numbersAt,
    };
  };

  return {
    /**
     * One transaction marks the report sent, keeps it as sent, and queues its mail. What takes time is done before, so
     * that nothing waits inside the transaction; a report that changed meanwhile is a conflict.
     * @throws AppError conflict unless Ready for Review, without open marks, and unchanged
     */
    async send(
      found: Assessment,
      { updatedAt, opening }: { updatedAt?: string; opening?: string[] },
      origin: AuditOrigin,
    ): Promise<Assessment> {
      const document = checkSendable(found, updatedAt);
      const pdf = await draw(found, document, new Date());
      const share = await shareKept(db, found.id, document);
      return db.transaction(async (tx) => {
        const present = await findAssessment(tx, found.id, { lock: true });
        if (!present) throw notFound("Assessment not found");
        checkSendable(present, undefined);
        if (present.reportContent !== found.reportContent) throw new AppError("conflict", CHANGED);
        const approved = await newestVersion(tx, found.id);
        // When it goes out, not when its drawing began: the delivery beside it tells the same minute.
        const now = new Date();
        const sent = (await updateAssessment(tx, found.id, {
          reportSent: true,
          reportSentAt: now,
          updatedAt: now,
          keptShare: share,
        })) as Assessment;
        const version = await insertVersion(tx, {
          assessmentId: found.id,
          kind: "sent",
          document: opening
            ? withOpening(document, { opening, drawn: found.reportBase ?? document })
            : document,
          author: origin.user?.username ?? "",
          approvedBy: approved?.approvedBy ?? null,
          approvedName: approved?.approvedName ?? null,
          approvedAt: approved?.approvedAt ?? null,
        });
        await insertPdf(tx, { versionId: version.id, paper: "letter", pdf });
        await queueReport(tx, sent, version, { to: sent.email, pdf });
        await finishLead?.(tx, found.id, origin);
        await audit.record(tx, origin, {
          action: "report.sent",
          subject: `Assessment ${found.number}`,
          details: { id: found.id, approved: version.approvedBy !== null },
        });
        return sent;
      });
    },

    /** What `sendUpdate` would send. @throws AppError conflict unless Sent, with numbers that came after the last sending */
    previewUpdate: drawUpdate,

    /**
     * The sent report, drawn again with the owner's numbers, and sent. It is the report from then on: whatever shows the
     * report shows what was sent last. The one before stays a version.
     * @param numbersAt when the numbers came that the sender has seen counted
     * @throws AppError conflict unless Sent, with numbers that came after the last sending, and those that were seen
     */
    async sendUpdate(
      found: Assessment,
      { numbersAt: seen, given, approve, opening }: UpdateOrder,
      origin: AuditOrigin & { user: SessionUser },
    ): Promise<Assessment> {
      const { document, drawing, numbers, numbersAt } = await drawUpdate(found, given);
      if (seen && seen !== numbersAt.toISOString()) throw newerNumbers();
      const pdf = await draw(found, document, new Date());
      return db.transaction(async (tx) => {
        const present = await findAssessment(tx, found.id, { lock: true });
        if (!present) throw notFound("Assessment not found");
        if (checkUpdatable(present, await versionsOf(tx, found.id)).getTime() !== numbersAt.getTime())
          throw newerNumbers();
        const now = new Date();
        const sent = (await updateAssessment(tx, found.id, {
          ...reportValues(document),
          reportBase: drawing,
          reportSentAt: now,
          updatedAt: now,
        })) as Assessment;
        const { username, displayName } = origin.user;
        const version = await insertVersion(tx, {
          assessmentId: found.id,
          kind: "update",
          document: opening ? withOpening(document, { opening, drawn: drawing, counted: numbers }) : document,
          author: username,
          ...(approve && { approvedBy: username, approvedName: displayName || null, approvedAt: now }),
        });
        await insertPdf(tx, { versionId: version.id, paper: "letter", pdf });
        await queueReport(tx, sent, version, { to: sent.email, pdf });
        await audit.record(tx, origin, {
          action: "report.update-sent",
          subject: `Assessment ${found.number}`,
          details: { id: found.id, version: version.id, approved: approve },
        });
        return sent;
      });
    },

    /**
     * A new delivery of a sent report, or of its update, whose last one failed for good; one that was only written is delivered as it is.
     * @param to another address than the one in the answers
     * @throws AppError conflict when the last one has reached somebody, waits, or could reach nobody
     */
    async deliverAgain(found: Assessment, to: string | undefined, origin: AuditOrigin) {
      const last = async (tx: Db) => {
        const [state] = await mails.states(tx, REPORT_MAILS, [found.id]);
        return checkDeliverable(found, state && mails.isDeliverable(state) ? state : undefined);
      };
      const { kind } = await last(db);
      const version = await newestVersion(db, found.id);
      if (!version) throw new AppError("conflict", "The version that was sent is no longer stored");
      const pdf = await pdfs.of(version, found.businessName, "letter");
      return db.transaction(async (tx) => {
        const present = await findAssessment(tx, found.id, { lock: true });
        if (!present) throw notFound("Assessment not found");
        const { id, status, kind: lastKind } = await last(tx);
        if (lastKind !== kind) throw new AppError("conflict", CHANGED);
        const address = to ?? present.email;
        const written = status === "failed" ? undefined : await mails.find(tx, id);
        const delivery = written
          ? await mails.deliverAgain(tx, written, { to: address })
          : await queueReport(tx, present, version, { to: address, pdf });
        await audit.record(tx, origin, {
          action: "report.delivered-again",
          subject: `Assessment ${found.number}`,
          details: { id: found.id, deliveryId: delivery.id, otherAddress: address !== present.email },
        });
        return delivery;
      });
    },
  };
}

/** A login name is nobody to a client: where no other is told, the company approves. */
const approvalOf = ({ approvedBy, approvedName, approvedAt }: ReportVersion) =>
  approvedBy && approvedAt ? { by: approvedName ?? site.name, at: approvedAt } : null;

const newerNumbers = () =>
  new AppError("conflict", "Newer numbers have arrived in the meantime. Please review them first.");

function checkSendable(found: Assessment, updatedAt: string | undefined): ReportDocument {
  checkReviewable(found, updatedAt);
  const open = unsourcedMarks(found.reportDocument).length;
  if (open)
    throw new AppError(
      "conflict",
      open === 1
        ? "One number in this report has no source. Accept or remove it first."
        : `${open} numbers in this report have no source. Accept or remove them first.`,
    );
  return found.reportDocument;
}

/** @returns when the numbers came */
function checkUpdatable(found: Assessment, versions: readonly ReportVersion[]): Date {
  if (!found.reportSent || !found.reportDocument)
    throw new AppError("conflict", "The report has not been sent yet");
  const last = versions.find(({ kind }) => kind === "update" || kind === "sent");
  if (!found.ownersNumbersAt || (last && found.ownersNumbersAt <= last.createdAt))
    throw new AppError("conflict", "There are no new numbers since the report was last sent");
  return found.ownersNumbersAt;
}

function checkDeliverable<T>(found: Assessment, last: T | undefined): T {
  if (!found.reportSent) throw new AppError("conflict", "The report has not been sent yet");
  if (!last) throw new AppError("conflict", "The last delivery of this report hasn’t failed");
  return last;
}

/** Of the words that the writer wrote, the share that is sent; null when the written report is not kept. */
async function shareKept(db: Db, id: string, sent: ReportDocument): Promise<number | null> {
  const written = (await versionsOf(db, id)).findLast(({ kind }) => kind === "written");
  return written ? keptShare(written.document, sent) : null;
}
