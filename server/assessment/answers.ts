import { ASSESSMENT_FIELDS, type AssessmentAnswers } from "../../contracts/assessment.ts";
import type { Assessment } from "./assessment.table.ts";

/** The answers in a stored row, and nothing else. */
export const answersOf = (row: Assessment): AssessmentAnswers =>
  Object.fromEntries(ASSESSMENT_FIELDS.map((field) => [field, row[field]])) as AssessmentAnswers;
