import type { Situation } from "./kinds.ts";
import type { Work } from "./step-kinds.ts";

/** Weeks in a month, as the sums have them; and the days on which somebody works. */
export const WEEKS = 4.33;
const WORKING_DAYS = 22;

type Value = (assumption: string) => number;

type Shares = string | readonly string[];

/** Cases a month that are so many percent of all contacts, or of such a part of such a part. */
export const casesOf = (value: Value, shares: Shares): number =>
  [shares].flat().reduce((cases, share) => (cases * value(share)) / 100, value("contactsPerWeek") * WEEKS);

/** Names a month that heard a price and decided nothing, of the larger work where it is that; of whoever is seen where it is planned with them. */
export const openOffers = (value: Value): number =>
  casesOf(
    value,
    value("seenShare") > 0 ? ["seenShare", "plannedShare"] : ["freshShare", "undecidedShare", "offerShare"],
  );

/** Those of them whom nobody asks a second time now: what is asked already takes no more time. */
export const unasked = (value: Value): number => (openOffers(value) * value("coldShare")) / 100;

/** Those among a share of the contacts who could become customers. */
export const freshOf = (value: Value, shares: Shares): number =>
  (casesOf(value, shares) * value("freshShare")) / 100;

/** Below so many a month no list is kept: each is dealt with when it happens. */
export const FEW = 4;

/** So many dates a month a booking page without a price can hold: one calendar. */
export const ONE_CALENDAR = 60;

/** What a step takes of somebody's time, as lines that are printed: so many times so many minutes a month. */
export const daily = (what: string, minutes: number): Work => ({ what, count: WORKING_DAYS, minutes });
export const weekly = (what: string, minutes: number): Work => ({ what, count: 4, minutes });
export const once = (what: string, minutes: number): Work => ({ what, count: 1, minutes });
export const each = (value: Value, shares: Shares, minutes: number, what: string): Work => ({
  what,
  count: Math.round(casesOf(value, shares)),
  minutes,
});
export const fresh = (value: Value, shares: Shares, minutes: number, what: string): Work => ({
  what,
  count: Math.round(freshOf(value, shares)),
  minutes,
});
/** So many percent of a share of the contacts. */
export const part = (value: Value, shares: Shares, percent: number, minutes: number, what: string): Work => ({
  what,
  count: Math.round((casesOf(value, shares) * percent) / 100),
  minutes,
});

/** More than anybody does by hand: what they have already does it, where they are at ease with tools. */
const BY_HAND = 60;
export const bySwitch = ({ comfort, team }: Situation, cases: number): boolean =>
  comfort >= 2 && (cases > BY_HAND || comfort === 3 || team === "many");
