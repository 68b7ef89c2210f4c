import type { Figure } from "./report.ts";

/** Where the next grain begins, and what is rounded to below it. */
const GRAINS: readonly (readonly [below: number, grain: number])[] = [
  [100, 5],
  [250, 10],
  [500, 25],
  [2000, 50],
  [10_000, 100],
];
/** A sum of guesses as somebody says it: 476 as 475, 1,185 as 1,200. */
export const roughly = (n: number): number => {
  const grain = GRAINS.find(([below]) => Math.abs(n) < below)?.[1] ?? 500;
  // Of zero there is one.
  return grain * Math.round(n / grain) || 0;
};

/** Sums that hang on a guess of ours: what the annex adds up to the dollar is told in round numbers before it. */
const GUESSED =
  /^(?:left(?:\.(?:low|high|cash|time|owed|priced))?|own\.cost|plan\.(?:time|kept|new)|breakEven\.(?:price|each)|assistants\.low|lever\.year|missed\.each|lost|before\.(?:left|stream)|now\.stream|(?:third|triple|odd)\.left|[lqr]\..+|s\.[\w-]+|p\.[\w-]+(?:\.(?:low|high|left|left\.low|left\.high|rest|rest\.plan))?)$/;

/** Each such figure once more in round numbers, as `about.` and its id. */
export const aboutFigures = (figures: Readonly<Record<string, Figure>>): Record<string, Figure> =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([id, { value, unit }]) =>
      unit === "money" && GUESSED.test(id) ? [[`about.${id}`, { value: roughly(value), unit }]] : [],
    ),
  );
