import {
  changeAssumptions,
  deliverAgain,
  getKeptShares,
  getReportVersion,
  getReview,
  previewAssumptions,
  rewriteSection,
  sendReport,
  settleUnsourced,
  updateReport,
} from "../../../contracts/assessment-review.ts";
import type { Db } from "../../db/client.ts";
import type { Deliveries } from "../../mails/mails.service.ts";
import { AppError, notFound } from "../../errors.ts";
import { type Bind, created } from "../../http/bind.ts";
import { toRecord } from "../assessment.routes.ts";
import { findAssessment } from "../assessment.store.ts";
import type { Assessment } from "../assessment.table.ts";
import { linksRevokedAt } from "../links.store.ts";
import { findVersion, versionsOf } from "../versions.store.ts";
import type { WritingService } from "../writing.service.ts";
import { keptShares } from "./kept-share.store.ts";
import { REPORT_MAIL } from "./report-mail.ts";
import { toDelivery, toReview, toVersion } from "./review-answer.ts";
import type { ReviewService } from "./review.service.ts";
import type { SendingService } from "./sending.service.ts";

export interface ReviewRouteDeps {
  db: Db;
  writing: WritingService;
  deliveries: Deliveries;
  review: ReviewService;
  sending: SendingService;
}

/** Bytes of a PUT: the longest report, with room for characters of several bytes. */
const REPORT_BYTES = 2 * 1024 * 1024;
const NOT_FOUND = "Assessment not found";

export function reviewRoutes(bind: Bind, { db, writing, deliveries, review, sending }: ReviewRouteDeps) {
  const find = ({ id = "" }: Record<string, string>) => findAssessment(db, id);
  const options = { admin: true, find, notFoundMessage: NOT_FOUND };
  const record = async (row: Assessment) => toRecord(row, writing, await linksRevokedAt(db, row.id));

  bind(updateReport, { ...options, bodyLimit: REPORT_BYTES }, async ({ id, ...edit }, request) =>
    record(await review.edit(id, edit, request)),
  );

  bind(sendReport, options, async ({ updatedAt }, request) =>
    record(await sending.send(request.found, updatedAt, request)),
  );

  bind(deliverAgain, options, async ({ email }, request) =>
    created(toDelivery(await sending.deliverAgain(request.found, email, request))),
  );

  bind(getReview, options, async ({ id }, { found }) =>
    toReview(found, {
      deliveries: await deliveries.states(db, REPORT_MAIL, [id]),
      versions: await versionsOf(db, id),
      takesNote: review.takesNote,
    }),
  );

  bind(getReportVersion, options, async ({ id, versionId }) => {
    const version = await findVersion(db, id, versionId);
    if (!version) throw notFound("The report has no such version");
    return { ...toVersion(version), content: version.content };
  });

  bind(changeAssumptions, options, async ({ id, ...change }, request) =>
    record(await review.assume(id, change, request)),
  );

  bind(previewAssumptions, options, async ({ changes }, { found }) => ({
    reportContent: review.preview(found, parseJson(changes)),
  }));

  bind(rewriteSection, options, async (order, request) =>
    record(await review.rewrite(request.found, order, request)),
  );

  bind(settleUnsourced, options, async ({ id, ...mark }, request) =>
    record(await review.settle(id, mark, request)),
  );

  bind(getKeptShares, { admin: true }, async () => ({ writers: await keptShares(db) }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid", "changes must be JSON");
  }
}
