import { leverIdOf } from "../../content/report/levers.ts";
import { ofVisits } from "../../content/report/words.ts";
import type { Lever, Situation } from "../../content/report/kinds.ts";
import type { ChosenStep, Figure } from "./report.ts";
import { toTen } from "./rounding.ts";
import { monthsOpen } from "./streams.ts";

/** Our guess of what a step for growth or praise adds: so many of a hundred more than come new in a year by now. */
const MORE = { low: 2, likely: 5, high: 10 } as const;
/** What is told as less than one a year is told as nothing. */
const LEAST = 1;

/** Levers that bring more of those who come; what others save, nobody has counted. */
const BRINGS: ReadonlySet<Lever> = new Set([
  "due",
  "talk",
  "fill",
  "second",
  "contract",
  "senders",
  "next-date",
  "next-door",
  "nearest",
]);
/** Of these one more is one more visit, where a year is made of visits. */
const OF_VISITS: ReadonlySet<Lever> = new Set(["due", "fill", "next-date"]);

const stepFor = (steps: readonly ChosenStep[], s: Situation) =>
  steps.find(({ step }) => (step.lever ? BRINGS.has(leverIdOf(s)!) : step.id === "one-promise"));

/** What the step for the aim could bring beside the totals; nothing where nobody can say what one more is worth, or none comes. */
export const goalGain = (
  steps: readonly ChosenStep[],
  s: Situation,
  figures: Readonly<Record<string, Figure>>,
): Record<string, Figure> => {
  const chosen = stepFor(steps, s);
  if (!chosen || s.trade.mourning || s.room === 0 || (s.plain && !s.valueKnown)) return {};
  const ofVisit = chosen.step.lever && OF_VISITS.has(leverIdOf(s)!) && ofVisits(s.trade);
  const each = figures[ofVisit ? "a.slotValue" : "lever.year"]!.value;
  const room = s.room === undefined ? Infinity : figures["room.year"]!.value - figures.won!.value;
  const more = (percent: number) => Math.min(room, (figures["check.year"]!.value * percent) / 100);
  const perMonth = (percent: number): Figure => ({
    value: toTen((more(percent) * each) / monthsOpen(s)),
    unit: "money",
  });
  if (more(MORE.likely) < LEAST || each <= 0) return {};
  return {
    "goal.more": { value: Math.round(more(MORE.likely)), unit: "count" },
    "goal.each": { value: each, unit: "money" },
    "goal.gain": perMonth(MORE.likely),
    "goal.gain.low": perMonth(MORE.low),
    "goal.gain.high": perMonth(MORE.high),
  };
};
