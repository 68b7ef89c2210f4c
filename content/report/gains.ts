import type { Brings, Say, Situation, Trade } from "./kinds.ts";
import { onceMore } from "./levers.ts";
import { cap, isFree, listed, staysForLess } from "./words.ts";

/** What the step for the aim could bring, by a guess whose every part is said. */
export const GUESSED_GAIN =
  "One more for every twenty of the {check.year} or so we think you win a year, {goal.more} in all, would be {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). That's our guess";
/** Where its own title says how many are reached: of those, and not of all who come. */
export const GUESSED_TRIES =
  "{goal.more} more a year from {goal.tries} such tries, at {goal.each} each, would be {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). That's our guess";
/** Where it comes to one in a year. */
export const GUESSED_ONE =
  "One more a year would be {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). That's our guess";
/** Where the trade's own words say how many a year that is, done each week. */
export const GUESSED_WEEKLY =
  "{goal.more} a year from one such hour a week, at {goal.each} each, would be {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). That's our guess";
/** The same guess where whoever began comes for years: what a promise that is kept brings there. */
export const GUESSED_STAY =
  "If one in twenty of about {check.year} new ones a year stays on, {goal.more} in all, that's {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). It's our guess";
/** Of those who are due and are asked: what that brings. */
export const GUESSED_YES =
  "{goal.asked} names a week × {weeks} weeks × {goal.yes} who say yes × {goal.each} would be {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). That's our guess";
/** The same of the few that are known there, each asked once in a while. */
export const GUESSED_FEW =
  "{goal.asked} names a year × {goal.yes} who say yes × {goal.each}, over twelve months, would be {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). That's our guess";
/** Of what is sold at a price of its own: one a month. */
export const guessedEvent = (event: string): string =>
  `One ${event} a month would be {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). That's our guess`;
/** No number of the owner's stands behind it. */
export const BY_GUESS = ", by our guess";
export const saysGuess = (words: string): boolean => words.includes("by our guess");
/** Behind another that says so: the plan's table has what is left, and marks it as a guess. */
export const netOfGuess = (words: string): string =>
  words.replace(
    / a month((?: \([^()]*\))?), or (?:\{[^{}]*\} after its hours|about what its hours cost), by our guess$/,
    " a month$1 before its hours",
  );
export const withoutGuess = (words: string): string =>
  words
    .replace(BY_GUESS, "")
    .replaceAll("; by our guess ", "; we guess ")
    .replace(/^by our guess /, "we guess ");
/** How far it may be off, where any number is the owner's. */
const ends = (guessed: boolean): string => (guessed ? "" : " ({goal.gain.low} to {goal.gain.high})");
/** The same beside the step itself. */
export const eventInShort = (event: string, kept: boolean, guessed: boolean): string =>
  `each ${event} leaves about {goal.each} (${kept ? "our example of its price, at the share you keep" : "our example"}). One a month would be {goal.gain} a month${ends(guessed)}${BY_GUESS}`;
/** Where each pays more: what a little of that is. */
export const GUESSED_MORE =
  "Five percent more from each of the {check.year} or so new ones we think you win a year would be {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). That's our guess";
/** The same where whoever is known says yes again, and too few are known to ask ten a week. */
export const GUESSED_AGAIN =
  "One yes for every twenty of the {check.year} or so who come new in a year would be {goal.gain} a month ({goal.gain.low} to {goal.gain.high}). That's our guess";

const whose = (valueKnown: boolean) =>
  valueKnown ? "what is left of your {a.customerValue}" : "our estimate";
/** What one of what a trade's own words bring is worth. */
export const broughtBy: Readonly<Record<Brings, Say>> = {
  new: (s, t) => `each ${t.newOne} that comes of it is worth about {lever.year} (${whose(s.valueKnown)})`,
  again: (s, t) =>
    t.named?.growth?.sells
      ? `each one who says yes pays {a.offerValue} a year for ${t.named.growth.sells} (our example)`
      : t.lever === "next-date"
        ? `each ${t.customer} who keeps to the date comes at least once more a year and brings ${onceMore(s, t)} each time`
        : `each one who says yes brings ${onceMore(s, t)}`,
  stay: (s, t) =>
    isFree(t)
      ? `count each ${t.customer} who stays`
      : `each ${t.customer} who stays a year longer is worth about ${staysForLess(t) ? "{lever.again} (our guess: half of what the first year brings)" : `{lever.year} (${whose(s.valueKnown)})`}`,
  more: (s, t) => `each ${t.newOne} leaves about {lever.year} in the first year (${whose(s.valueKnown)})`,
};
/** The same beside the step itself, before what it comes to. */
const GAIN_OF = {
  more: "{goal.more} more a year, one for every twenty now, would be",
  again: "One yes for every twenty of now, {goal.more} a year, would be",
  stay: "{goal.more} more a year who stay, one for every twenty now, would be",
  rise: "five percent more from each of those you win now would be",
} as const;
/** What the guess counts: whoever is known already says yes again or stays, whoever is new comes. */
const COUNTED_AS = { new: "more", again: "again", stay: "stay", more: "rise" } as const satisfies Record<
  Brings,
  keyof typeof GAIN_OF
>;
const countedAs = (t: Trade, brings: Brings | undefined): keyof typeof GAIN_OF =>
  brings
    ? COUNTED_AS[brings]
    : t.lever === "talk"
      ? "stay"
      : t.lever === "contract" || t.lever === "second"
        ? "again"
        : "more";
export const gainInShort = (
  s: Situation,
  t: Trade,
  /** So many are asked in one of these; empty where nobody is, and where it comes to one in a year. */
  asked: "week" | "year" | "one" | "",
  brings: Brings | undefined,
  guessed: boolean,
  tried: boolean,
): string =>
  `${tried ? "{goal.more} more a year from {goal.tries} such tries would be" : t.named?.growth?.wins && brings === "new" ? "{goal.more} a year from one such hour a week would be" : asked === "one" ? "One more a year would be" : asked ? `asking {goal.asked} a ${asked}, of whom {goal.yes} say yes at ${t.named?.growth?.sells ? `{goal.each} (what a year of ${t.named.growth.sells} leaves, our example)` : onceMore(s, t).replace(/^about /, "")} each, would be` : cap(GAIN_OF[countedAs(t, brings)])} about {goal.gain} a month${ends(guessed)}${BY_GUESS}`;
/** Why there is no sum, and what to count. */
export const UNCOUNTED_GAIN = "We can't put a sum on it until you've counted ten tries";
/** What customers speak of, beside the step itself: how many more stay or come by our guess, and what is left of that after its hours. */
export const praisedInShort = (id: string, one: boolean, stays: boolean, net: boolean): string =>
  `. ${
    stays
      ? one
        ? "One more who stays a year"
        : `{gain.${id}.more} more a year who stay, one for every twenty who come new now,`
      : one
        ? "One more a year"
        : `{gain.${id}.more} more a year, one for every twenty now,`
  } would be about {gain.${id}} a month, or ${net ? `{gain.${id}.net} after its hours` : "about what its hours cost"}${BY_GUESS}`;

/** A step of whose worth we guess a part, and what it has to bring for that; empty where no number says it. */
export interface Guessed {
  at: string;
  what: string;
}
/** The same of what is done beside the steps. */
export const BESIDE_GUESSED = { along: "those you call back", names: "the names you ask for" } as const;
/** What of a sum is our guess, as the clause behind it; empty where nothing is. */
export const guessClause = (
  guesses: readonly Guessed[],
  beside: readonly string[],
  /** The owner gave numbers; else even what is no guess stands on our examples. */
  f: { all: number; guess: number; rest: number; known: boolean },
): string => {
  const [one] = guesses;
  if ((!one && beside.length === 0) || f.guess <= 0) return "";
  const alone = guesses.length + beside.length === 1;
  const steps = listed([
    ...(one ? [`${guesses.length === 1 ? "step" : "steps"} ${listed(guesses.map(({ at }) => at))}`] : []),
    ...beside,
  ]);
  return 2 * f.guess <= f.all
    ? `, about {all.guess} of it our guess of ${steps}`
    : f.rest <= 0
      ? ", all of it our guess"
      : `${f.known ? ": {all.rest}" : ": {all.rest} by our examples"}, and about {all.guess}${f.known ? " more" : ""} if ${steps} ${
          alone && one?.what ? one.what : `${alone && one ? "brings" : "bring"} what we guess`
        }`;
};
/** One of what it brings, and several. */
export const oneOf = (
  t: Trade,
  brings: Brings | undefined,
  f: { event: string; stays: boolean },
): { one: string; many: string } =>
  f.event
    ? {
        one: `the one ${f.event} a month`,
        many: f.event === "party" ? "parties a year" : `${f.event}s a year`,
      }
    : f.stays
      ? { one: `one ${t.customer} who stays`, many: `${t.customers} who stay` }
      : brings === "again"
        ? { one: "one yes", many: "yeses" }
        : { one: `one ${t.newOne}`, many: t.newOnes };
