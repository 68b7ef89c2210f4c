import { toolWords } from "../../../content/report/tools.ts";
import type { ReportSection } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { paragraph, rich } from "./blocks.ts";

/** What AI or a free setting can do for this plan; nothing before a question that decides all else. */
export const toolsSection = (r: Report): ReportSection[] => {
  const words = toolWords(
    r.situation,
    r.steps.map(({ step }) => step.id),
    r.steps.some(({ step }) => step.kind === "assistant"),
  );
  return words === "" || r.questions.some(({ question }) => question.blocks)
    ? []
    : [
        {
          id: "tools",
          heading: rich("AI and free settings, this week"),
          role: "body",
          blocks: [paragraph({ id: "tools.0", basis: ["previousAiExperience", "techComfortLevel"] }, words)],
        },
      ];
};
