import { ownersNumberWords } from "../../../content/report/owners-numbers.ts";
import { trades } from "../../../content/report/trades/index.ts";
import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import type { FirstFigure, OwnAssessment } from "../../../contracts/assessment-own.ts";
import {
  OWNERS_NUMBER_IDS,
  type OwnersNumberId,
  type OwnersNumbers,
} from "../../../contracts/assessment-owners-numbers.ts";
import { consult } from "../../../rules/report/consult.ts";
import { documentOf } from "../../../rules/report/document-of.ts";
import { driversOf } from "../../../rules/report/drivers.ts";
import { isGuessed } from "../../../rules/report/word-verdict.ts";
import { firstFigure } from "../../../rules/report-document/first-figure.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { withCurlyApostrophes } from "../../../rules/text.ts";
import { htmlBlock } from "../../../rules/report-document/render-html.ts";

/** The consultant in the browser. A module of its own: it is fetched when the form is shown, and not before. */

/** What the owner's numbers change, without the words around it: those stand on the page already. */
const SHOWN = ["verdict.overturned", "verdict.odd", "money.range", "verdict.steps"];

const reportWith = ({ chosen, businessName, plan, names }: OwnAssessment, numbers: OwnersNumbers) => {
  const answers = { ...chosen, businessName, email: "" } as AssessmentAnswers;
  return consult({
    answers,
    numbers,
    review: plan ?? {},
    names: ({ trade }) => ((trade.playbook ?? trade.id) === names?.trade ? names.of : {}),
  });
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
    const [asked, found] = [ask, where].map((say) => withCurlyApostrophes(say(situation, situation.trade)));
    return { id, ask: asked!, where: found! };
  });
}

/** More are not asked at once. */
const FIRST = 4;
/** The numbers asked first: who got no answer, and what the plan's money is made of, the least certain before others. */
export function firstAsked(own: OwnAssessment): ReadonlySet<string> {
  const telling = driversOf(reportWith(own, {}))
    .toSorted((a, b) => b.spread - a.spread)
    .map(({ id }) => id)
    .filter((id) => id in ownersNumberWords);
  return new Set(["missedPerWeek", ...telling].slice(0, FIRST));
}

/** The trade that the report counts with where its owner has named none: read from the business's name, or our reviewer's. */
export const tradeOf = (own: OwnAssessment): string => {
  const { situation, tradeSuggested } = reportWith(own, {});
  return tradeSuggested ?? (situation.tradeKnown ? situation.trade.id : "");
};

/** How many reach the business a week by the report, where its owner has told no number. */
export const exampleInAll = (own: OwnAssessment, trade: OwnersNumbers["trade"]): number =>
  reportWith(own, trade ? { trade } : {}).assumptions.contactsPerWeek!.value;

/** Trades within the respondent's industry. */
export const tradesFor = ({ chosen: { industry } }: OwnAssessment): { id: string; label: string }[] =>
  trades.filter((trade) => trade.industry === industry).map(({ id, label }) => ({ id, label }));

interface Recounted {
  /** Sum and steps with these numbers, in our own words. */
  html: string;
  figure: FirstFigure | null;
  /** What is left a month, in one line; empty while all of it would be our guess. */
  left: string;
}

export function recount(own: OwnAssessment, numbers: OwnersNumbers): Recounted {
  const report = reportWith(own, numbers);
  const document = documentOf(report);
  const { sections, figures } = document;
  const blocks = sections
    .flatMap((section) => section.blocks)
    .filter(({ id }) => SHOWN.includes(id))
    .toSorted((a, b) => SHOWN.indexOf(a.id) - SHOWN.indexOf(b.id));
  const [likely, low, high] = ["all", "all.low", "all.high"].map((id) => figureText(figures[id]!));
  return {
    html: withCurlyApostrophes(blocks.map((block) => htmlBlock(block, figures)).join("")),
    figure: firstFigure(document, false),
    left: isGuessed(report) ? "" : `You keep ${likely} a month (${low} to ${high})`,
  };
}
