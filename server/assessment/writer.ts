import type { ReportDocument, ReportSection } from "../../contracts/report-document.ts";
import { consultation, type Ground } from "./consultant.ts";

export interface WritingOptions {
  /** Sections that an earlier try has finished. */
  draft?: readonly ReportSection[];
  /** Called after each finished section with all that are finished. */
  onDraft?: (finished: ReportSection[]) => Promise<void>;
  signal?: AbortSignal;
}
export interface Written {
  document: ReportDocument;
  /** The consultant's own drawing, which the words stand on. */
  base: ReportDocument;
}
/** Writes a whole report, or throws: half a report is none. */
export interface ReportWriter {
  /** Who writes, and which version of the rules or the prompt: stored with the report. */
  readonly name: string;
  write(ground: Ground, options?: WritingOptions): Promise<Written>;
}

/** The consultant that works without a model. Raise the version when its rules change what it says. */
export const builtInWriter: ReportWriter = {
  name: "built-in/3",
  write: async (ground) => {
    const { document } = consultation(ground);
    return { document, base: document };
  },
};
