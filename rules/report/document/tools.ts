import { toolWords } from "../../../content/report/tools.ts";
import type { ReportSection } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { paragraph, rich } from "./blocks.ts";

/** What AI and free settings can do for this plan; nothing before a question that decides all else. */
export const toolsSection = (r: Report): ReportSection[] =>
  r.questions.some(({ question }) => question.blocks)
    ? []
    : [
        {
          id: "tools",
          heading: rich("AI and free settings, this week"),
          role: "body",
          blocks: toolWords(
            r.situation,
            r.steps.map(({ step }) => step.id),
          ).map((text, i) =>
            paragraph({ id: `tools.${i}`, basis: ["previousAiExperience", "techComfortLevel"] }, text),
          ),
        },
      ];
