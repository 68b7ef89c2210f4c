import { isWaiting } from "../plan.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import { nth, withoutFigures } from "../../../content/report/words.ts";
import type { Report } from "../report.ts";
import { isGuessed } from "../word-verdict.ts";
import { heading, paragraph, rich } from "./blocks.ts";

/** Which step is for it, where there are several. */
const consequence = (r: Report, answeredBy: number | undefined): string =>
  isWaiting(r.steps) || answeredBy === undefined || r.steps.length === 1
    ? ""
    : ` Step ${nth(answeredBy + 1)} is for this.`;

/** What the cover gave as its reason is not said again. */
export const findingsSection = (r: Report): ReportSection[] => {
  const blocks = r.findings.flatMap(({ finding, title, means, look, answeredBy }, i): ReportBlock[] => {
    const common = (part: string) => ({
      id: `finding.${finding.id}.${part}`,
      basis: finding.basis,
      source: { kind: "finding" as const, id: finding.id },
    });
    const told = isGuessed(r) ? withoutFigures(means) : means;
    // One thing to look at tomorrow is enough, and none where a step has a first day.
    const looks = i === 0 && answeredBy === undefined ? [paragraph(common("look"), look, "action")] : [];
    if (r.verdict.text.includes(told))
      return looks.length > 0 ? [heading(common("title"), title), ...looks] : [];
    return [
      heading(common("title"), title),
      paragraph(common("means"), `${told}${consequence(r, answeredBy)}`.trim()),
      ...looks,
    ];
  });
  return blocks.length === 0
    ? []
    : [{ id: "findings", heading: rich("What your answers say together"), role: "body", blocks }];
};

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
