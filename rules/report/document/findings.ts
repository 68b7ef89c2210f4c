import { isWaiting } from "../plan.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import { nth } from "../../../content/report/words.ts";
import type { Report } from "../report.ts";
import { heading, paragraph, rich } from "./blocks.ts";

/** Of money that no step takes back nothing is said below this, in dollars a month. */
const WORTH_A_WORD = 60;

/** Which step is for it; or what it comes to, where none is. */
const consequence = (r: Report, id: string, answeredBy: number | undefined): string =>
  isWaiting(r.steps)
    ? ""
    : answeredBy !== undefined
      ? r.steps.length === 1
        ? ""
        : ` Step ${nth(answeredBy + 1)} is for this.`
      : r.findings[0]!.finding.id !== id && r.figures[`open.${id}`]!.value >= WORTH_A_WORD
        ? ` It comes to {open.${id}} a month, in no step yet.`
        : "";

export const findingsSection = (r: Report): ReportSection => ({
  id: "findings",
  heading: rich("What your answers say together"),
  role: "body",
  blocks: r.findings.flatMap(({ finding, title, means, look, answeredBy }) => {
    const common = (part: string) => ({
      id: `finding.${finding.id}.${part}`,
      basis: finding.basis,
      source: { kind: "finding" as const, id: finding.id },
    });
    return [
      heading(common("title"), title),
      paragraph(common("means"), `${means}${consequence(r, finding.id, answeredBy)}`),
      paragraph(common("look"), look, "action"),
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
