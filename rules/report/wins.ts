import { bringsOf, eventOf, winsNew } from "../../content/report/lever-of.ts";
import { nth, ofVisits } from "../../content/report/words.ts";
import { isSecondWord } from "./goal-gain.ts";
import { wonInAYear } from "./new-ones.ts";
import { besideLines, planLines } from "./plan-lines.ts";
import type { ChosenStep, Figure, Report } from "./report.ts";
import { toTen } from "./rounding.ts";
import { monthsOpen } from "./streams.ts";

/** So many are told in tens, and fewer than so many in tenths: half of one is never called one. */
const MANY = 100;
const FEW = 3;
const told = (many: number, all: number): number =>
  all >= MANY ? toTen(many) : all < FEW ? Math.round(10 * many) / 10 : Math.round(many);
/** One in two years. */
const SECOND_WORD = 0.5;
/** What a step brings by our guess is somebody new, and not a yes, a longer stay or more from each. */
const bringsNew = (chosen: ChosenStep, r: Report): boolean => {
  const { step } = chosen;
  const s = r.situation;
  if (isSecondWord(chosen, s)) return false;
  if (!step.lever) return step.praised === true && !ofVisits(s.trade);
  const brings = bringsOf(step, s);
  return brings === undefined ? winsNew(s) && r.figures["goal.yes"] === undefined : brings === "new";
};

/** New ones a year by one step: those whom it takes back, and those whom we guess that it brings. */
const ofStep = (chosen: Report["steps"][number], r: Report): number => {
  const s = r.situation;
  const back = wonInAYear([chosen], s, r.assumptions);
  const more = r.figures[`gain.${chosen.step.id}.more`]?.value ?? 0;
  const guests = eventOf(chosen.step, s) ? (s.trade.named?.growth?.guests ?? 0) : 0;
  return (
    back +
    (guests > 0 ? more * guests : bringsNew(chosen, r) ? more : 0) +
    (isSecondWord(chosen, s) && r.figures[`gain.${chosen.step.id}`] ? SECOND_WORD : 0)
  );
};

export interface Wins {
  all: number;
  /** The step that wins most, by its place, and how many; and what is won by everything else. */
  at: string;
  first: number;
  rest: number;
}
/** How many new ones the whole plan wins in a year: all steps, whoever is called back, and the names that are asked for, counted once. */
export const winsOfPlan = (r: Report): Wins | undefined => {
  const each = r.assumptions["customerValue"]!.value * (r.assumptions["keptShare"]!.value / 100);
  const months = monthsOpen(r.situation);
  const guessed = planLines(r).map(({ step }) => (each > 0 ? (months * (step.wins ?? 0)) / each : 0));
  const steps = r.steps.map((step, at) => ofStep(step, r) + guessed[at]!);
  const beside = besideLines(r).reduce(
    (sum, { id, guess }) =>
      sum +
      (id === "names" ? (r.figures["ask.year"]?.value ?? 0) : each > 0 ? (months * guess.likely) / each : 0),
    0,
  );
  const room = r.situation.room ? Math.round(months * r.situation.room) : Infinity;
  const most = Math.max(...steps);
  const sum = steps.reduce((one, other) => one + other, beside);
  const first = Math.min(room, told(most, sum));
  const rest = Math.min(room - first, told(sum - most, sum));
  // Both parts as they are printed: whoever adds them comes to the same.
  const all = Math.round(10 * (first + rest)) / 10;
  return all < 1 ? undefined : { all, at: nth(steps.indexOf(most) + 1), first, rest };
};

export const winFigures = (r: Report): Record<string, Figure> => {
  const wins = winsOfPlan(r);
  const count = (value: number): Figure => ({ value, unit: "count" });
  return wins
    ? { wins: count(wins.all), "wins.first": count(wins.first), "wins.rest": count(wins.rest) }
    : {};
};
