import { cap } from "../../../content/report/words.ts";
import type { ReportSection } from "../../../contracts/report-document.ts";
import type { Leftover, Report } from "../report.ts";
import { list, rich } from "./blocks.ts";

/** What everybody in the trade knows, and what to settle before anything speaks for the owner. */
export const rulesSection = (r: Report): ReportSection => {
  const t = r.situation.trade;
  const assistant = r.steps.some(({ step }) => step.kind === "assistant");
  return {
    id: "rules",
    heading: rich(assistant ? "Your trade, and what to settle first" : "Your trade"),
    role: "body",
    blocks: [
      list({ id: "rules.list", basis: ["industry"] }, [
        ...t.facts,
        ...(assistant
          ? [...t.rules, `${cap(t.urgent)}: a name and a number for each, first on its page.`]
          : []),
      ]),
    ],
  };
};

/** What nobody named and comes to less, in dollars a month, stands in the annex alone. */
const WORTH_A_LINE = 60;
const shown = ({ what, perMonth }: Pick<Leftover, "what" | "perMonth">, r: Report) =>
  what in r.bottlenecks || (perMonth ?? 0) >= WORTH_A_LINE;

export const leftoversSection = (r: Report): ReportSection[] =>
  !r.leftovers.some((leftover) => shown(leftover, r))
    ? []
    : [
        {
          id: "leftovers",
          heading: rich("Not in this plan, and why"),
          role: "body",
          blocks: [
            list(
              {
                id: "leftovers.list",
                basis: ["operationalBottlenecks"],
                source: { kind: "leftover", id: "all" },
              },
              r.leftovers.flatMap(({ what, title, why, perMonth }, i) =>
                shown({ what, perMonth }, r)
                  ? [`**${title}**${perMonth === undefined ? "" : `, {l.${i}}`}: ${why}`]
                  : [],
              ),
            ),
          ],
        },
      ];
