import { isWaiting } from "../plan.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import { nth } from "../../../content/report/words.ts";
import type { Report } from "../report.ts";
import { heading, paragraph, rich } from "./blocks.ts";

/** Which step is for it, where there are several. */
const consequence = (r: Report, answeredBy: number | undefined): string =>
  isWaiting(r.steps) || answeredBy === undefined || r.steps.length === 1
    ? ""
    : ` Step ${nth(answeredBy + 1)} is for this.`;

/** The page for an absence: its first day asks what the finding would. */
const isPage = (r: Report, answeredBy: number | undefined): boolean =>
  answeredBy !== undefined && r.steps[answeredBy]!.step.id === "absence-page";

export const findingsSection = (r: Report): ReportSection => ({
  id: "findings",
  heading: rich("What your answers say together"),
  role: "body",
  blocks: r.findings.flatMap(({ finding, title, means, look, answeredBy }, i) => {
    const common = (part: string) => ({
      id: `finding.${finding.id}.${part}`,
      basis: finding.basis,
      source: { kind: "finding" as const, id: finding.id },
    });
    return [
      heading(common("title"), title),
      paragraph(common("means"), `${means}${consequence(r, answeredBy)}`),
      // One thing to look at tomorrow is enough, and none where it is the step's own first day.
      ...(i === 0 && !isPage(r, answeredBy) ? [paragraph(common("look"), look, "action")] : []),
    ];
  }),
});

export const questionsSection = (r: Report): ReportSection[] =>
  r.questions.length === 0
    ? []
    : [
        {
          id: "questions",
          heading: rich(
            r.questions.length === 1 ? "A question only you can answer" : "Questions only you can answer",
          ),
          role: "body",
          blocks: r.questions.map(
            ({ question, text, why }): ReportBlock => ({
              kind: "question",
              id: `question.${question.id}`,
              basis: [...question.basis],
              source: { kind: "question", id: question.id },
              text: rich(text),
              why: rich(why),
            }),
          ),
        },
      ];
