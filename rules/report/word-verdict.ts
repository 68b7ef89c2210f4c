import { goalWords } from "../../content/report/goals.ts";
import { type VerdictFacts, verdictWords } from "../../content/report/verdicts.ts";
import type { Report } from "./report.ts";
import { LOW_END } from "./verdict.ts";

/** '{needed} new patients': the figure with the noun in the number that fits. */
const counted = (id: "needed" | "expected" | "caught", r: Report): string => {
  const { trade } = r.situation;
  const value = r.breakEven[id];
  const one = value === 1;
  if (r.breakEven.unitKind === "dollars") return `{${id}} dollars`;
  const noun = {
    customers: one ? trade.newOne : trade.newOnes,
    slots: `kept ${one ? trade.job : trade.jobs}`,
    hours: one ? "usable hour" : "usable hours",
  }[r.breakEven.unitKind];
  return `{${id}} ${noun}`;
};

/** Both sides of the break-even in words, and for how long: 'month', 'quarter' or 'year'. */
export const countedBreakEven = (r: Report) => ({
  period: r.breakEven.period,
  enough: r.breakEven.expected >= r.breakEven.needed,
  needed: counted("needed", r),
  expected: counted("expected", r),
});

/** What is left of a plan in dollars a month, below which money is no reason for it. */
const THIN = 40;

/** The goal that was named, and what the plan does for it. */
export const wordGoal = (r: Report): string => {
  const s = r.situation;
  const [largest] = [...(r.steps[0]?.closes ?? [])].sort((a, b) => b.perMonth - a.perMonth);
  const notice = r.streams.find(({ stream }) => stream.id === largest?.stream)?.stream.notice(s, s.trade);
  return r.steps[0]?.step.kind === "nothing" || !notice
    ? ""
    : goalWords[s.goal](s, s.trade, {
        won: r.figures["plan.new"]!.value > 0,
        kept: r.figures["plan.kept"]!.value > 0,
        time: r.figures["plan.time"]!.value > 0,
        notice,
        written: r.steps.some(({ step }) => step.id === "absence-page"),
      });
};

export const wordVerdict = (r: Report): Report["verdict"] => {
  const s = r.situation;
  const t = s.trade;
  const facts: VerdictFacts = {
    first: r.steps[0]?.step.short(s, t) ?? "",
    assistant: r.breakEven.step?.short(s, t) ?? "",
    leads: r.steps[0]?.step.kind === "assistant",
    steps: r.steps.length,
    ...countedBreakEven(r),
    expectedNone: r.breakEven.expected === 0,
    ownTime: r.figures["own"]!.value > 0,
    caught: counted("caught", r),
    setup: `Setting it up takes {setupHours} ${r.figures["setupHours"]!.value === 1 ? "hour" : "hours"}`,
    hours: `{own} ${r.figures["own"]!.value === 1 ? "hour" : "hours"} of yours`,
    thin: r.figures["left"]!.value < THIN,
    lowFails: r.figures["assistants.low"]!.value < LOW_END * r.breakEven.price,
    lowBelow: r.figures["assistants.low"]!.value < r.breakEven.price,
    free: r.costPerMonth === 0,
    blocked: r.questions.some(({ question }) => question.blocks),
    ownNumbers: Object.values(r.assumptions).some(({ from }) => from !== "example"),
    mixed: r.breakEven.expected < r.breakEven.needed,
  };
  return { id: r.verdict.id, ...verdictWords[r.verdict.id](s, t, facts) };
};
