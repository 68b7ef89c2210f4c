import { ASSESSMENT_QUESTIONS, type AssessmentAnswers } from "../../../contracts/assessment.ts";
import { CHOICES, type ChoiceField, choiceLabel } from "../../../contracts/assessment-options.ts";
import { renderText } from "../report/render-text.ts";
import { renderSection } from "../report/render-html.ts";
import { FIGURE_IDS, type ReportModel, type Section, type SectionId } from "../report/schema.ts";

/** Goes up with each change of these words: the area compares how much of each version's text is kept. */
export const PROMPT_VERSION = 1;

/** The sections that a model writes. The score and the sums are computed: a model may not do the arithmetic. */
export const WRITTEN_SECTIONS: readonly SectionId[] = [
  "summary",
  "opportunities",
  "first-month",
  "risks",
  "leave-alone",
  "next-steps",
];

export const instructions = `You write one section of a report for the owner of a small business: what an AI voice assistant could do for them. Short sentences, plain words, concrete. You say "you" and "we". No praise, no slogans, no invented statistics, studies or customers.
Answer with JSON only: {"blocks":[{"kind":"heading"|"paragraph"|"list","basis":[names of answers],"items":[texts]}]}. A heading or a paragraph has one text, a list several. "basis" names the answers that the block rests on.
Write the business's name as {{name}}. Write every figure as a placeholder from the list you are given, as {{totalMonth}}; write no other number.
Contradict none of the answers.`;

/** The answers that a model may read: chosen options only. What somebody typed (name, address) is never sent. */
export function optionsOf(answers: AssessmentAnswers): Record<string, string> {
  const single = Object.keys(CHOICES) as ChoiceField[];
  return {
    industry: answers.industry,
    interactionChannels: answers.interactionChannels.join(", "),
    operationalBottlenecks: answers.operationalBottlenecks.join(", "),
    ...Object.fromEntries(single.map((field) => [field, choiceLabel(field, answers[field])])),
  };
}

export function sectionPrompt(base: ReportModel, section: Section, note?: string): string {
  const lines = Object.entries(optionsOf(base.answers)).map(
    ([field, value]) => `${field} (${ASSESSMENT_QUESTIONS[field as ChoiceField].short}): ${value}`,
  );
  const nameless = { ...base, answers: { ...base.answers, businessName: "the business" } };
  const example = renderText(renderSection(nameless, withoutNames(section)));
  return `Section: ${section.id}\n\nAnswers:\n${lines.join("\n")}\n\nFigures: ${FIGURE_IDS.join(", ")}\n\nOur consultant's own version, to keep to in substance and to better in words:\n${example}${note ? `\n\nThe reviewer asks: ${note}` : ""}`;
}

/** What was typed stays here: the example says "{{name}}" where the report says the name. */
const withoutNames = (section: Section): Section =>
  JSON.parse(JSON.stringify(section), (_key, value: unknown) =>
    value && typeof value === "object" && "name" in value ? "{{name}}" : value,
  ) as Section;
