import { ownersNumberWords } from "../../../content/report/owners-numbers.ts";
import { trades } from "../../../content/report/trades/index.ts";
import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import type { Playbook } from "../../../content/report/playbook.ts";
import type { FirstFigure, OwnAssessment } from "../../../contracts/assessment-own.ts";
import {
  OWNERS_NUMBER_IDS,
  type OwnersNumberId,
  type OwnersNumbers,
} from "../../../contracts/assessment-owners-numbers.ts";
import { consultationIn, reportIn } from "../../../rules/report/consultation.ts";
import { unknownsOf } from "../../../rules/report/document/unknown.ts";
import { driversOf } from "../../../rules/report/drivers.ts";
import { readPlaybook } from "../../../rules/report/read-playbook.ts";
import type { ConsultInput } from "../../../rules/report/report.ts";
import { countedChoices, countedNumbers } from "../../../rules/report/whose-counts.ts";
import { isGuessed } from "../../../rules/report/word-verdict.ts";
import { firstFigure } from "../../../rules/report-document/first-figure.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { withCurlyApostrophes } from "../../../rules/text.ts";
import { htmlBlock } from "../../../rules/report-document/render-html.ts";

/** The consultant in the browser. A module of its own: it is fetched when the form is shown, and not before. */

/** What the owner's numbers change, without the words around it: those stand on the page already. */
const STEPS = "verdict.steps";
const SUM = "money.range";
/** Whether an assistant pays by now, where it is no step. */
const ASSISTANT = "buy.0";
/** Where the steps stand in a table with their sum, that is the one sum. */
const SHOWN = ["verdict.overturned", SUM, STEPS, "verdict.beside", "verdict.odd", ASSISTANT];

/** What is written for each trade that was met, by its key. */
const playbooks = new Map<string, Playbook | undefined>();

/** What the report is drawn from, as its server has it. */
const groundOf = ({ chosen, businessName, plan }: OwnAssessment, numbers: OwnersNumbers): ConsultInput => ({
  answers: { ...chosen, businessName, email: "" } as AssessmentAnswers,
  numbers: countedNumbers(numbers, plan),
  review: countedChoices(plan ?? {}, numbers),
});
const reportWith = (own: OwnAssessment, numbers: OwnersNumbers, onMissing = (_key: string) => {}) =>
  reportIn(
    ({ id, playbook: key = id }) => {
      if (!playbooks.has(key)) onMissing(key);
      return playbooks.get(key);
    },
    groundOf(own, numbers),
  );

/** Fetches what is written for the trades that these numbers are about: no sum is the report's without it. */
export async function withPlaybooks(
  own: OwnAssessment,
  numbers: OwnersNumbers,
  textOf: (trade: string) => Promise<string | null>,
): Promise<void> {
  for (;;) {
    const missing = new Set<string>();
    reportWith(own, numbers, (key) => missing.add(key));
    if (missing.size === 0) return;
    await Promise.all(
      [...missing].map(async (trade) => {
        const text = await textOf(trade);
        playbooks.set(trade, text === null ? undefined : readPlaybook(text));
      }),
    );
  }
}

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

/** The numbers that the report itself asks for, as it puts them in their order. */
function askedInReport(report: ReturnType<typeof reportWith>): readonly OwnersNumberId[] {
  let asked: readonly OwnersNumberId[] = [];
  unknownsOf({ ...report, swings: (of) => (asked = report.swings?.(of) ?? []) });
  return asked.slice(0, AS_MANY);
}
/** As many as a report asks for. */
const AS_MANY = 2;
/** More are not asked at once, but for those that the report asks for. */
const FIRST = 4;
/** The numbers asked first: who got no answer, and what the plan's money is made of, the least certain before others. */
export function firstAsked(own: OwnAssessment): ReadonlySet<string> {
  const report = reportWith(own, {});
  const telling = driversOf(report)
    .toSorted((a, b) => b.spread - a.spread)
    .map(({ id }) => id)
    .filter((id) => id in ownersNumberWords);
  return new Set([...askedInReport(report), ...["missedPerWeek", ...telling].slice(0, FIRST)]);
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
  const { report, document } = consultationIn(
    ({ id, playbook: key = id }) => playbooks.get(key),
    groundOf(own, numbers),
  );
  const { sections, figures } = document;
  const all = sections.flatMap((section) => section.blocks);
  const isOneTable = all.some((block) => block.id === STEPS && block.kind === "table");
  const blocks = all
    .filter(({ id }) => SHOWN.includes(id) && !(isOneTable && id === SUM))
    .toSorted((a, b) => SHOWN.indexOf(a.id) - SHOWN.indexOf(b.id));
  const [likely, low, high] = ["all", "all.low", "all.high"].map((id) => figureText(figures[id]!));
  return {
    html: withCurlyApostrophes(blocks.map((block) => htmlBlock(block, figures, { folds: true })).join("")),
    figure: firstFigure(document),
    left: isGuessed(report) ? "" : `You keep ${likely} a month (${low} to ${high})`,
  };
}
