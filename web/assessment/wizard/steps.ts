import {
  type AssessmentAnswers,
  type AssessmentField,
  assessmentFields,
  type emptyAssessment,
} from "../../../contracts/assessment.ts";
import {
  ASSESSMENT_STEPS,
  type AssessmentStepId,
  QUESTION_STEPS,
} from "../../../contracts/assessment-steps.ts";

/** What the wizard holds: answers as far as they are given. */
export type Answers = typeof emptyAssessment;

const order: readonly AssessmentStepId[] = ASSESSMENT_STEPS.map(({ id }) => id);

/** The step after; the last one has none and stays. */
export const stepAfter = (step: AssessmentStepId): AssessmentStepId => order[order.indexOf(step) + 1] ?? step;
/** The step before; back from the intro stays at the intro. */
export const stepBefore = (step: AssessmentStepId): AssessmentStepId =>
  order[order.indexOf(step) - 1] ?? step;

/** The steps from the intro to this one. */
export const stepsTo = (step: AssessmentStepId) => order.slice(0, order.indexOf(step) + 1);

export const questionsOf = (step: AssessmentStepId) => QUESTION_STEPS.find(({ id }) => id === step);

export const fieldsOf = (step: AssessmentStepId): AssessmentField[] =>
  Object.keys(questionsOf(step)?.schema.shape ?? {}) as AssessmentField[];

/** What is wrong with an answer, in the contract's words; undefined when it passes. */
export function faultOf(field: AssessmentField, answers: Answers): string | undefined {
  const result = assessmentFields.shape[field].safeParse(answers[field]);
  return result.success ? undefined : result.error.issues[0]?.message;
}

/** The fields of a step that want an answer, or another one. */
export const openFields = (step: AssessmentStepId, answers: Answers): AssessmentField[] =>
  fieldsOf(step).filter((field) => faultOf(field, answers));

/** The first question after this one that waits for an answer. */
export const nextOpen = (
  step: AssessmentStepId,
  after: AssessmentField,
  answers: Answers,
): AssessmentField | undefined => {
  const fields = fieldsOf(step);
  return openFields(step, answers).find((field) => fields.indexOf(field) > fields.indexOf(after));
};

/** The wanted step, or the first before it that still has an open question: nobody gets past one by an address. */
export function reachable(wanted: AssessmentStepId, answers: Answers): AssessmentStepId {
  for (const step of order) {
    if (step === wanted || openFields(step, answers).length > 0) return step;
  }
  return wanted;
}

export const isStep = (value: unknown): value is AssessmentStepId =>
  order.includes(value as AssessmentStepId);

/** The answers as the contract wants them. @throws ZodError while one is open */
export const finished = (answers: Answers): AssessmentAnswers => assessmentFields.parse(answers);
