import { PROMISED_MS } from "../../../contracts/assessment-api.ts";
import type {
  ReportDelivery,
  ReportReview,
  ReportVersionInfo,
} from "../../../contracts/assessment-review.ts";
import type { ReportJson } from "../../../contracts/report-json.ts";
import type { ReportDocument, ReportSection } from "../../../contracts/report-document.ts";
import { everyFinding } from "../../../content/report/findings/plain.ts";
import { trades } from "../../../content/report/trades/index.ts";
import { reportJson } from "../../../rules/report/report-json.ts";
import type { Report } from "../../../rules/report/report.ts";
import { renderText, textBlock } from "../../../rules/report-document/render-text.ts";
import { blocksIn, plainText } from "../../../rules/report-document/runs.ts";
import type { DeliveryState } from "../../mails/mails.service.ts";
import type { Assessment, ReportVersion } from "../assessment.table.ts";
import { consultation, groundOf } from "../consultant.ts";
import { boundsOf } from "./choices.ts";
import { unsourcedMarks } from "./unsourced.ts";

type State = Omit<DeliveryState, "subjectId"> & { deliverable?: boolean };

export const toDelivery = (row: State): ReportDelivery => ({
  id: row.id,
  to: row.toAddress,
  status: row.status,
  tries: row.tries,
  response: row.response,
  deliverable: row.deliverable ?? false,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

type Approved = Pick<ReportVersion, "approvedBy" | "approvedName" | "approvedAt">;
const toApproval = ({ approvedBy, approvedName, approvedAt }: Approved) =>
  approvedBy && approvedAt ? { by: approvedName ?? approvedBy, at: approvedAt.toISOString() } : null;

export const toVersion = (row: Omit<ReportVersion, "document">): ReportVersionInfo => ({
  id: row.id,
  kind: row.kind,
  author: row.author,
  createdAt: row.createdAt.toISOString(),
  approval: toApproval(row),
});

/** The report's structure; the figures are those of the document as it stands. */
export const toReportJson = (report: Report, { figures }: ReportDocument): ReportJson => ({
  ...reportJson(report),
  figures: Object.fromEntries(Object.entries(figures).map(([id, { value }]) => [id, value])),
});

export function toReview(
  found: Assessment,
  beside: { mails: State[]; versions: ReportVersion[]; takesNote: (section: ReportSection) => boolean },
): ReportReview {
  const document = found.reportDocument;
  const figures = document?.figures ?? {};
  const standing = beside.versions.find(({ kind }) => kind !== "update");
  return {
    mails: beside.mails.map(toDelivery),
    versions: beside.versions.map(toVersion),
    ...whatItRestsOn(found),
    choices: found.reviewChoices,
    numbers: found.ownersNumbers,
    numbersAt: found.ownersNumbersAt?.toISOString() ?? null,
    approval: standing ? toApproval(standing) : null,
    shaken: blocksIn(document?.sections ?? []).flatMap(({ section, block }) =>
      block.ground
        ? [
            {
              block: block.id,
              ground: block.ground,
              text: renderText({ sections: [{ ...section, heading: undefined, blocks: [block] }], figures }),
            },
          ]
        : [],
    ),
    unsourced: unsourcedMarks(document),
    sections: (document?.sections ?? [])
      .filter(({ bare }) => !bare)
      .map((section) => ({
        id: section.id,
        heading: plainText(section.heading ?? [], figures) || "Beginning",
        takesNote: beside.takesNote(section),
      })),
    promisedAt: new Date(found.createdAt.getTime() + PROMISED_MS).toISOString(),
    letter: (document?.letter ?? []).map((block) => textBlock(block, figures)),
  };
}

/** The consultation as it stands, and the assumptions beside the examples that they replace. */
function whatItRestsOn(found: Assessment): Pick<ReportReview, "consultation" | "assumptions"> {
  const ground = groundOf(found);
  const { report } = consultation(ground);
  const { assumptions: _own, ...choices } = ground.choices ?? {};
  const examples = consultation({ ...ground, numbers: undefined, choices }).report.assumptions;
  const dropped = found.reviewChoices.dropFindings ?? [];
  return {
    consultation: {
      verdict: { id: report.verdict.id, text: reportJson(report).verdict.text },
      findings: report.findings.map(({ finding, title, means }) => ({
        id: finding.id,
        title,
        text: means,
        basis: [...finding.basis],
      })),
      dropped: everyFinding
        .filter(({ id }) => dropped.includes(id))
        .map((finding) => ({
          id: finding.id,
          title: finding.title(report.situation, report.situation.trade),
        })),
      questions: report.questions.map(({ question, text, why }) => ({
        id: question.id,
        text: `${text} ${why}`,
        basis: [...question.basis],
      })),
      steps: report.steps.map(({ step, title, perMonth, costPerMonth }) => ({
        id: step.id,
        title,
        perMonth,
        costPerMonth,
      })),
      possibleSteps: report.possibleSteps.map(({ id, title, perMonth, costPerMonth }) => ({
        id,
        title,
        perMonth,
        costPerMonth,
      })),
      trades: trades
        .filter(({ industry }) => industry === found.industry)
        .map(({ id, label }) => ({ id, label })),
      suggestedTrade: report.tradeSuggested ?? null,
    },
    assumptions: Object.values(report.assumptions).map(({ id, label, source, basis, unit, value, from }) => ({
      id,
      label,
      source,
      basis: [...basis],
      unit,
      ...boundsOf(unit),
      from,
      example: examples[id]?.value ?? value,
      value,
    })),
  };
}
