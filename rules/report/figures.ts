import type {
  BreakEven,
  ChosenStep,
  Figure,
  FlowingStream,
  Leftover,
  Range,
  UsedAssumption,
} from "./report.ts";
import { prices } from "../../content/prices.ts";
import { WEEKS_PER_MONTH } from "./streams.ts";

const money = (value: number): Figure => ({ value, unit: "money" });

const SHARES = { "after-hours": "nightShare", busy: "busyShare", "slow-replies": "slowShare" } as const;
const tenth = (value: number): Figure => ({ value: Math.round(value * 10) / 10, unit: "count" });

interface Parts {
  streams: readonly FlowingStream[];
  steps: readonly ChosenStep[];
  headline: Range;
  costPerMonth: number;
  breakEven: BreakEven;
  assumptions: Record<string, UsedAssumption>;
  leftovers: readonly Leftover[];
}

/** Every number that a report may print, by id: `a.` assumptions, `s.` streams, `p.` steps of the plan. */
export const figuresOf = (r: Parts): Record<string, Figure> => {
  const value = (id: string) => r.assumptions[id]!.value;
  const figures: Record<string, Figure> = {
    headline: money(r.headline.likely),
    "headline.low": money(r.headline.low),
    "headline.high": money(r.headline.high),
    cost: money(r.costPerMonth),
    left: money(Math.abs(r.headline.likely - r.costPerMonth)),
    "breakEven.price": money(r.breakEven.price),
    "assistants.low": money(
      r.steps.reduce((sum, { step, range }) => (step.kind === "assistant" ? sum + range.low : sum), 0),
    ),
    needed: { value: r.breakEven.needed, unit: "count" },
    expected: { value: r.breakEven.expected, unit: "count" },
    setupHours: { value: r.steps.reduce((sum, step) => sum + step.setupHours, 0), unit: "hours" },
    weeks: { value: WEEKS_PER_MONTH, unit: "count" },
    "price.from": money(prices.from),
    "price.to": money(prices.to),
    lost: money(r.streams.reduce((sum, { perMonth }) => sum + perMonth.likely, 0)),
    "lost.low": money(r.streams.reduce((sum, { perMonth }) => sum + perMonth.low, 0)),
    "lost.high": money(r.streams.reduce((sum, { perMonth }) => sum + perMonth.high, 0)),
  };
  for (const { id, value, unit } of Object.values(r.assumptions)) figures[`a.${id}`] = { value, unit };
  for (const { stream, amount, perMonth } of r.streams) {
    figures[`s.${stream.id}.amount`] = { value: amount, unit: stream.kind === "time" ? "hours" : "count" };
    figures[`s.${stream.id}.low`] = money(perMonth.low);
    figures[`s.${stream.id}`] = money(perMonth.likely);
    figures[`s.${stream.id}.high`] = money(perMonth.high);
  }
  const contacts = value("contactsPerWeek") * WEEKS_PER_MONTH;
  figures["f.contacts"] = { value: Math.round(contacts), unit: "count" };
  for (const [stream, share] of Object.entries(SHARES)) {
    if (!figures[`s.${stream}`]) continue;
    const fresh = (contacts * value("freshShare")) / 100;
    figures[`f.${stream}.fresh`] = tenth(fresh);
    figures[`f.${stream}.late`] = tenth((fresh * value(share)) / 100);
  }
  for (const [i, { perMonth }] of r.leftovers.entries())
    if (perMonth !== undefined) figures[`l.${i}`] = money(perMonth);
  for (const { step, perMonth, range, costPerMonth, setupHours, closes } of r.steps) {
    figures[`p.${step.id}`] = money(perMonth);
    figures[`p.${step.id}.low`] = money(range.low);
    figures[`p.${step.id}.high`] = money(range.high);
    figures[`p.${step.id}.cost`] = money(costPerMonth);
    figures[`p.${step.id}.hours`] = { value: setupHours, unit: "hours" };
    for (const closed of closes) figures[`p.${step.id}.${closed.stream}`] = money(closed.perMonth);
  }
  return figures;
};
