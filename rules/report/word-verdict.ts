import { type VerdictFacts, verdictWords } from "../../content/report/verdicts.ts";
import type { Report } from "./report.ts";
import { LOW_END } from "./verdict.ts";

/** '{needed} new patients': the figure with the noun in the number that fits. */
const counted = (id: "needed" | "expected", r: Report): string => {
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

export const wordVerdict = (r: Report): Report["verdict"] => {
  const s = r.situation;
  const t = s.trade;
  const facts: VerdictFacts = {
    first: r.steps[0]?.step.short(s, t) ?? "",
    assistant: r.breakEven.step?.short(s, t) ?? "",
    steps: r.steps.length,
    ...countedBreakEven(r),
    expectedNone: r.breakEven.expected === 0,
    ownTime: r.timePerMonth > 0,
    lowFails: r.figures["assistants.low"]!.value < LOW_END * r.breakEven.price,
    free: r.costPerMonth === 0,
    blocked: r.questions.some(({ question }) => question.blocks),
    ownNumbers: Object.values(r.assumptions).some(({ from }) => from !== "example"),
    mixed: r.breakEven.expected < r.breakEven.needed,
  };
  return { id: r.verdict.id, ...verdictWords[r.verdict.id](s, t, facts) };
};
