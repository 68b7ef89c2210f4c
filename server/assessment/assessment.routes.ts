import type { AssessmentRecord, ListedAssessment } from "../../contracts/assessment-api.ts";
import {
  COUNTED_STEPS,
  countStep,
  getAssessment,
  getStepCounts,
  listAssessments,
  retryReport,
  revokeLinks,
  submitAssessment,
} from "../../contracts/assessment-api.ts";
import { reportStatus } from "../../contracts/assessment.ts";
import { isWritten } from "../../contracts/mails.ts";
import type { Db } from "../db/client.ts";
import { pagesOf } from "../db/reach.ts";
import type { Mails } from "../mails/mails.service.ts";
import { type Bind, created, noContent } from "../http/bind.ts";
import type { Limits } from "../http/limits.ts";
import { idempotencyKey } from "../http/submission.ts";
import { answersOf } from "./answers.ts";
import type { AssessmentService } from "./assessment.service.ts";
import {
  addToStepCount,
  countByStatus,
  findAssessment,
  findAssessments,
  type FoundAssessment,
  sumStepCounts,
} from "./assessment.store.ts";
import { approvedOf, lastSendings } from "./versions.store.ts";
import type { Assessment } from "./assessment.table.ts";
import type { LinksService } from "./links.service.ts";
import { linksRevokedAt } from "./links.store.ts";
import { REPORT_MAILS } from "./review/report.mail.ts";
import type { WritingService } from "./writing.service.ts";
import { dayOf, firstOfLast } from "../days.ts";

/** Enough for an office behind one address. */
const perAddress = { name: "assessment", points: 8, seconds: 600 };
/** Confirmations go to an address that nobody has proved to be theirs. */
const perRecipient = { name: "assessment-mail", points: 6, seconds: 86_400 };
const stepsPerAddress = { name: "assessment-steps", points: 200, seconds: 600 };
const NOT_FOUND = "Assessment not found";

export interface AssessmentRouteDeps {
  db: Db;
  limits: Limits;
  assessments: AssessmentService;
  writing: WritingService;
  assessmentLinks: LinksService;
  mails: Mails;
}

export function assessmentRoutes(bind: Bind, deps: AssessmentRouteDeps) {
  const { db, limits, assessments, writing, assessmentLinks, mails } = deps;
  const find = ({ id = "" }: Record<string, string>) => findAssessment(db, id);
  const record = async (row: Assessment) => toRecord(row, writing, await linksRevokedAt(db, row.id));

  bind(submitAssessment, {}, async ({ website, elapsedMs, ...answers }, { address, header }) => {
    const key = idempotencyKey(header);
    await limits.consume(perAddress, { address });
    await limits.consume(perRecipient, { mailbox: answers.email });
    const { id } = await assessments.submit({ answers, website, elapsedMs, idempotencyKey: key });
    return created({ id, message: "Your assessment has been submitted. We write your report now." });
  });

  bind(countStep, { bodyLimit: 1024 }, async ({ step }, { address }) => {
    await limits.consume(stepsPerAddress, { address });
    await addToStepCount(db, step, dayOf(Date.now()));
    return noContent();
  });

  bind(getStepCounts, { admin: true }, async ({ days }) => {
    const sums = new Map(
      (await sumStepCounts(db, firstOfLast(days))).map(({ step, count }) => [step, count]),
    );
    return { days, steps: COUNTED_STEPS.map((step) => ({ step, count: sums.get(step) ?? 0 })) };
  });

  bind(listAssessments, { admin: true }, async ({ page, limit, content, order, ...filter }) => {
    const { rows, total } = await findAssessments(db, filter, {
      limit,
      offset: (page - 1) * limit,
      content: content === "include",
      order,
    });
    const sent = rows.filter(({ reportSent }) => reportSent).map(({ id }) => id);
    const states = new Map(
      (await mails.states(db, REPORT_MAILS, sent))
        .toReversed()
        .map((each) => [each.subjectId, isWritten(each) ? ("outbox" as const) : each.status]),
    );
    const told = rows.filter(({ id, ownersNumbersAt }) => ownersNumbersAt && sent.includes(id));
    const sendings = await lastSendings(
      db,
      told.map(({ id }) => id),
    );
    const isNew = new Set(
      told.filter((row) => row.ownersNumbersAt! > (sendings.get(row.id) ?? 0)).map(({ id }) => id),
    );
    const approved = await approvedOf(
      db,
      rows.filter(({ written, reportSent }) => written && !reportSent).map(({ id }) => id),
    );
    const assessments = rows.map((row) => ({
      ...toListed(row, states.get(row.id) ?? null),
      newNumbers: isNew.has(row.id),
      approved: approved.has(row.id),
    }));
    const totalPages = total && pagesOf(total, limit);
    return { assessments, total, totalPages, page, counts: await countByStatus(db) };
  });

  bind(getAssessment, { admin: true, find, notFoundMessage: NOT_FOUND }, async (_input, { found }) =>
    record(found),
  );

  bind(retryReport, { admin: true, find, notFoundMessage: NOT_FOUND }, async ({ id, writer }, request) =>
    record(await writing.retry(id, writer, request)),
  );

  bind(revokeLinks, { admin: true, find, notFoundMessage: NOT_FOUND }, async ({ id }, request) => {
    await assessmentLinks.revoke(id, request);
    return record(request.found);
  });
}

const toListed = (
  row: FoundAssessment,
  delivery: ListedAssessment["delivery"],
): Omit<ListedAssessment, "newNumbers" | "approved"> => ({
  delivery,
  id: row.id,
  number: row.number,
  businessName: row.businessName,
  email: row.email,
  industry: row.industry,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  reportContent: row.reportContent,
  reportSent: row.reportSent,
  status: reportStatus({ reportContent: row.written ? "written" : null, reportSent: row.reportSent }),
  spam: row.spam,
  reportTries: row.reportTries,
  reportError: row.reportError,
  reportFailedAt: row.reportFailedAt?.toISOString() ?? null,
});

/** The administrator's record of one assessment; routes of the review answer it too. */
export const toRecord = (
  row: Assessment,
  { modelConfigured }: { modelConfigured: boolean },
  linkRevokedAt: Date | null,
): AssessmentRecord => ({
  id: row.id,
  number: row.number,
  ...answersOf(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  reportContent: row.reportContent,
  reportSent: row.reportSent,
  status: reportStatus(row),
  spam: row.spam,
  reportTries: row.reportTries,
  reportError: row.reportError,
  reportFailedAt: row.reportFailedAt?.toISOString() ?? null,
  assumptions:
    row.reportDocument &&
    Object.fromEntries(Object.entries(row.reportDocument.assumptions).map(([id, { value }]) => [id, value])),
  reportWriter: row.reportWriter,
  reportSentAt: row.reportSentAt?.toISOString() ?? null,
  modelConfigured,
  linkRevokedAt: linkRevokedAt?.toISOString() ?? null,
});
