import { countStep, type CountedStep, submitAssessment } from "../../../contracts/assessment-api.ts";
import { IDEMPOTENCY_KEY } from "../../../contracts/submission.ts";
import { call } from "../../api/call.ts";
import { CsrfTokenError } from "../../api/csrf.ts";
import { ApiError, saidOr } from "../../api/request.ts";
import { keyFor } from "../../ui/submission-key.ts";
import { assessmentDraft } from "./draft.ts";
import { type Answers, finished } from "./steps.ts";

/** Sends the answers under a key of their own, so that a repetition after a lost answer is stored once. */
export async function send(answers: Answers, website: string): Promise<void> {
  const draft = assessmentDraft.read();
  const sentAs = keyFor(answers, draft?.sentAs);
  const startedAt = draft?.startedAt ?? Date.now();
  if (draft) assessmentDraft.write({ ...draft, sentAs });
  await call(
    submitAssessment,
    { ...finished(answers), website, ...(draft && { elapsedMs: Math.max(0, Date.now() - startedAt) }) },
    { headers: { [IDEMPOTENCY_KEY]: sentAs.key } },
  );
}

/** True when it failed because there is no connection. */
export const isOffline = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof TypeError && !navigator.onLine;
};

const UNTOLD = "An error occurred while submitting the assessment";
/** What the visitor is told about a failed submission. */
export function reasonOf(error: unknown): string {
  return error instanceof CsrfTokenError ? error.reason : saidOr(error, UNTOLD);
}

/** The cause, for who may not know whether it was the connection, the server or the answers. */
export function causeOf(error: unknown): string {
  const cause = error instanceof CsrfTokenError && error.cause instanceof ApiError ? error.cause : error;
  if (!(cause instanceof ApiError))
    return "Our site could not be reached, so nothing was sent. Look at your connection, then submit again.";
  return cause.status < 500 && cause.reason
    ? cause.reason
    : "The trouble is on our side, not in your answers. Submit again in a minute.";
}

/** Counts a step that was reached: no answers, no cookies read, and nobody waits for it. */
export function count(step: CountedStep): void {
  const body = new Blob([JSON.stringify({ step })], { type: "application/json" });
  navigator.sendBeacon?.(countStep.path, body);
}
