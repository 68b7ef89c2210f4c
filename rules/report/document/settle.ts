import { cap, leaving, reaching } from "../../../content/report/words.ts";
import type { ReportSection } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { list, rich } from "./blocks.ts";

/** What to try and to settle before anything speaks for the owner. */
export const settleSection = (r: Report): ReportSection[] => {
  const { trade: t } = r.situation;
  const assistants = r.steps.filter(({ step }) => step.kind === "assistant");
  return assistants.length === 0
    ? []
    : [
        {
          id: "settle",
          heading: rich("Before an assistant speaks for you"),
          role: "appendix",
          blocks: [
            list({ id: "settle.list", basis: ["industry"] }, [
              ...assistants.flatMap(({ words }) => [
                ...(words.rehearse ? [`**Try it first:** ${words.rehearse}`] : []),
                `**Never:** it must not ${words.never}.`,
              ]),
              ...t.rules,
              ...(leaving(t)
                ? [`${cap(leaving(t))}: everybody out, then 911 from outside. It puts nobody through.`]
                : []),
              ...(reaching(t)
                ? [
                    `${cap(leaving(t) ? reaching(t) : t.urgent)}: put a name and a number for each at the top of its page.`,
                  ]
                : []),
            ]),
          ],
        },
      ];
};
