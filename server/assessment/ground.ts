import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { ReviewChoices } from "../../contracts/assessment-review-choices.ts";
import { answersOf } from "./answers.ts";
import type { Assessment } from "./assessment.table.ts";

/** What a report is drawn from. */
export interface Ground {
  answers: AssessmentAnswers;
  numbers?: OwnersNumbers;
  choices?: ReviewChoices;
}

/** The owner's numbers that a report counts with: all but those that the reviewer decided to keep a number of ours over. */
export const countedNumbers = (numbers: OwnersNumbers, choices: ReviewChoices | null): OwnersNumbers =>
  Object.fromEntries(
    Object.entries(numbers).filter(
      ([id]) => !choices?.overOwners?.includes(id) || choices.assumptions?.[id] === undefined,
    ),
  );

/** Of two numbers the owner's counts, but where the reviewer keeps his over it. */
function countedChoices(choices: ReviewChoices, numbers: OwnersNumbers | null): ReviewChoices {
  const { assumptions = {}, overOwners = [], ...others } = choices;
  const counted = Object.entries(assumptions).filter(
    ([id]) => overOwners.includes(id) || !Object.hasOwn(numbers ?? {}, id),
  );
  return counted.length > 0 ? { ...others, assumptions: Object.fromEntries(counted) } : others;
}

export const groundOf = (row: Assessment): Ground => ({
  answers: answersOf(row),
  numbers: row.ownersNumbers ? countedNumbers(row.ownersNumbers, row.reviewChoices) : undefined,
  choices: countedChoices(row.reviewChoices, row.ownersNumbers),
});
