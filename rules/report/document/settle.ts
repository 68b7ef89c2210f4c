import { cap, dialing, leaving, listening, reaching } from "../../../content/report/words.ts";
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
              ...(dialing(t) ? [`${cap(dialing(t))}: 911 at once. It puts nobody through.`] : []),
              ...(listening(t)
                ? [
                    `${cap(listening(t))}: the first thing it says is 988, and 911 if somebody is in danger now.`,
                  ]
                : []),
              ...(reaching(t)
                ? [
                    `${cap(reaching(t))}: put the name and number of whoever is on duty at the top of its page.`,
                  ]
                : []),
            ]),
          ],
        },
      ];
};
