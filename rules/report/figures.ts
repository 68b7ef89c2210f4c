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

const SHARES = {
  "after-hours": "nightShare",
  busy: "busyShare",
  unanswered: "silentShare",
  "slow-replies": "slowShare",
} as const;
const tenth = (value: number): Figure => ({ value: Math.round(value * 10) / 10, unit: "count" });

interface Parts {
  streams: readonly FlowingStream[];
  steps: readonly ChosenStep[];
  headline: Range;
  costPerMonth: number;
  timePerMonth: number;
  breakEven: BreakEven;
  assumptions: Record<string, UsedAssumption>;
  leftovers: readonly Leftover[];
}

const CUSTOMERS = new Set(["after-hours", "busy", "unanswered", "slow-replies", "cold-leads"]);

/** New customers a year that the plan wins. */
const wonPerYear = (r: Parts) => {
  const each = (r.assumptions.customerValue!.value * r.assumptions.keptShare!.value) / 100;
  const money = r.steps
    .flatMap(({ closes }) => closes)
    .reduce((sum, { stream, perMonth }) => (CUSTOMERS.has(stream) ? sum + perMonth : sum), 0);
  return each > 0 ? Math.round((120 * money) / each) / 10 : 0;
};

/** Possible customers in four weeks' notes of whom, at the share that is won, enough would come to pay for it. */
const markOf = ({ breakEven, assumptions }: Parts) => {
  const months = { month: 1, quarter: 3, year: 12 }[breakEven.period];
  const ready = Math.max(1, assumptions.readyShare!.value) / 100;
  return Math.max(2, Math.ceil(breakEven.needed / months / ready));
};

/** Every number that a report may print, by id: `a.` assumptions, `s.` streams, `p.` steps of the plan. */
export const figuresOf = (r: Parts): Record<string, Figure> => {
  const value = (id: string) => r.assumptions[id]!.value;
  const figures: Record<string, Figure> = {
    headline: money(r.headline.likely),
    "headline.low": money(r.headline.low),
    "headline.high": money(r.headline.high),
    cost: money(r.costPerMonth),
    left: money(r.headline.likely - r.costPerMonth - r.timePerMonth),
    time: money(r.timePerMonth),
    own: {
      value: Math.round(r.steps.reduce((sum, step) => sum + step.ownHours, 0) * 10) / 10,
      unit: "hours",
    },
    "breakEven.price": money(r.breakEven.price),
    "assistants.low": money(r.steps.find(({ step }) => step.kind === "assistant")?.range.low ?? 0),
    won: { value: wonPerYear(r), unit: "count" },
    mark: { value: markOf(r), unit: "count" },
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
  figures["check.new"] = tenth(((contacts * value("freshShare")) / 100) * (value("readyShare") / 100));
  figures["check.year"] = {
    value: Math.round((12 * contacts * value("freshShare") * value("readyShare")) / 10_000),
    unit: "count",
  };
  figures["f.contacts"] = { value: Math.round(contacts), unit: "count" };
  for (const [stream, share] of Object.entries(SHARES)) {
    if (!figures[`s.${stream}`]) continue;
    const fresh = (contacts * value("freshShare")) / 100;
    figures[`f.${stream}.fresh`] = tenth(fresh);
    figures[`f.${stream}.late`] = tenth((fresh * value(share)) / 100);
  }
  for (const [i, { perMonth }] of r.leftovers.entries())
    if (perMonth !== undefined) figures[`l.${i}`] = money(perMonth);
  for (const { step, perMonth, range, costPerMonth, setupHours, closes, ...own } of r.steps) {
    figures[`p.${step.id}.own`] = { value: own.ownHours, unit: "hours" };
    figures[`p.${step.id}.time`] = money(own.timePerMonth);
    if (step.kind === "assistant") {
      const usage = Math.round(own.handled * prices.perContact);
      const links = (step.connections ?? 0) * prices.perConnection;
      figures[`p.${step.id}.handled`] = { value: own.handled, unit: "count" };
      figures[`p.${step.id}.base`] = money(costPerMonth - usage - links);
      figures[`p.${step.id}.usage`] = money(usage);
      figures[`p.${step.id}.links`] = money(links);
    }
    figures[`p.${step.id}`] = money(perMonth);
    figures[`p.${step.id}.low`] = money(range.low);
    figures[`p.${step.id}.high`] = money(range.high);
    figures[`p.${step.id}.cost`] = money(costPerMonth);
    figures[`p.${step.id}.hours`] = { value: setupHours, unit: "hours" };
    for (const closed of closes) figures[`p.${step.id}.${closed.stream}`] = money(closed.perMonth);
  }
  return figures;
};
