import type { Situation } from "../../content/report/kinds.ts";
import { streams } from "../../content/report/streams/index.ts";
import { article } from "../../content/report/words.ts";
import type { ChosenStep, Figure, UsedAssumption } from "./report.ts";
import { monthsOpen, unitWorthOf } from "./streams.ts";
import { kindOf } from "./verdict.ts";

const byId = new Map(streams.map((stream) => [stream.id, stream]));

/** With how many of what it wins a step that is paid for has earned its price and its time: '{p.reminders.pays} fewer no-shows a month'. */
export const paysOf = (
  { step, closes, costPerMonth, ownPerMonth }: ChosenStep,
  s: Situation,
  used: Record<string, UsedAssumption>,
): { words: string; figure: Figure } | undefined => {
  const [largest] = closes.toSorted((a, b) => b.perMonth - a.perMonth);
  const stream = largest && byId.get(largest.stream);
  const each = largest ? unitWorthOf(largest.stream, used) : 0;
  if (!stream || step.kind === "assistant" || costPerMonth <= 0 || each <= 0) return undefined;
  // Of those that are kept so many would have been made up for anyway.
  const lost = largest!.stream === "no-shows" ? used.emptyShare!.value / 100 : 1;
  const monthly = (costPerMonth + ownPerMonth) / (each * lost);
  const period = monthly >= 1 || kindOf(stream) === "hours" ? "month" : s.season ? "season" : "year";
  const value = Math.ceil(monthly * (period === "month" ? 1 : monthsOpen(s)) - 0.001);
  const { trade: t } = s;
  const noun = {
    customers: value === 1 ? t.newOne : t.newOnes,
    slots: value === 1 ? "fewer no-show" : "fewer no-shows",
    hours: value === 1 ? "hour saved" : "hours saved",
  }[kindOf(stream) as "customers" | "slots" | "hours"];
  return {
    words: `{p.${step.id}.pays} ${noun} ${article(period)}`,
    figure: { value, unit: "count" },
  };
};
