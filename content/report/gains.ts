import type { Trade } from "./kinds.ts";
import { cap } from "./words.ts";

/** What the step for the aim could bring, by a guess whose every part is said; in none of the totals. */
export const GUESSED_GAIN =
  "One more for every twenty of the {check.year} or so we think you win a year would be {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). That's a guess, so we left it out of the total";
/** The same guess where whoever began comes for years: what a promise that is kept brings there. */
export const GUESSED_STAY =
  "If one in twenty of about {check.year} new ones a year stays on, that's {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). It's a guess, so we left it out of the total";
/** Of those who are due and are asked: what that brings. */
export const GUESSED_YES =
  "{goal.asked} names a week × {weeks} weeks × {goal.yes} who say yes × {goal.each} would be {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). That's a guess, so we left it out of the total";
/** The same beside the step itself, before what it comes to. */
const GAIN_OF = {
  more: "one more for every twenty you win now would be",
  again: "one yes for every twenty you win now would be",
  stay: "one more who stays for every twenty you win now would be",
  yes: "asking {goal.asked} a week, of whom {goal.yes} say yes, would be",
} as const;
/** What the guess counts: whoever is known already says yes again or stays, whoever is new comes. */
const countedAs = (t: Trade): keyof typeof GAIN_OF =>
  t.lever === "talk" ? "stay" : t.lever === "contract" || t.lever === "second" ? "again" : "more";
export const gainInShort = (t: Trade, asked: boolean, of = asked ? ("yes" as const) : countedAs(t)): string =>
  `${cap(GAIN_OF[of])} about {goal.gain} a month ({goal.gain.low} to {goal.gain.high}), a guess that is in no total`;
/** Why there is no sum, and what to count. */
export const UNCOUNTED_GAIN = "We can't put a sum on it until you've counted ten tries";
