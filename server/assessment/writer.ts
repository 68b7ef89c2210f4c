import type { ReportDocument, ReportSection } from "../../contracts/report-document.ts";
import type { Consultant } from "./consultant-apart.ts";
import type { Ground } from "./ground.ts";

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
export const BUILT_IN = "built-in/3";
export const builtInWriter = ({ draw }: Pick<Consultant, "draw">): ReportWriter => ({
  name: BUILT_IN,
  async write(ground) {
    const document = await draw(ground);
    return { document, base: document };
  },
});
