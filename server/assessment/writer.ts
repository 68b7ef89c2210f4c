import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { AssumptionChanges } from "./report/assumptions.ts";
import { buildReport } from "./report/build-report.ts";
import type { ReportModel, Section } from "./report/schema.ts";

export interface WritingOptions {
  /** The reviewer's numbers in place of examples. */
  changes?: AssumptionChanges;
  /** Sections that an earlier try has finished. */
  draft?: readonly Section[];
  /** Called after each finished section with all that are finished. */
  onDraft?: (finished: Section[]) => Promise<void>;
  signal?: AbortSignal;
}
/** Writes a whole report from the answers, or throws: half a report is none. */
export interface ReportWriter {
  /** Who writes, and which version of the rules or the prompt: stored with the report. */
  readonly name: string;
  write(answers: AssessmentAnswers, options?: WritingOptions): Promise<ReportModel>;
}

/** The consultant that works without a model. Raise the version when its rules change what it says. */
export const builtInWriter: ReportWriter = {
  name: "built-in/2",
  write: async (answers, { changes } = {}) => buildReport(answers, changes),
};
