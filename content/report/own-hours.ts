import type { Situation } from "./kinds.ts";
import type { Chain, Work } from "./step-kinds.ts";

/** Weeks in a month, as the sums have them; and the days on which somebody works. */
export const WEEKS = 4.33;
export const WORKING_DAYS = 22;

/** A guess in two digits, whole. */
const twoDigits = (n: number): number => {
  const grain = n < 100 ? 1 : n < 1000 ? 10 : 100;
  return grain * Math.round(n / grain);
};

type Value = (assumption: string) => number;

type Shares = string | readonly string[];

/** Where the owner counted those whom nobody answered, such a share of all contacts is made of that count. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  nightShare: ["missedPerWeek", "lateShare"],
  busyShare: ["missedPerWeek", "dayShare", "callShare"],
  silentShare: ["missedPerWeek", "dayShare", "wroteShare"],
};
/** Contacts of a part, or of such a part of such a part, as they are counted. */
export const chainOf = (value: Value, shares: Shares): readonly string[] => {
  const [first = "", ...rest] = typeof shares === "string" ? [shares] : shares;
  const counted = value("missedPerWeek") > 0 ? COUNTED[first] : undefined;
  return counted ? [...counted, ...rest] : ["contactsPerWeek", first, ...rest];
};
/** What comes of it in a month. */
export const countOf = (value: Value, { of: [count, ...shares], percent = 100, times = 1 }: Chain): number =>
  shares.reduce((cases, share) => (cases * value(share)) / 100, value(count!) * WEEKS) *
  (percent / 100) *
  times;

/** Cases a month that are so many percent of all contacts, or of such a part of such a part. */
export const casesOf = (value: Value, shares: Shares): number =>
  countOf(value, { of: chainOf(value, shares) });

/** Larger work that is offered and stays open, or is planned with whoever is seen. */
const openShares = (value: Value): readonly string[] =>
  value("seenShare") > 0 ? ["seenShare", "plannedShare"] : ["freshShare", "undecidedShare", "offerShare"];
/** Names a month that heard a price and decided nothing, of the larger work where it is that; of whoever is seen where it is planned with them. */
export const openOffers = (value: Value): number => casesOf(value, openShares(value));

/** A line of work that is done as often as its count says: a guess, in two digits. */
export const worked = (value: Value, from: Chain, minutes: number, what: string): Work => ({
  what,
  count: twoDigits(countOf(value, from)),
  minutes,
  from,
});
/** Those of them whom nobody asks a second time now, so often each: what is asked already takes no more time. */
export const unasked = (value: Value, times: number, minutes: number, what: string): Work => {
  const line = worked(
    value,
    { of: chainOf(value, [...openShares(value), "coldShare"]), times },
    minutes,
    what,
  );
  return { ...line, count: Math.max(1, line.count) };
};

/** Below so many a month no list is kept: each is dealt with when it happens. */
export const FEW = 4;

/** So many dates a month a booking page without a price can hold: one calendar. */
export const ONE_CALENDAR = 60;

/** What a step takes of somebody's time, as lines that are printed: so many times so many minutes a month. */
export const daily = (what: string, minutes: number): Work => ({ what, count: WORKING_DAYS, minutes });
export const weekly = (what: string, minutes: number): Work => ({ what, count: 4, minutes });
export const once = (what: string, minutes: number): Work => ({ what, count: 1, minutes });
export const each = (value: Value, shares: Shares, minutes: number, what: string): Work =>
  worked(value, { of: chainOf(value, shares) }, minutes, what);
/** Those among a share of the contacts who could become customers. */
export const fresh = (value: Value, shares: Shares, minutes: number, what: string): Work =>
  each(value, [...[shares].flat(), "freshShare"], minutes, what);
/** So many percent of a share of the contacts. */
export const part = (value: Value, shares: Shares, percent: number, minutes: number, what: string): Work =>
  worked(value, { of: chainOf(value, shares), percent }, minutes, what);
/** Those of a share who are not on the line before. */
export const others = (value: Value, shares: Shares, before: Work, minutes: number, what: string): Work => {
  const all = { of: chainOf(value, shares) };
  return {
    what,
    count: twoDigits(Math.max(0, countOf(value, all) - before.count)),
    minutes,
    from: { ...all, rest: true },
  };
};

/** More than anybody does by hand: what they have already does it, where they are at ease with tools. */
const BY_HAND = 60;
export const bySwitch = ({ comfort, team }: Situation, cases: number): boolean =>
  comfort >= 2 && (cases > BY_HAND || comfort === 3 || team === "many");

/** What hours of a guess are made of: who does it daily, weekly or monthly. */
export const EVERY: Readonly<Record<number, string>> = {
  1: "about an hour a month",
  2: "about two hours a month, half an hour a week",
  3: "about three hours a month, some eight minutes a day",
};
