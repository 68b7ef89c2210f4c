import type { ReportDocument } from "../../../contracts/report-document.ts";
import { AppError } from "../../errors.ts";
import type { Assessment } from "../assessment.table.ts";

/** A row whose report is written. */
export type Reviewable = Assessment & { reportContent: string; reportDocument: ReportDocument };

/**
 * @param updatedAt the record that somebody's change was made on, if they say
 * @throws AppError conflict unless the report is Ready for Review and unchanged since `updatedAt`
 */
export function checkReviewable(found: Assessment, updatedAt?: string): asserts found is Reviewable {
  if (!found.reportContent || !found.reportDocument)
    throw new AppError("conflict", "The report hasn’t been written yet");
  if (found.reportSent) throw new AppError("conflict", "The report has already been sent");
  if (isStale(found, updatedAt)) throw changedMeanwhile();
}

/** True when a change was made on another record than the one that stands. */
export const isStale = (found: Assessment, updatedAt: string | undefined): boolean =>
  Boolean(updatedAt) && updatedAt !== found.updatedAt.toISOString();

/** @param details what the answer shows beside its message */
export const changedMeanwhile = (details: Record<string, unknown> = {}) =>
  new AppError("conflict", "Someone has changed this report in the meantime. Please review it again.", {
    details,
  });
