import type { Audit, AuditOrigin } from "../../audit/audit.service.ts";
import type { Db } from "../../db/client.ts";
import type { Deliveries } from "../../mails/mails.service.ts";
import { AppError, notFound } from "../../errors.ts";
import { answersOf } from "../answers.ts";
import { findAssessment, updateAssessment } from "../assessment.store.ts";
import type { Assessment } from "../assessment.table.ts";
import type { LinksService } from "../links.service.ts";
import { applyAssumptions } from "../report/apply-assumptions.ts";
import { insertVersion, versionsOf } from "../versions.store.ts";
import { keptShare } from "./kept-share.ts";
import { REPORT_MAIL, reportMail } from "./report-mail.ts";
import { checkReviewable } from "./reviewable.ts";
import { unsourcedMarks } from "./unsourced.ts";

export interface SendingDeps {
  db: Db;
  audit: Audit;
  deliveries: Deliveries;
  links: Pick<LinksService, "create">;
  /** Draws the report's PDF. */
  drawPdf: (report: { businessName: string; content: string; date: Date }) => Promise<Buffer>;
}
export type SendingService = ReturnType<typeof sendingService>;

const CHANGED = "Somebody has changed this report meanwhile. Please look at it again.";

export function sendingService({ db, audit, deliveries, links, drawPdf }: SendingDeps) {
  const queueReport = async (tx: Db, sent: Assessment, to: string, pdf: Buffer) => {
    const link = await links.create(tx, sent.id, "report");
    const { id, businessName, reportContent } = sent;
    return deliveries.queueMail(
      tx,
      reportMail({ id, businessName, content: reportContent ?? "" }, to, { link, pdf }),
    );
  };
  const draw = ({ businessName, reportContent }: Assessment, date: Date) =>
    drawPdf({ businessName, content: reportContent ?? "", date });

  return {
    /**
     * One transaction marks the report sent, keeps the text as sent, and queues its mail. What takes time is
     * done before, so that nothing waits inside the transaction; a report that changed meanwhile is a conflict.
     * @throws AppError conflict unless Ready for Review, without open marks, and unchanged
     */
    async send(found: Assessment, updatedAt: string | undefined, origin: AuditOrigin): Promise<Assessment> {
      const now = new Date();
      checkSendable(found, updatedAt);
      const pdf = await draw(found, now);
      const keptShare = await shareKept(db, found);
      return db.transaction(async (tx) => {
        const present = await findAssessment(tx, found.id, { lock: true });
        if (!present) throw notFound("Assessment not found");
        checkSendable(present, undefined);
        if (present.reportContent !== found.reportContent) throw new AppError("conflict", CHANGED);
        const sent = (await updateAssessment(tx, found.id, {
          reportSent: true,
          reportSentAt: now,
          updatedAt: now,
          keptShare,
        })) as Assessment;
        await insertVersion(tx, {
          assessmentId: found.id,
          kind: "sent",
          content: present.reportContent ?? "",
          author: origin.user?.username ?? "",
        });
        await queueReport(tx, sent, sent.email, pdf);
        await audit.record(tx, origin, {
          action: "report.sent",
          subject: `Assessment ${found.number}`,
          details: { id: found.id },
        });
        return sent;
      });
    },

    /**
     * A new delivery of a sent report whose last one failed for good.
     * @param to another address than the one in the answers
     * @throws AppError conflict when nothing has failed for good
     */
    async deliverAgain(found: Assessment, to: string | undefined, origin: AuditOrigin) {
      checkFailed(found, (await deliveries.states(db, REPORT_MAIL, [found.id]))[0]?.status);
      const pdf = await draw(found, found.reportSentAt ?? found.updatedAt);
      return db.transaction(async (tx) => {
        const present = await findAssessment(tx, found.id, { lock: true });
        if (!present) throw notFound("Assessment not found");
        checkFailed(present, (await deliveries.states(tx, REPORT_MAIL, [found.id]))[0]?.status);
        const address = to ?? present.email;
        const delivery = await queueReport(tx, present, address, pdf);
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

function checkSendable(found: Assessment, updatedAt: string | undefined): void {
  checkReviewable(found, updatedAt);
  const open = unsourcedMarks(found.reportContent).length;
  if (open)
    throw new AppError(
      "conflict",
      `${open === 1 ? "One number" : `${open} numbers`} in this report came from nowhere. Accept or remove them first.`,
    );
}

function checkFailed(found: Assessment, status: string | undefined): void {
  if (!found.reportSent) throw new AppError("conflict", "The report has not been sent yet");
  if (status !== "failed")
    throw new AppError("conflict", "The last delivery of this report has not failed for good");
}

/** Of the words that the writer wrote, the share that is sent; null when the written text is not kept. */
async function shareKept(db: Db, present: Assessment): Promise<number | null> {
  const written = (await versionsOf(db, present.id)).findLast(({ kind }) => kind === "written");
  if (!written || !present.assumptions) return null;
  const asNow = applyAssumptions(written.content, answersOf(present), present.assumptions);
  return keptShare(asNow, present.reportContent ?? "");
}
