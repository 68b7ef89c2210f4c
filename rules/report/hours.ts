import type { ChosenStep, Figure, Report } from "./report.ts";

/** The hours of a step that stand in no sum: they are told all the same. */
export const besides = ({
  ownHours,
}: ChosenStep): Pick<ChosenStep, "work" | "ownHours" | "ownPerMonth" | "besides"> => ({
  work: [],
  ownHours: 0,
  ownPerMonth: 0,
  ...(ownHours > 0 ? { besides: ownHours } : {}),
});

/** What is done again and again takes time each time: so many hours a month, by our guess. */
const RHYTHMS: readonly [RegExp, number][] = [
  [/\b(?:every|each) (?:morning|evening|day|afternoon)\b|\bdaily\b|\ba day\b/i, 3],
  [
    /\b(?:every|each|once a) (?:week|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b|\bon (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?:night|morning|evening|afternoon)\b|\bweekly\b|\ba week\b/i,
    2,
  ],
  [/\b(?:every|each|once a|of the) (?:month|quarter)\b|\bmonthly\b/i, 1],
];
/** What follows each time that something happens takes so long each time. */
const AFTER_EACH =
  /\bafter (?:each|every) (meeting|visit|session|lesson|showing|viewing|tour|inspection|hearing|interview)\b/i;

type Told = Pick<Report["steps"][number], "step" | "ownHours" | "besides" | "words">;
const isTold = ({ step, ownHours, besides: beside = 0, words }: Told): boolean =>
  ownHours <= 0 &&
  beside <= 0 &&
  !step.leads &&
  words.ofTrade === true &&
  Object.keys(step.closes).length === 0;

/** Hours a month of a habit that no sum counts; 0 where nobody can tell. */
export const habitOf = (chosen: Told): number =>
  isTold(chosen) && !AFTER_EACH.test(chosen.words.does)
    ? (RHYTHMS.find(([words]) => words.test(chosen.words.does))?.[1] ?? 0)
    : 0;
const MINUTES = /\b(?:five|ten|fifteen|twenty|thirty) minutes\b/i;
/** What it takes each time that something happens: 'twenty minutes after each meeting', by its own words or our guess; empty where it follows nothing. */
export const afterEach = (chosen: Told): string => {
  const each = isTold(chosen) ? AFTER_EACH.exec(chosen.words.does)?.[1]?.toLowerCase() : undefined;
  const long = MINUTES.exec(chosen.words.does)?.[0].toLowerCase();
  return each
    ? `${long ?? "about a quarter of an hour"} after each ${each}${long ? "" : " (our guess)"}`
    : "";
};

/** All hours a month that the steps take, those in no sum among them. */
export const hoursInAll = (steps: Report["steps"]): Record<string, Figure> => {
  const known = steps.reduce((sum, { ownHours, besides: beside = 0 }) => sum + ownHours + beside, 0);
  const all = known + steps.reduce((sum, step) => sum + habitOf(step), 0);
  const hours = (value: number): Figure => ({ value: Math.round(value * 10) / 10, unit: "hours" });
  return { "own.all": hours(all), "own.steps": hours(known) };
};
