import { listed, nth } from "../../../content/report/words.ts";
import { hoursWaiting } from "../leftovers.ts";
import { isGuessed } from "../word-verdict.ts";
import type { Report } from "../report.ts";

type Planned = Report["steps"][number];

/** Half of it may be there already. */
export const runningOf = ({ step, closes }: Planned, r: Report): string => {
  if (!step.running || closes.length === 0 || isGuessed(r)) return "";
  const p = `p.${step.id}`;
  return r.figures[`${p}.rest`]!.value > r.figures[`${p}.outlay`]!.value
    ? `**If a reminder goes out already,** begin with the rule. We'd guess that is half of it: about {${p}.rest} a month before costs.`
    : "**If a reminder goes out already,** leave this step out: the rule alone hardly earns the time it takes.";
};

/** What customers are told the day before goes into the reminder that goes out then. */
const DAY_BEFORE = /\b(?:the (?:day|afternoon|evening|night) before|tomorrow)\b/i;
export const sameMessage = ({ steps }: Report, at: number): string => {
  const { step, words } = steps[at]!;
  const reminder = steps.findIndex(({ step: { id } }) => id === "reminders");
  return step.subject === "Customer Support" && reminder >= 0 && DAY_BEFORE.test(words.does)
    ? `**One message, not two:** it goes into the line that step ${nth(reminder + 1)} sends.`
    : "";
};

const small = (title: string): string => `${title[0]!.toLowerCase()}${title.slice(1)}`;
/** What was checked, waits and would cut hours is one of the leaks that the step for lower costs is about. */
export const leaksOf = (r: Report, at: number): string => {
  const waiting =
    r.steps[at]!.step.id === "where-costs-hide" && !isGuessed(r) && r.figures["cost.next"]!.value > 0
      ? hoursWaiting(r)
      : [];
  const [largest] = waiting;
  return largest
    ? `**Leaks you checked yourself:** ${listed(waiting.map(({ title }) => small(title)))}, about {cost.next} a month in hours.${waiting.length > 1 ? ` Begin with ${small(largest.title)}.` : ""}`
    : "";
};
