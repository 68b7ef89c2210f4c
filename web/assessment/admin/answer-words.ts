import {
  type AssessmentAnswers,
  ASSESSMENT_QUESTIONS,
  type AssessmentField,
} from "../../../contracts/assessment.ts";
import { CHOICES, type ChoiceField, choiceLabel } from "../../../contracts/assessment-options.ts";

/** What was answered, in the words that the respondent saw. */
export function answerWords(answers: AssessmentAnswers, field: AssessmentField): string {
  const value = answers[field];
  if (Array.isArray(value)) return value.join(", ");
  return field in CHOICES ? choiceLabel(field as ChoiceField, value) : value;
}

/** Answers by what they tell: “Your goal” and “Team”. */
export const groundWords = (basis: readonly AssessmentField[]): string =>
  `“${basis.map((field) => ASSESSMENT_QUESTIONS[field].short).join("” and “")}”`;
