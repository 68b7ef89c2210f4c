import type { ReportBlock } from "../../../contracts/report-document.ts";
import { capital } from "../../../content/capital.ts";
import { letterWords } from "../../../content/report/letter.ts";
import { isAnsweredBy } from "../findings.ts";
import { isWaiting } from "../plan.ts";
import { isGuessed } from "../word-verdict.ts";
import type { Report } from "../report.ts";
import { paragraph } from "./blocks.ts";
import { firstDay } from "./steps.ts";
import { unknownsOf } from "./unknown.ts";

/** Why, in one sentence: what the first step answers, in the report's own heading; else what was wanted. */
const whyOf = (r: Report): string => {
  const [finding] = r.findings;
  const [first] = r.steps;
  if (!finding || !first) return "";
  const { title } = finding;
  return isWaiting(r.steps) || !first.step.aim || isAnsweredBy(finding.finding, first)
    ? letterWords.found(title)
    : letterWords.wanted(r.situation, title);
};

/** What the plan is worth, whose numbers say so, and what it takes; the verdict's own words where there is nothing to gain. */
const worthOf = (r: Report): string => {
  const left = r.figures.left!.value;
  const takes = letterWords.takes(
    r.steps.length,
    r.figures.setupHours!.value,
    r.steps.some(({ step }) => step.kind === "assistant"),
    r.breakEven.step !== undefined && !r.situation.onlyInPerson,
  );
  if (isWaiting(r.steps)) return r.verdict.text;
  const { trade } = r.situation;
  if (left <= 0) {
    const gain = r.steps[0]!.step.gain?.(r.situation, trade, (id) => r.assumptions[id]!.from !== "example");
    return isGuessed(r) ? `${gain ? `${capital(gain)}. ` : ""}${takes}` : r.verdict.text;
  }
  return `${isGuessed(r) ? letterWords.guessed(trade) : letterWords.counted(r.figures["plan.time"]!.value >= r.headline.likely)} ${takes}`;
};

/** The mail's cover letter, some 100 words: what we would decide and why, what it is worth, the one thing to do this week, the one number we need. */
export const letterOf = (r: Report): ReportBlock[] => {
  const [first] = r.steps;
  const [question] = r.questions;
  const [unknown] = unknownsOf(r);
  const verdict = { kind: "verdict", id: r.verdict.id } as const;
  const why = whyOf(r);
  const blocks: ReportBlock[] = [
    paragraph(
      { id: "letter.verdict", basis: ["operationalBottlenecks"], source: verdict },
      `**${r.verdict.title}.**${why && ` ${why}`}`,
    ),
    paragraph({ id: "letter.worth", basis: ["operationalBottlenecks"], source: verdict }, worthOf(r)),
  ];
  if (first)
    blocks.push(
      paragraph(
        { id: "letter.first", basis: first.step.basis, source: { kind: "step", id: first.step.id } },
        `**The one thing to do this week:** ${firstDay(r)}`,
      ),
    );
  if (question?.question.blocks)
    blocks.push(
      paragraph(
        {
          id: "letter.question",
          basis: question.question.basis,
          source: { kind: "question", id: question.question.id },
        },
        question.text,
      ),
    );
  else if (unknown)
    blocks.push(
      paragraph(
        { id: "letter.number", basis: ["industry"] },
        `**The number that would help us most:** ${unknown}`,
      ),
    );
  return blocks;
};
