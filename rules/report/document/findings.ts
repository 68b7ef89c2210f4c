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

/** Without the owner's numbers the cover gives the first as its reason; here it has its title and its step. */
export const findingsSection = (r: Report): ReportSection => ({
  id: "findings",
  heading: rich("What your answers say together"),
  role: "body",
  blocks: [
    ...r.findings.flatMap(({ finding, title, means, look, answeredBy }, i): ReportBlock[] => {
      const common = (part: string) => ({
        id: `finding.${finding.id}.${part}`,
        basis: finding.basis,
        source: { kind: "finding" as const, id: finding.id },
      });
      const told = isGuessed(r) ? withoutFigures(means) : means;
      const onCover = i === 0 && r.verdict.text.includes(told);
      const said = `${onCover ? "" : told}${consequence(r, answeredBy)}`;
      return [
        heading(common("title"), title),
        ...(said ? [paragraph(common("means"), said.trim())] : []),
        // One thing to look at tomorrow is enough, and none where a step has a first day.
        ...(i === 0 && answeredBy === undefined ? [paragraph(common("look"), look, "action")] : []),
      ];
    }),
  ],
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
