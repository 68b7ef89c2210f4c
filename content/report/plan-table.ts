import type { Situation, Trade } from "./kinds.ts";
import { theirsWords } from "./letter.ts";
import { date } from "./words.ts";

/** Over the table of a plan's steps: what is in it, and by whose numbers. */
const BY = {
  examples: "",
  perFee: ", if one pays {fee.2}",
  both: ", by your numbers and our guesses",
  yours: ", by your numbers",
} as const;
/** `theirs`: whose hours are in no sum. */
export const sumOf = (by: keyof typeof BY, theirs: string): string =>
  `After costs and all your own time${theirsWords(theirs)}${BY[by]}`;

/** What a step is for that brings no money. */
export const reasons = {
  runs: "keeps you running",
  waits: "nobody waits longer than a day",
  night: "needed at night",
  full: "makes room in the day",
  price: "if about {raise.many} pay a tenth more",
  better: ({ customers }: Trade): string => `your ${customers} notice`,
  years: ({ newOne }: Trade, years: number, figure: string): string =>
    `one ${newOne} ${years === 1 ? "a year" : `in ${figure} years`} pays for it`,
  due: "what is due is done on time",
  date: (t: Trade): string => `room for one more ${date(t)} a week`,
  home: (freed: string): string => `${freed} back, no money until booked`,
  lever: ({ newOne }: Trade): string => `count each ${newOne} that comes of it`,
  finds: "what you find",
  count: "count what it saves",
} as const;

export const tableWords = {
  none: "as you go",
  once: "setup only",
  /** How many people there are is known, or not. */
  commission: (who: string, many: boolean): string =>
    many
      ? `about {own.commission} hours of the ${who}' own`
      : "about {own.commission} hours each of their own",
  hours: (figure: string, one: boolean): string => `${figure} ${one ? "hour" : "hours"}`,
  /** Its hours stand in the sum all the same. */
  costs: (reason: string, sum: string): string => `${reason} (${sum} of time)`,
  even: "pays for its hours",
  guess: " (guess)",
  part: " (partly guess)",
  uncounted: " (once counted)",
  /** What a step for growth takes where nobody can say what one pays: what earns it back at each fee. */
  invested: (sum: string, pays: string, t: Trade): string =>
    `${sum} of time, earned back by ${pays} ${pays === "one" ? t.newOne : t.newOnes} a year`,
} as const;

/** What was checked and has its week is a habit of minutes, which no row counts. */
export const BESIDE_HOURS = ", in minutes besides these hours";
/** What is asked for beside the steps, in a row of its own. */
export const namesRow = ({ trade: { customers } }: Situation): string =>
  `From week three: **ask pleased ${customers} for a name**`;

/** What stands in the last row. */
export const afterTotal = {
  sum: (low: number): string =>
    `{all} (${low < 0 ? "losing {all.loss} to gaining {all.high}" : `${low === 0 ? "nothing" : "{all.low}"} to {all.high}`})`,
  /** At the middle one of three fees, and at half and twice that. */
  fees: (low: number): string =>
    `{all.fee.2} (at {fee.1}, ${low > 0 ? "{all.fee.1}" : low === 0 ? "nothing" : "a loss"}; at {fee.3}, {all.fee.3})`,
  /** What pays for it by the trade's own words: 'one redraw avoided is ten hours of drawing'. */
  weeks: (own: string, costs: boolean): string =>
    `${costs ? "costs {all.loss}; " : ""}${/^one .+?(?= (?:is|are) )/.exec(own)?.[0] ?? "one"} every {pays.weeks} weeks pays for all of it`,
  costs: "costs {all.loss}",
  even: "pays for the hours",
  open: (newOne: string): string => `open until we know what ${newOne} pays you`,
} as const;
