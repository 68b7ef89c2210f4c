import { ASSESSMENT_QUESTIONS, type AssessmentAnswers } from "../../../contracts/assessment.ts";
import { CHOICES, type ChoiceField, choiceLabel } from "../../../contracts/assessment-options.ts";
import type { ReportBlock, ReportDocument, ReportSection } from "../../../contracts/report-document.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { plainText, textsOf } from "../../../rules/report-document/runs.ts";
import type { Report } from "../../../rules/report/report.ts";
import type { Consultation } from "../consultant.ts";
import { modelSections, writtenBlocks } from "./prompt.ts";

export interface SectionFacts {
  document: ReportDocument;
  facts: Record<string, string>;
}

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
function sectionFacts({ report, document }: Consultation, section: ReportSection): string {
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
  return JSON.stringify(facts, null, 1).replaceAll(report.answers.businessName, "{{name}}");
}

/** The consultant's own drawing, and by the id of a section what a model may know of it. */
export function factsOfSections(base: Consultation): SectionFacts {
  const { document } = base;
  return {
    document,
    facts: Object.fromEntries(
      modelSections(document).map((section) => [section.id, sectionFacts(base, section)]),
    ),
  };
}
