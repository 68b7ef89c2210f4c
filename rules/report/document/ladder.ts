import { ladderWords } from "../../../content/report/ladder.ts";
import { eventOf } from "../../../content/report/lever-of.ts";
import { comesDue } from "../../../content/report/words.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import { LADDER } from "../ladder.ts";
import type { Report } from "../report.ts";
import { table } from "./blocks.ts";

/** Behind the step that fills room that was counted: what twice and four times as much of it would come to. */
export const ladderBlocks = (r: Report, at: number): ReportBlock[] => {
  const { step } = r.steps[at]!;
  const { situation: s, figures } = r;
  if (!step.lever || !figures["ladder.1"] || eventOf(step, s)) return [];
  const isYes = figures["goal.yes"] !== undefined;
  // Who is known already fills an hour that is open, and no place of somebody new.
  if (isYes && !comesDue(s.trade)) return [];
  return [
    table(
      { id: "ladder", basis: ["primaryGoal"] },
      ladderWords.caption,
      LADDER.filter((times) => figures[`ladder.${times}`]).map((times) => {
        const one = figures[`ladder.${times}`]!.value === 1;
        const hours = figures[`ladder.${times}.hours`];
        return {
          label: ladderWords.effort(
            times,
            hours ? `{ladder.${times}.hours} ${hours.value === 1 ? "hour" : "hours"}` : "",
          ),
          cells: [
            `{ladder.${times}} ${isYes ? (one ? s.trade.job : s.trade.jobs) : ladderWords.comes(s.trade, one)}`,
            `{ladder.${times}.part}`,
          ],
        };
      }),
      [...ladderWords.columns],
    ),
  ];
};
