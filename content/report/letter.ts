import type { Situation, Trade } from "./kinds.ts";

/** What was wanted most, as somebody says it. */
const WANTED: Record<Situation["goal"], (t: Trade) => string> = {
  cost: () => "lower costs",
  experience: (t) => `things to be better for your ${t.customers}`,
  efficiency: () => "more done in a day",
  growth: () => "growth",
  continuity: (t) => `your ${t.place} to run without you`,
};

/** What the covering letter says beside the verdict and the first day. */
export const letterWords = {
  found: (title: string): string => (/[?.]$/.test(title) ? title : `${title}.`),
  wanted: ({ goal, trade }: Situation, title: string): string =>
    `You want ${WANTED[goal](trade)}, so that comes first. What stood out in your answers beside it: ${title[0]!.toLowerCase()}${title.slice(1)}${/[?.]$/.test(title) ? "" : "."}`,
  guessed: ({ an }: Trade): string =>
    `By our examples for ${an}, and not yet by your numbers, it would leave you about {left} a month.`,
  counted: (hours: boolean): string =>
    hours
      ? "By your numbers it gives you back about {plan.hours} hours a month, worth {left} after your own time."
      : "By your numbers it leaves you {left} a month after costs and your own time.",
  takes: (steps: number, hours: number, assistant: boolean, weighed: boolean): string =>
    `Setting ${steps === 1 ? "it" : "the plan"} up takes {setupHours} ${hours === 1 ? "hour" : "hours"}${assistant ? "; what the assistant in it has to bring in stands in the report." : weighed ? ", and you need no AI assistant for it; the report says when one would pay." : ", and you need no AI assistant for it."}`,
} as const;
