import { insteadWords, toolWords } from "../../../content/report/tools.ts";
import type { ReportSection } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { paragraph, rich } from "./blocks.ts";

/** What an assistant costs and must bring, what else could do it, and what AI or a free setting at hand does. */
export const buySection = (r: Report): ReportSection[] => {
  const assistant = r.steps.find(({ step }) => step.kind === "assistant")?.step;
  const blocked = r.questions.some(({ question }) => question.blocks);
  const words = blocked
    ? ""
    : toolWords(
        r.situation,
        r.steps.map(({ step }) => step.id),
        assistant !== undefined,
      );
  const instead = assistant?.reaches === "calls" ? insteadWords(r.situation, r.situation.trade) : "";
  const source = { kind: "verdict", id: r.verdict.id } as const;
  const blocks = [
    ...(r.verdict.buy
      ? [paragraph({ id: "buy.0", basis: ["operationalBottlenecks"], source }, r.verdict.buy)]
      : []),
    ...(instead ? [paragraph({ id: "buy.instead", basis: ["interactionChannels"] }, instead)] : []),
    ...(words
      ? [paragraph({ id: "tools.0", basis: ["previousAiExperience", "techComfortLevel"] }, words)]
      : []),
  ];
  return blocks.length === 0
    ? []
    : [
        {
          id: "tools",
          heading: rich(
            assistant
              ? "What to buy, and what else to weigh"
              : r.verdict.buy
                ? /^(?:None yet|Perhaps later|Next)/.test(r.verdict.buy)
                  ? "What not to buy yet"
                  : "What not to buy"
                : "What is free already",
          ),
          role: "body",
          blocks,
        },
      ];
};
