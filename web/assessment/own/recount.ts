import { ownersNumberWords } from "../../../content/report/owners-numbers.ts";
import { trades } from "../../../content/report/trades/index.ts";
import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import type { OwnAssessment } from "../../../contracts/assessment-own.ts";
import {
  OWNERS_NUMBER_IDS,
  type OwnersNumberId,
  type OwnersNumbers,
} from "../../../contracts/assessment-owners-numbers.ts";
import { consult } from "../../../rules/report/consult.ts";
import { documentOf } from "../../../rules/report/document-of.ts";
import { htmlBlock } from "../../../rules/report-document/render-html.ts";

/** The consultant in the browser. A module of its own: it is fetched when the form is shown, and not before. */

/** What the owner's numbers change: the first screen, and the three cases. */
const SHOWN = ["verdict.title", "verdict.overturned", "verdict.text", "verdict.steps", "money.range"];

const reportWith = ({ chosen, businessName, plan }: OwnAssessment, numbers: OwnersNumbers) => {
  const answers = { ...chosen, businessName, email: "" } as AssessmentAnswers;
  return consult({ answers, numbers, review: plan ?? {} });
};

export interface Asked {
  id: OwnersNumberId;
  ask: string;
  where: string;
}

/** What is asked, in words for this business, and where each number is found. */
export function questionsFor(own: OwnAssessment, numbers: OwnersNumbers): Asked[] {
  const { situation } = reportWith(own, numbers);
  return OWNERS_NUMBER_IDS.map((id) => {
    const { ask, where } = ownersNumberWords[id];
    return { id, ask: ask(situation, situation.trade), where: where(situation, situation.trade) };
  });
}

/** Trades within the respondent's industry. */
export const tradesFor = ({ chosen: { industry } }: OwnAssessment): { id: string; label: string }[] =>
  trades.filter((trade) => trade.industry === industry).map(({ id, label }) => ({ id, label }));

/** Verdict, sum and steps with these numbers, as HTML of our own words; and how many of its inputs are still examples. */
export function recount(own: OwnAssessment, numbers: OwnersNumbers): { html: string; examples: number } {
  const report = reportWith(own, numbers);
  const { sections, figures } = documentOf(report);
  const blocks = sections.flatMap((section) => section.blocks.filter(({ id }) => SHOWN.includes(id)));
  const used = new Set(report.streams.flatMap(({ factors }) => [...factors]));
  const examples = Object.values(report.assumptions).filter(
    ({ id, from, spread }) => used.has(id) && from === "example" && spread > 1,
  ).length;
  return { html: blocks.map((block) => htmlBlock(block, figures)).join(""), examples };
}
