import { capital } from "../../../content/capital.ts";
import { type MonthFacts, weeks } from "../../../content/report/month.ts";
import { firstOf, isWaiting } from "../plan.ts";
import type { ReportSection } from "../../../contracts/report-document.ts";
import { isSmallPlan } from "../choose.ts";
import type { Report } from "../report.ts";
import { countedBreakEven } from "../word-verdict.ts";
import { rich } from "./blocks.ts";

/** What the first step is seen by; of an assistant what there is before it answers: its largest stream. */
const beforeOf = ({ situation: s, steps, streams }: Report): string => {
  const [opening] = steps;
  if (opening!.step.kind !== "assistant") return opening!.words.watch;
  const [largest] = [...firstOf(steps)!.closes].sort((a, b) => b.perMonth - a.perMonth);
  const stream = streams.find((flowing) => flowing.stream.id === largest?.stream)?.stream;
  return stream ? stream.before(s, s.trade) : firstOf(steps)!.words.watch;
};

const ORDER = ["first", "second", "third", "fourth"] as const;
/** Weeks in which nothing new begins belong to the one before. */
const spansOf = (texts: readonly string[]) => {
  const begun = texts.flatMap((text, i) => (text ? [{ text, from: i }] : []));
  return begun.map(({ text, from }, i) => {
    const to = (begun[i + 1]?.from ?? texts.length) - 1;
    const name =
      to === from || from === 0
        ? ORDER[from]!
        : `${ORDER[from]!} ${to === from + 1 ? "and" : "to"} ${ORDER[to]!}`;
    return { label: `${capital(name)} week`, text: rich(text) };
  });
};

/** Whether two weeks of notes tell: of those who get in touch, or of dates that are kept; whoever is asked again answers later. */
const tellingOf = ({ figures, steps, breakEven: { unitKind } }: Report): MonthFacts["telling"] => {
  const [assistant] = steps.filter(({ step }) => step.kind === "assistant");
  if (!assistant || figures["mark"]!.value <= 0) return false;
  return unitKind === "slots"
    ? "slots"
    : unitKind === "customers" && !assistant.step.trial
      ? "callers"
      : false;
};

/** The first month as a strip of four weeks; a plan of nothing has none. */
export const monthSection = (r: Report): ReportSection[] => {
  const s = r.situation;
  const [first, second, third] = r.steps;
  if (!first || isWaiting(r.steps) || isSmallPlan(r.steps)) return [];
  const rest = [second, third].filter((step) => step !== undefined);
  // What is free and takes an hour waits for no week of its own.
  const quick = rest.find(({ step, costPerMonth }) => step.setupHours <= 1 && costPerMonth === 0);
  const [next, last] = rest.filter((step) => step !== quick);
  const facts = {
    first: first.step.short(s, s.trade),
    ...(quick ? { quick: quick.step.short(s, s.trade) } : {}),
    ...(next ? { second: next.step.short(s, s.trade) } : {}),
    ...(last ? { third: last.step.short(s, s.trade) } : {}),
    before: beforeOf(r),
    page: r.steps.some(({ step }) => step.id === "absence-page"),
    pageFirst: first.step.id === "absence-page",
    assistant: first.step.kind === "assistant",
    ...countedBreakEven(r),
    telling: tellingOf(r),
    customers: r.breakEven.unitKind === "customers",
    rare:
      r.figures["won"]!.value > 0 &&
      r.figures["won"]!.value < 12 &&
      r.figures["plan.new"]!.value > r.headline.likely / 2,
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
          caption: rich("Week by week"),
          chart: {
            kind: "weeks",
            weeks: spansOf(weeks.map((week) => week(s, s.trade, facts))),
          },
        },
      ],
    },
  ];
};
