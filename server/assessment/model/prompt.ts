import type { ReportBlock, ReportDocument, ReportSection } from "../../../contracts/report-document.ts";

/** Goes up with each change of these words: the area compares how much of each version's text is kept. */
export const PROMPT_VERSION = 2;

/** Blocks that have words to write. Sums, tables, charts, questions and worksheets are the consultant's. */
export const isWritten = (
  block: ReportBlock,
): block is Extract<ReportBlock, { kind: "paragraph" | "list" }> =>
  (block.kind === "paragraph" && block.role !== "action") || block.kind === "list";
export const writtenBlocks = (section: ReportSection) => section.blocks.filter(isWritten);

/** True for a section that has words for a model; what is looked up stays the consultant's. */
export const hasWords = (section: ReportSection): boolean =>
  (section.role !== "appendix" || section.id === "steps") && writtenBlocks(section).length > 0;
export const modelSections = ({ sections }: ReportDocument): ReportSection[] => sections.filter(hasWords);

export const instructions = `You write one section of a report for the owner of a small business: what we found in their answers, and what to do about it, with or without an AI voice assistant. You are given facts; the words are yours. Short sentences, plain words, concrete. You say "you" and "we". No praise, no slogans, no statistics, studies or customers that the facts do not name. You add no step and no finding, and contradict no answer.
Write each block that is asked for, by its id: a paragraph has one item, a list several. Answer with JSON only: {"blocks":[{"id":"...","items":["..."]}]}.
Write the business's name as {{name}}. Write every figure as a placeholder from the list you are given, as {{total}}; write no other number.`;

/** What the answer has to be, as JSON schema, for servers that hold a model to one. */
export const answerSchema = (ids: readonly string[]) => ({
  type: "object" as const,
  additionalProperties: false,
  required: ["blocks"],
  properties: {
    blocks: {
      type: "array" as const,
      items: {
        type: "object" as const,
        additionalProperties: false,
        required: ["id", "items"],
        properties: {
          id: { type: "string" as const, enum: [...ids] },
          items: { type: "array" as const, items: { type: "string" as const } },
        },
      },
    },
  },
});

/** What a model is asked for a section. */
export const sectionPrompt = (facts: string, note = ""): string =>
  `Facts:\n${facts}${note ? `\n\nThe reviewer asks: ${note}` : ""}`;
