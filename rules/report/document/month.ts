import { weeks } from "../../../content/report/month.ts";
import type { ReportSection } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { countedBreakEven } from "../word-verdict.ts";
import { rich } from "./blocks.ts";

/** What the first step's largest stream is counted by. */
const beforeOf = ({ situation: s, steps, streams }: Report): string => {
  const [largest] = [...steps[0]!.closes].sort((a, b) => b.perMonth - a.perMonth);
  const stream = streams.find((flowing) => flowing.stream.id === largest?.stream)?.stream;
  return stream ? stream.before(s, s.trade) : steps[0]!.words.watch;
};

/** The first month as a strip of four weeks; a plan of nothing has none. */
export const monthSection = (r: Report): ReportSection[] => {
  const s = r.situation;
  const [first, second] = r.steps.filter(({ step }) => !step.aim);
  if (!first || first.step.kind === "nothing") return [];
  const facts = {
    first: first.step.short(s, s.trade),
    ...(second ? { second: second.step.short(s, s.trade) } : {}),
    before: beforeOf(r),
    watch: first.words.watch,
    aim: r.steps.some(({ step }) => step.aim),
    assistant: first.step.kind === "assistant",
    expectedNone: r.breakEven.expected === 0,
    ...countedBreakEven(r),
    rare: r.figures["won"]!.value > 0 && r.figures["won"]!.value < 12,
    hours: r.figures["own"]!.value > 0 ? `{own} ${r.figures["own"]!.value === 1 ? "hour" : "hours"}` : "",
  };
  return [
    {
      id: "month",
      heading: rich("The first month"),
      role: "appendix",
      blocks: [
        {
          kind: "chart",
          id: "month.weeks",
          basis: [...first.step.basis, "techComfortLevel"],
          caption: rich("Four weeks"),
          chart: {
            kind: "weeks",
            weeks: weeks.map(({ label, text }) => ({
              label: label(facts),
              text: rich(text(s, s.trade, facts)),
            })),
          },
        },
      ],
    },
  ];
};
