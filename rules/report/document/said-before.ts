import { SAID_BEFORE } from "../../../content/report/said-before.ts";
import type { ReportSection, RichText } from "../../../contracts/report-document.ts";

/** So often words to copy may close alike in one report. */
const MOST = 2;

/** The same close in five messages is read as a form: from its third use on another stands for it. */
export const withoutTics = (sections: readonly ReportSection[]): ReportSection[] => {
  const times = new Map<string, number>();
  const varied = (words: string): string =>
    SAID_BEFORE.reduce(
      (text, [said, then]) =>
        text.replaceAll(said, () => {
          const before = times.get(said) ?? 0;
          times.set(said, before + 1);
          return before < MOST ? said : then;
        }),
      words,
    );
  const runs = (text: RichText): RichText =>
    text.map((run) =>
      typeof run === "string" ? varied(run) : "text" in run ? { ...run, text: varied(run.text) } : run,
    );
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === "quote" ? { ...block, text: runs(block.text) } : block,
    ),
  }));
};
