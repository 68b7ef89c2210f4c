import { cap } from "../../../content/report/words.ts";
import type { ReportSection } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { list, paragraph, rich, table } from "./blocks.ts";

/** What to settle before anything speaks for the owner: only where an assistant is in the plan or may come into it. */
export const rulesSection = (r: Report): ReportSection[] => {
  const t = r.situation.trade;
  if (!r.steps.some(({ step }) => step.kind === "assistant")) return [];
  return [
    {
      id: "rules",
      heading: rich("Settle this before anything speaks for you"),
      role: "body",
      blocks: [
        list({ id: "rules.list", basis: ["industry"] }, [
          ...t.rules,
          `${cap(t.urgent)}: a name and a number for each, first on its page.`,
        ]),
      ],
    },
  ];
};

export const leftoversSection = (r: Report): ReportSection[] =>
  r.leftovers.length === 0
    ? []
    : [
        {
          id: "leftovers",
          heading: rich("Not in this plan, and why"),
          role: "body",
          blocks: [
            table(
              {
                id: "leftovers.table",
                basis: ["operationalBottlenecks"],
                source: { kind: "leftover", id: "all" },
              },
              "What stays for now",
              r.leftovers.map(({ title, why, perMonth }, i) => ({
                label: title,
                cells: [perMonth === undefined ? "open" : `{l.${i}}`, why],
              })),
              ["What", "Worth", "Why not now"],
            ),
            paragraph(
              { id: "leftovers.note", basis: ["operationalBottlenecks"] },
              "Three steps are as much as a month holds. Those in the plan bring more for each hour of work than those named here.",
              "note",
            ),
          ],
        },
      ];
