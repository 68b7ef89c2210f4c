import {
  downloadOwnAssessment,
  eraseOwnAssessment,
  getOwnAssessment,
  getPlaybook,
  type OwnAssessment,
  saveOwnNumbers,
} from "../../contracts/assessment-own.ts";
import { reportStatus } from "../../contracts/assessment.ts";
import { notFound } from "../errors.ts";
import { type Bind, Reply } from "../http/bind.ts";
import { answersOf } from "./answers.ts";
import { firstFigure } from "../../rules/report-document/first-figure.ts";
import { renderHtml } from "../../rules/report-document/render-html.ts";
import type { Db } from "../db/client.ts";
import type { Limits } from "../http/limits.ts";
import type { ReportVersion } from "./assessment.table.ts";
import type { LinksService } from "./links.service.ts";
import type { NumbersService } from "./numbers.service.ts";
import { partsOf } from "./own-parts.ts";
import { playbookText } from "./playbooks.ts";
import { sentVersionsOf } from "./versions.store.ts";

const NOT_FOUND = "This link does not work any more";
type Opened = NonNullable<Awaited<ReturnType<LinksService["open"]>>>;

/** Each saving may draw a report and tells the company. */
const numbersPerAssessment = { name: "owners-numbers", points: 30, seconds: 3600 };

export interface OwnRouteDeps {
  db: Db;
  limits: Limits;
  assessmentLinks: LinksService;
  numbers: NumbersService;
}

/** What the holder of a private link may do: who has the link needs no login. */
export function ownAssessmentRoutes(bind: Bind, { db, limits, assessmentLinks, numbers }: OwnRouteDeps) {
  const find = ({ token = "" }: Record<string, string>) => assessmentLinks.open(token);
  const options = { find, notFoundMessage: NOT_FOUND };
  const own = async (opened: Opened): Promise<OwnAssessment> => ({
    ...toOwn(opened, await sentVersionsOf(db, opened.assessment.id)),
    counted: await numbers.counted(opened.assessment),
  });

  bind(getOwnAssessment, options, async (_input, { found }) => own(found));

  bind(getPlaybook, options, async ({ trade }) => ({ text: await playbookText(trade) }));

  bind(saveOwnNumbers, options, async (input, { found }) => {
    await limits.consume(numbersPerAssessment, { key: found.assessment.id });
    const assessment = await numbers.save(found.assessment.id, input.numbers);
    return own({ ...found, assessment });
  });

  bind(downloadOwnAssessment, options, async (_input, { found }) => {
    const name = `assessment-${found.assessment.number}.json`;
    return new Reply(await own(found), 200, { "content-disposition": `attachment; filename="${name}"` });
  });

  bind(eraseOwnAssessment, options, async (_input, { found }) => {
    const receipt =
      found.kind === "respondent" ? await assessmentLinks.erase(found.assessment.id) : undefined;
    if (!receipt) throw notFound(NOT_FOUND);
    return { receipt: receipt.id, erasedAt: receipt.erasedAt.toISOString(), erased: receipt.erased };
  });
}

const toOwn = (
  { assessment, kind }: Opened,
  [last, ...earlier]: ReportVersion[],
): Omit<OwnAssessment, "counted"> => ({
  kind,
  businessName: assessment.businessName,
  answers: kind === "respondent" ? answersOf(assessment) : null,
  status: reportStatus(assessment),
  createdAt: assessment.createdAt.toISOString(),
  report: last ? renderHtml(last.document) : assessment.reportSent ? assessment.reportContent : null,
  parts: assessment.reportSent ? partsOf(last?.document ?? assessment.reportDocument) : [],
  figure: assessment.reportSent ? firstFigure(last?.document ?? assessment.reportDocument) : null,
  reportSentAt: assessment.reportSentAt?.toISOString() ?? null,
  chosen: chosenOf(assessment),
  plan: assessment.reportSent ? assessment.reviewChoices : null,
  numbers: assessment.ownersNumbers,
  numbersAt: assessment.ownersNumbersAt?.toISOString() ?? null,
  earlier: earlier.map(({ createdAt, document }) => ({
    sentAt: createdAt.toISOString(),
    report: renderHtml(document),
  })),
});

const chosenOf = (assessment: Opened["assessment"]): OwnAssessment["chosen"] => {
  const { businessName: _name, email: _email, ...chosen } = answersOf(assessment);
  return chosen;
};
