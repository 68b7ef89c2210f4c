import { z } from "zod";
import {
  approveReport,
  changeAssumptions,
  changeChoices,
  deliverAgain,
  getKeptShares,
  getReportVersion,
  getReview,
  preferNumber,
  previewAssumptions,
  previewUpdate,
  restoreVersion,
  rewriteSection,
  sendReport,
  sendUpdate,
  settleUnsourced,
  updateReport,
  withdrawApproval,
} from "../../../contracts/assessment-review.ts";
import { getReportJson } from "../../../contracts/report-json.ts";
import type { Db } from "../../db/client.ts";
import { firstFigure } from "../../../rules/report-document/first-figure.ts";
import { renderHtml } from "../../../rules/report-document/render-html.ts";
import type { Mails } from "../../mails/mails.service.ts";
import { AppError, notFound } from "../../errors.ts";
import { type Bind, created } from "../../http/bind.ts";
import { toRecord } from "../assessment.routes.ts";
import { findAssessment } from "../assessment.store.ts";
import type { Assessment } from "../assessment.table.ts";
import type { Consultant } from "../consultant-apart.ts";
import { groundOf } from "../ground.ts";
import { linksRevokedAt } from "../links.store.ts";
import { findVersion, versionsOf } from "../versions.store.ts";
import type { WritingService } from "../writing.service.ts";
import { keptShares } from "./kept-share.store.ts";
import { REPORT_MAILS } from "./report.mail.ts";
import { toDelivery, toReportJson, toReview, toUpdatePreview, toVersion } from "./review-answer.ts";
import { changedMeanwhile } from "./reviewable.ts";
import type { ReviewService } from "./review.service.ts";
import type { SendingService } from "./sending.service.ts";

export interface ReviewRouteDeps {
  db: Db;
  consultant: Pick<Consultant, "json" | "restsOn">;
  writing: WritingService;
  mails: Mails;
  review: ReviewService;
  sending: SendingService;
}

/** Bytes of a PUT: the longest report, with room for characters of several bytes. */
const REPORT_BYTES = 2 * 1024 * 1024;
const numbers = z.record(z.string(), z.number());
const names = z.array(z.string());
const NOT_FOUND = "Assessment not found";

export function reviewRoutes(
  bind: Bind,
  { db, consultant, writing, mails, review, sending }: ReviewRouteDeps,
) {
  const find = ({ id = "" }: Record<string, string>) => findAssessment(db, id);
  const options = { admin: true, find, notFoundMessage: NOT_FOUND };
  const record = async (row: Assessment) => toRecord(row, writing, await linksRevokedAt(db, row.id));

  bind(updateReport, { ...options, bodyLimit: REPORT_BYTES }, async ({ id, ...edit }, request) => {
    const save = await review.edit(id, edit, request);
    if (save.kind === "saved") return record(save.stored);
    throw changedMeanwhile({ current: await record(save.current) });
  });

  bind(sendReport, options, async ({ id: _id, ...order }, request) =>
    record(await sending.send(request.found, order, request)),
  );

  bind(deliverAgain, options, async ({ email }, request) =>
    created(toDelivery(await sending.deliverAgain(request.found, email, request))),
  );

  bind(getReview, options, async ({ id }, { found }) =>
    toReview(found, {
      restsOn: await consultant.restsOn(groundOf(found)),
      mails: (await mails.states(db, REPORT_MAILS, [id])).map((each) => ({
        ...each,
        deliverable: mails.isDeliverable(each),
      })),
      versions: await versionsOf(db, id),
      takesNote: review.takesNote,
    }),
  );

  bind(getReportJson, options, async (_input, { found }) => {
    if (!found.reportDocument) throw notFound("There is no report yet");
    return toReportJson(await consultant.json(groundOf(found)), found.reportDocument);
  });

  bind(getReportVersion, options, async ({ id, versionId }) => {
    const version = await findVersion(db, id, versionId);
    if (!version) throw notFound("The report has no such version");
    const { base, choices, numbers: told, document } = version;
    const isRestorable = base !== null && choices !== null;
    return {
      ...toVersion(version),
      content: renderHtml(document),
      figure: firstFigure(document),
      choices,
      numbers: told,
      isRestorable,
    };
  });

  bind(restoreVersion, options, async ({ id, ...order }, request) =>
    record(await review.restore(id, order, request)),
  );

  bind(changeChoices, options, async ({ id, ...change }, request) =>
    record(await review.choose(id, change, request)),
  );

  bind(approveReport, options, async ({ id, updatedAt }, request) =>
    record(await review.approve(id, updatedAt, request)),
  );

  bind(withdrawApproval, options, async ({ id }, request) =>
    record(await review.withdrawApproval(id, request)),
  );

  bind(previewUpdate, options, async ({ given }, { found }) =>
    toUpdatePreview(await sending.previewUpdate(found, jsonOf("given", names, given))),
  );

  bind(sendUpdate, options, async ({ id: _id, ...order }, request) =>
    record(await sending.sendUpdate(request.found, order, request)),
  );

  bind(changeAssumptions, options, async ({ id, ...change }, request) =>
    record(await review.assume(id, change, request)),
  );

  bind(preferNumber, options, async ({ id: _id, ...order }, request) =>
    record(await review.preferNumber(request.found, order, request)),
  );

  bind(previewAssumptions, options, async ({ changes }, { found }) => {
    const document = await review.preview(found, jsonOf("changes", numbers, changes));
    return { reportContent: renderHtml(document), figure: firstFigure(document) };
  });

  bind(rewriteSection, options, async (order, request) =>
    record(await review.rewrite(request.found, order, request)),
  );

  bind(settleUnsourced, options, async ({ id, ...mark }, request) =>
    record(await review.settle(id, mark, request)),
  );

  bind(getKeptShares, { admin: true }, async () => ({ writers: await keptShares(db) }));
}

/** What a query says in JSON. @throws AppError invalid */
function jsonOf<T>(name: string, schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new AppError("invalid", `${name} must be JSON, as it is documented`);
  }
}
