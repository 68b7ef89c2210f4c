import type { Figure } from "./report.ts";
import { toTen } from "./rounding.ts";

/** Sums that hang on a guess of ours: what the annex adds up to the dollar is told in round numbers before it. */
const GUESSED =
  /^(?:left(?:\.(?:low|high|cash|time|owed|priced))?|own\.cost|plan\.(?:time|kept|new)|breakEven\.(?:price|each)|assistants\.low|lever\.year|missed\.each|lost|before\.(?:left|stream)|now\.stream|(?:third|triple|odd)\.left|[lqr]\..+|s\.[\w-]+|p\.[\w-]+(?:\.(?:low|high|left|left\.low|left\.high|cheaper|rest|rest\.plan))?)$/;

/** Each such figure once more in round numbers, as `about.` and its id. */
export const aboutFigures = (figures: Readonly<Record<string, Figure>>): Record<string, Figure> =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([id, { value, unit }]) =>
      unit === "money" && GUESSED.test(id) ? [[`about.${id}`, { value: toTen(value), unit }]] : [],
    ),
  );
