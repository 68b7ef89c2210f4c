import type { ReportBlock } from "../../../contracts/report-document.ts";
import { withoutFigures } from "../../../content/report/words.ts";
import { isWaiting } from "../plan.ts";
import { isGuessed } from "../word-verdict.ts";
import type { Report } from "../report.ts";
import { paragraph } from "./blocks.ts";
import { unknownsOf } from "./unknown.ts";

/** What the verdict comes to, in a sentence or two; the report has the whole of it. */
const brief = (r: Report): string =>
  isWaiting(r.steps) || (r.figures.left!.value <= 0 && !isGuessed(r))
    ? r.verdict.text
    : `${isGuessed(r) ? "Setting" : "You keep {left} a month after costs and your own time; setting"} ${r.steps.length === 1 ? "it" : "the plan"} up takes {setupHours} ${r.figures.setupHours!.value === 1 ? "hour" : "hours"}. ${r.steps.some(({ step }) => step.kind === "assistant") ? "The report says how much the assistant in it has to bring in, so that you can check." : r.breakEven.step && !r.situation.onlyInPerson ? "You do not need an AI assistant for it; the report says what one would cost and when it would pay." : "You don't need an AI assistant for it."}`;

/** The mail's cover letter, some 150 words: the finding, the verdict, the first step, the one number we need. */
export const letterOf = (r: Report): ReportBlock[] => {
  const [finding] = r.findings;
  const [first] = r.steps;
  const [question] = r.questions;
  const [unknown] = unknownsOf(r);
  const blocks: ReportBlock[] = [];
  if (finding)
    blocks.push(
      paragraph(
        {
          id: "letter.finding",
          basis: finding.finding.basis,
          source: { kind: "finding", id: finding.finding.id },
        },
        `**${finding.title}${/[?.]$/.test(finding.title) ? "" : "."}** ${isGuessed(r) ? withoutFigures(finding.means) : finding.means}`,
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
        `**Where to begin:** ${first.words.dayOne}`,
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
      paragraph({ id: "letter.number", basis: ["industry"] }, `One number would help us most. ${unknown}`),
    );
  return blocks;
};
