import type { AssessmentAnswers, AssessmentField } from "../../../contracts/assessment.ts";
import { CHOICES, type ChoiceField, choiceLabel } from "../../../contracts/assessment-options.ts";

/** What was answered, in the words that the respondent saw. */
export function answerWords(answers: AssessmentAnswers, field: AssessmentField): string {
  const value = answers[field];
  if (Array.isArray(value)) return value.join(", ");
  return field in CHOICES ? choiceLabel(field as ChoiceField, value) : value;
}
