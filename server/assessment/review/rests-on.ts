import type { ReportReview } from "../../../contracts/assessment-review.ts";
import { everyFinding } from "../../../content/report/findings/plain.ts";
import { assumptionNames, forReviewers } from "../../../content/report/assumption-names.ts";
import { stepWorth } from "../../../rules/report-document/step-worth.ts";
import { capital } from "../../../content/capital.ts";
import { neutralTrade, trades } from "../../../content/report/trades/index.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { plain } from "../../../rules/report/plain.ts";
import { reportJson } from "../../../rules/report/report-json.ts";
import type { Report } from "../../../rules/report/report.ts";
import { isUnpriced } from "../../../rules/report/word-verdict.ts";
import { consultation } from "../consultant.ts";
import type { Ground } from "../ground.ts";
import { boundsOf } from "./choices.ts";

export type RestsOn = Pick<ReportReview, "consultation" | "assumptions">;

/** The consultation as it stands, and the assumptions beside the examples that they replace. */
export function whatItRestsOn(ground: Ground): RestsOn {
  const { report, document } = consultation(ground);
  const { verdict, questions } = reportJson(report);
  const { assumptions: _own, overOwners: _over, ...choices } = ground.choices ?? {};
  const examples = consultation({ ...ground, numbers: undefined, choices }).report.assumptions;
  const dropped = ground.choices?.dropFindings ?? [];
  return {
    consultation: {
      verdict: { ...verdict, title: plain(report.verdict.title, report.figures) },
      findings: report.findings.map(({ finding, title, means }) => ({
        id: finding.id,
        title,
        text: means,
        basis: [...finding.basis],
      })),
      dropped: everyFinding
        .filter(({ id }) => dropped.includes(id))
        .map((finding) => ({
          id: finding.id,
          title: finding.title(report.situation, report.situation.trade),
        })),
      questions,
      steps: report.steps.map(({ step, title, perMonth, costPerMonth }) => ({
        id: step.id,
        title,
        perMonth,
        costPerMonth,
        left: report.figures[`p.${step.id}.left`]!.value,
        worth: stepWorth(document, step.id),
      })),
      possibleSteps: report.possibleSteps.map(({ id, title, perMonth, costPerMonth, left }) => ({
        id,
        title,
        perMonth,
        costPerMonth,
        left,
        worth: perMonth > 0 && !isUnpriced(report) ? figureText({ value: left, unit: "money" }) : "",
      })),
      trades: trades
        .filter(({ industry }) => industry === ground.answers.industry)
        .map(({ id, label }) => ({ id, label })),
      trade: tradeOf(report, ground),
      suggestedTrade: report.tradeSuggested ?? null,
    },
    assumptions: Object.values(report.assumptions).map(({ id, label, source, basis, unit, value, from }) => ({
      id,
      label: assumptionNames[id]?.(report.situation, report.situation.trade) ?? label,
      source: forReviewers(examples[id]?.source ?? source),
      countsFor: stepOf(report, id),
      basis: [...basis],
      unit,
      ...boundsOf(unit),
      from,
      example: examples[id]?.value ?? value,
      value,
    })),
  };
}

/** What the report is written for: one of the list, or one that only the name tells. */
function tradeOf(
  { situation: { trade } }: Report,
  { choices, numbers }: Ground,
): RestsOn["consultation"]["trade"] {
  const told = trades.find(({ id }) => id === (choices?.trade ?? numbers?.trade));
  if (told) return { id: told.id, label: told.label, from: choices?.trade ? "reviewer" : "owner" };
  const neutral = neutralTrade(trade.industry);
  const listed = trades.find(({ an, industry }) => an === trade.an && industry === trade.industry);
  if (listed && listed.id !== neutral.id) return { id: listed.id, label: listed.label, from: "name" };
  const said = trade.said ?? trade.an.replace(/^an? /, "");
  return trade.said === undefined && trade.an === neutral.an
    ? { id: null, label: neutral.label, from: "industry" }
    : { id: null, label: capital(said), from: "name" };
}

/** The first step of the plan whose money is counted with an assumption. */
const stepOf = ({ steps, streams }: Report, assumption: string): string | null =>
  steps.find(({ closes }) =>
    closes.some((closed) =>
      streams.some(({ stream, factors }) => stream.id === closed.stream && factors.includes(assumption)),
    ),
  )?.step.id ?? null;
