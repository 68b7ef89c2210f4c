import type { ReportBlock } from "../../../contracts/report-document.ts";
import { guessesOf } from "../drivers.ts";
import { isWaiting } from "../plan.ts";
import type { Report } from "../report.ts";
import { paragraph } from "./blocks.ts";

/** What the verdict comes to, in a sentence or two; the report has the whole of it. */
const brief = (r: Report): string =>
  isWaiting(r.steps) || r.figures.left!.value <= 0
    ? r.verdict.text
    : `${r.steps.length === 1 ? "It" : "The plan"} leaves {left} a month after its price and your hours; setting up takes {setupHours} ${r.figures.setupHours!.value === 1 ? "hour" : "hours"} once. ${r.steps.some(({ step }) => step.kind === "assistant") ? "The assistant in it pays with a number that you can count: the report says which." : r.breakEven.step && !r.situation.onlyInPerson ? "No assistant is in it: the report says what one would cost, and what it would have to bring." : "There is no assistant in it."}`;

/** The mail's cover letter, some 150 words: the finding, the verdict, the first step, the one number we need. */
export const letterOf = (r: Report): ReportBlock[] => {
  const [finding] = r.findings;
  const [first] = r.steps;
  const [question] = r.questions;
  const [guess] = guessesOf(r);
  const blocks: ReportBlock[] = [];
  if (finding)
    blocks.push(
      paragraph(
        {
          id: "letter.finding",
          basis: finding.finding.basis,
          source: { kind: "finding", id: finding.finding.id },
        },
        `**${finding.title}${/[?.]$/.test(finding.title) ? "" : "."}** ${finding.means}`,
      ),
    );
  blocks.push(
    paragraph(
      {
        id: "letter.verdict",
        basis: ["operationalBottlenecks"],
        source: { kind: "verdict", id: r.verdict.id },
      },
      `**${r.verdict.title}.** ${brief(r)}`,
    ),
  );
  if (first)
    blocks.push(
      paragraph(
        { id: "letter.first", basis: first.step.basis, source: { kind: "step", id: first.step.id } },
        `How it begins: ${first.words.dayOne}${first.step.aim && r.steps[1] ? ` Then: ${r.steps[1].words.dayOne}` : ""}`,
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
  else if (guess)
    blocks.push(
      paragraph(
        { id: "letter.number", basis: ["industry"] },
        r.assumptions.freshShare!.lowered
          ? `One number would help us most: how many ${r.situation.trade.newOnes} came last year?`
          : `Check one guess of ours, if only one: ${guess}.`,
      ),
    );
  return blocks;
};
