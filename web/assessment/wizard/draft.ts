import { ASSESSMENT_FIELDS, emptyAssessment } from "../../../contracts/assessment.ts";
import type { AssessmentStepId } from "../../../contracts/assessment-steps.ts";
import { localDraft } from "../../ui/local-draft.ts";
import type { SentAs } from "../../ui/submission-key.ts";
import { type Answers, isStep } from "./steps.ts";

export interface AssessmentDraft {
  answers: Answers;
  step: AssessmentStepId;
  /** When the first answer was given, in milliseconds since 1970. */
  startedAt: number;
  /** Once it was sent: the idempotency key, and exactly what was sent under it. */
  sentAs?: SentAs;
}

/** Kept for seven days after the last change. */
export const assessmentDraft = localDraft<AssessmentDraft>(
  "assessment-draft",
  (value): value is AssessmentDraft => {
    const draft = value as Partial<AssessmentDraft> | null;
    const answers = draft?.answers as Record<string, unknown> | undefined;
    return (
      Boolean(answers) &&
      isStep(draft?.step) &&
      typeof draft?.startedAt === "number" &&
      ASSESSMENT_FIELDS.every((field) => sameKind(answers?.[field], emptyAssessment[field]))
    );
  },
);

const sameKind = (value: unknown, empty: string | string[]) =>
  Array.isArray(empty)
    ? Array.isArray(value) && value.every((each) => typeof each === "string")
    : typeof value === "string";
