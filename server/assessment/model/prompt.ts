import { ASSESSMENT_QUESTIONS, type AssessmentAnswers } from "../../../contracts/assessment.ts";
import { CHOICES, type ChoiceField, choiceLabel } from "../../../contracts/assessment-options.ts";
import type { ReportBlock, ReportDocument, ReportSection } from "../../../contracts/report-document.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { plainText, textsOf } from "../../../rules/report-document/runs.ts";
import type { Report } from "../../../rules/report/report.ts";
import type { Consultation } from "../consultant.ts";

/** Goes up with each change of these words: the area compares how much of each version's text is kept. */
export const PROMPT_VERSION = 2;

/** Blocks that have words to write. Sums, tables, charts, questions and worksheets are the consultant's. */
export const isWritten = (
  block: ReportBlock,
): block is Extract<ReportBlock, { kind: "paragraph" | "list" }> =>
  (block.kind === "paragraph" && block.role !== "action") || block.kind === "list";
export const writtenBlocks = (section: ReportSection) => section.blocks.filter(isWritten);

/** True for a section that has words for a model; worksheets and small print stay the consultant's. */
export const hasWords = (section: ReportSection): boolean =>
  section.role !== "appendix" && writtenBlocks(section).length > 0;
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

/** The answers that a model may read: chosen options only. What somebody typed (name, address) is never sent. */
function optionsOf(answers: AssessmentAnswers): Record<string, string> {
  const single = Object.keys(CHOICES) as ChoiceField[];
  const options = {
    industry: answers.industry,
    interactionChannels: answers.interactionChannels.join(", "),
    operationalBottlenecks: answers.operationalBottlenecks.join(", "),
    ...Object.fromEntries(single.map((field) => [field, choiceLabel(field, answers[field])])),
  };
  return Object.fromEntries(
    Object.entries(options).map(([field, said]) => [ASSESSMENT_QUESTIONS[field as ChoiceField].short, said]),
  );
}

const figuresIn = (block: ReportBlock): string[] =>
  textsOf(block).flatMap((text) =>
    text.flatMap((run) => (typeof run !== "string" && "figure" in run ? [run.figure] : [])),
  );

/** The findings, steps and streams that a section speaks of. */
function factsOf(
  { findings, steps, streams, leftovers, verdict, breakEven }: Report,
  section: ReportSection,
) {
  const about = (kind: string, id: string) =>
    section.blocks.some(({ source }) => source?.kind === kind && source.id === id);
  const isAbout = (kind: string) => section.blocks.some(({ source }) => source?.kind === kind);
  return {
    verdict: `${verdict.title}. ${verdict.text}`.replace(/\{([\w.:-]+)\}/g, "{{$1}}"),
    breakEven: `${breakEven.needed} ${breakEven.unit} needed, ${breakEven.expected} expected`,
    findings: findings
      // The first is the reason that the cover gives.
      .filter(({ finding }, i) => about("finding", finding.id) || (section.role === "cover" && i === 0))
      .map(({ finding, title, means, look }) => ({ id: finding.id, title, means, look })),
    steps: steps
      .filter(({ step }) => about("step", step.id) || section.role === "cover")
      .map(({ step, title, setupHours }) => ({ id: step.id, kind: step.kind, title, setupHours })),
    streams: streams
      .filter(({ stream }) => about("stream", stream.id))
      .map(({ stream, title }) => ({ id: stream.id, title, kind: stream.kind })),
    ...(isAbout("leftover") && { leftovers: leftovers.map(({ title, why }) => ({ title, why })) }),
  };
}

/** Everything that a model may know of one section, as facts. */
export function sectionPrompt({ report, document }: Consultation, section: ReportSection, note = ""): string {
  const named = section.blocks.flatMap(figuresIn);
  const figures = Object.fromEntries(
    Object.entries(document.figures)
      .filter(([id]) => section.role === "cover" || named.includes(id))
      .map(([id, figure]) => [id, figureText(figure)]),
  );
  const { trade } = report.situation;
  const facts = {
    section: section.heading ? plainText(section.heading, document.figures) : "The first page",
    answers: optionsOf(report.answers),
    words: { place: trade.place, customer: trade.customer, customers: trade.customers },
    team: report.situation.team,
    ...factsOf(report, section),
    figures,
    blocks: writtenBlocks(section).map((block) => ({
      id: block.id,
      kind: block.kind,
      about: block.source ? `${block.source.kind} ${block.source.id}` : "this section",
      figures: [...new Set(figuresIn(block))],
      ...(block.kind === "list" && { items: block.items.length }),
    })),
  };
  const json = JSON.stringify(facts, null, 1).replaceAll(report.answers.businessName, "{{name}}");
  return `Facts:\n${json}${note ? `\n\nThe reviewer asks: ${note}` : ""}`;
}
