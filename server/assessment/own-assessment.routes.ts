import {
  downloadOwnAssessment,
  eraseOwnAssessment,
  getOwnAssessment,
  type OwnAssessment,
} from "../../contracts/assessment-own.ts";
import { reportStatus } from "../../contracts/assessment.ts";
import { notFound } from "../errors.ts";
import { type Bind, Reply } from "../http/bind.ts";
import { answersOf } from "./answers.ts";
import type { LinksService } from "./links.service.ts";

const NOT_FOUND = "This link does not work any more";
type Opened = NonNullable<Awaited<ReturnType<LinksService["open"]>>>;

/** What the holder of a private link may do: who has the link needs no login. */
export function ownAssessmentRoutes(bind: Bind, { assessmentLinks }: { assessmentLinks: LinksService }) {
  const find = ({ token = "" }: Record<string, string>) => assessmentLinks.open(token);
  const options = { find, notFoundMessage: NOT_FOUND };

  bind(getOwnAssessment, options, async (_input, { found }) => toOwn(found));

  bind(downloadOwnAssessment, options, async (_input, { found }) => {
    const name = `assessment-${found.assessment.number}.json`;
    return new Reply(toOwn(found), 200, { "content-disposition": `attachment; filename="${name}"` });
  });

  bind(eraseOwnAssessment, options, async (_input, { found }) => {
    const receipt =
      found.kind === "respondent" ? await assessmentLinks.erase(found.assessment.id) : undefined;
    if (!receipt) throw notFound(NOT_FOUND);
    return { receipt: receipt.id, erasedAt: receipt.erasedAt.toISOString(), erased: receipt.erased };
  });
}

const toOwn = ({ assessment, kind }: Opened): OwnAssessment => ({
  kind,
  businessName: assessment.businessName,
  answers: kind === "respondent" ? answersOf(assessment) : null,
  status: reportStatus(assessment),
  createdAt: assessment.createdAt.toISOString(),
  report: assessment.reportSent ? assessment.reportContent : null,
  reportSentAt: assessment.reportSentAt?.toISOString() ?? null,
});
