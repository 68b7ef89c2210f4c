import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { rich } from "./blocks.ts";

/** Answers that cannot both hold, as questions. What the others mean stands on the first page and with the steps. */
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
