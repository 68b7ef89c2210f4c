import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { ReviewChoices } from "../../contracts/assessment-review-choices.ts";
import { countedChoices, countedNumbers } from "../../rules/report/whose-counts.ts";
import { answersOf } from "./answers.ts";
import type { Assessment } from "./assessment.table.ts";

/** What a report is drawn from. */
export interface Ground {
  answers: AssessmentAnswers;
  numbers?: OwnersNumbers;
  choices?: ReviewChoices;
}

export const groundOf = (row: Assessment): Ground => ({
  answers: answersOf(row),
  numbers: row.ownersNumbers ? countedNumbers(row.ownersNumbers, row.reviewChoices) : undefined,
  choices: countedChoices(row.reviewChoices, row.ownersNumbers),
});
