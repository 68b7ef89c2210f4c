import type { Situation, Trade } from "./kinds.ts";
import { article } from "./words.ts";

/** What the decisive number does to the advice: at a third of it, at three times it, or at our example instead. */
export interface Doubt {
  /** The first step at a third and at three times, where it is another than now. */
  other: string | undefined;
  /** An assistant is in the plan now, at a third, at three times. */
  now: boolean;
  third: boolean;
  triple: boolean;
  /** The plan leaves nothing at a third. */
  none: boolean;
}

/** The value of a customer is our guess: what hangs on it. */
export const guessedValue = (_: Situation, t: Trade, d: Doubt): string =>
  `**What does ${article(t.newOne)} bring you in the first year?** We took {a.customerValue}. At a third of that you would keep ${d.none ? "nothing" : "about {third.left} a month"}, at three times about {triple.left}${d.other ? `, and we would start with ${d.other}` : ""}. ${
    !d.now && d.triple
      ? "At three times an assistant would pay too."
      : d.now && !d.third
        ? "At a third, no assistant pays, so check this before you buy one."
        : ""
  }`.trim();

/** The owner's number lies far off our example: is it meant as it was asked? */
export const oddValue = (_: Situation, t: Trade, smaller: boolean, moves: boolean): string =>
  `**You gave {a.customerValue} for ${article(t.newOne)}; we had expected something like {odd.value}. Is yours for one ${t.job}, or for everything in the first year?** We took it as the year. ${
    moves
      ? `If ${smaller ? `it is one ${t.job} and they come back` : "you meant something else"}, tell us: at {odd.value} you would keep about {odd.left} a month.`
      : "The plan is the same either way."
  }`;
