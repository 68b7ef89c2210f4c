import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { ReportDocument } from "../../contracts/report-document.ts";
import type { ReviewChoices } from "../../contracts/assessment-review-choices.ts";
import { consult } from "../../rules/report/consult.ts";
import { documentOf } from "../../rules/report/document-of.ts";
import { inTheTradesWords } from "../../rules/report/in-the-trades-words.ts";
import type { Report } from "../../rules/report/report.ts";
import { answersOf } from "./answers.ts";
import type { Assessment } from "./assessment.table.ts";
import { playbookOf } from "./playbooks.ts";

/** What a report is drawn from. */
export interface Ground {
  answers: AssessmentAnswers;
  numbers?: OwnersNumbers;
  choices?: ReviewChoices;
}
export interface Consultation {
  report: Report;
  document: ReportDocument;
}

/** The consultant's report: what it found and chose, and the document that says so, in the words of the trade. */
export function consultation({ answers, numbers, choices }: Ground): Consultation {
  const plain = consult({ answers, numbers, review: choices });
  const report = inTheTradesWords(plain, playbookOf(plain.situation.trade));
  return { report, document: documentOf(report) };
}

export const groundOf = (row: Assessment): Ground => ({
  answers: answersOf(row),
  numbers: row.ownersNumbers ?? undefined,
  choices: row.reviewChoices,
});
