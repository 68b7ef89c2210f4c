import type { Circumstance, Situation, Trade } from "./kinds.ts";
import { dear, isTheirDay, ofVisits } from "./words.ts";

/** What is ordered there was ordered before, by the same ones. */
const REPEATS = /\b(repeat|reorders?|reprints?|refills?|standing|usual|regular|weekly)\b/i;

/** Work of which each piece is large, and mostly the only one for whom it is made. */
const isLarge = (t: Trade): boolean => t.mourning === true || (dear(t) && !ofVisits(t));
/** Who orders there does so for the business they work for: an account, a law office, a site. */
const FIRMS =
  /\b(accounts?|law (?:firm|office)|shippers?|contracts?|mandates?|engagements?|sites?|growers?)\b/;
const FIRM = /^(buyer|account|dentist|agent|site|grower)$/;
const forFirms = ({ customer, newOne, job, books }: Trade): boolean =>
  FIRMS.test(newOne)
    ? !/household/.test(customer)
    : FIRM.test(customer) || (books && /^(assignment|order)$/.test(job));
const comesAgain = (t: Trade): boolean =>
  ofVisits(t) || REPEATS.test(t.order) || (forFirms(t) && t.orders) || !(isLarge(t) || t.once === true);

/** They work where those are whom they serve: it is said, or a drive is what a broken date leaves. */
export const goes = ({ travels, gap, job }: Trade): boolean =>
  travels === true ||
  /^(tow|ride|move|delivery|pickup|pick-up)$/.test(job) ||
  /\b(drive|driven|driveway|road|gate|yard|nobody opened|let you in)\b/i.test(gap);

/** What is easy there is a paper, a price or an answer: it takes no time of day that somebody could pick. */
const NO_HOUR =
  /\b(password|new user|certificate|quote|proposal|opinion|a range|an address|question|service times|the hours)\b/;
/** Somebody is shown around: no trip that runs on its day. */
const isShown = (t: Trade): boolean => t.job === "tour" && !t.openBook;
const byAppointment = (t: Trade): boolean =>
  t.books && (isShown(t) || !isTheirDay(t)) && !NO_HOUR.test(t.easy);

/** Who comes has a standing place that is paid by the month, the term or the package, mostly ahead. */
export const isPaidAhead = ({ job, customer }: Trade): boolean =>
  /^(lesson|class|course|day|camp week)$/.test(job) || customer === "member";

/** An order, and in every second one a change. */
export const ORDERS_EACH = 1.5;

type Known = Pick<Situation, "trade" | "inPerson">;
type Told = Pick<Situation, "circumstances">;
const IS: Readonly<Record<Circumstance, (s: Known) => boolean>> = {
  "they come": ({ trade, inPerson }) => inPerson && !goes(trade) && !trade.remote,
  "you go": ({ trade }) => goes(trade),
  "several a day": ({ trade }) => trade.books && !isLarge(trade),
  "few and large": ({ trade }) => isLarge(trade),
  "many and small": ({ trade }) => !isLarge(trade),
  again: ({ trade }) => comesAgain(trade),
  "for firms": ({ trade }) => forFirms(trade),
  "by appointment": ({ trade }) => byAppointment(trade),
  "at your place": ({ trade }) => !trade.elsewhere,
};
/** All that is so of it. */
export const circumstancesOf = (s: Known): Circumstance[] =>
  (Object.keys(IS) as Circumstance[]).filter((circumstance) => IS[circumstance](s));
export const is = (s: Told, circumstance: Circumstance): boolean => s.circumstances.includes(circumstance);

/** A way to say something, and what has to be so for it. */
type Way = readonly [says: string, ...needs: Circumstance[]];
/** Of several ways to say a thing the first of which all is so that it needs; the last needs nothing. */
export const fitting = (s: Told, ...ways: readonly [...Way[], readonly [says: string]]): string =>
  ways.find(([, ...needs]) => needs.every((need) => is(s, need as Circumstance)))![0];

/** Words that say of a business that something is so: nobody reads them of whom it is not. */
const SAYS: readonly (readonly [Circumstance, RegExp])[] = [
  [
    "they come",
    /\bparking\b|\bon your door\b|\bat the (?:desk|counter|till|register)\b|\bwaiting room\b|\bbefore (?:they|somebody) leaves?\b|\breach for their coat\b/i,
  ],
  [
    "at your place",
    /\b(?:front desk|lobby|waiting room|(?:exam|treatment) rooms?|walk-?ins?|drop(?:ped|ping|s)?[- ]?off|pick-?up|in the (?:back|chair|lobby|bay|room)|at (?:the|your) (?:desk|counter|mirror)|leaves? the (?:room|desk|building|studio)|the (?:scale|lift|bays?|racks?|shelves|counter|treatment board)|walk(?:s|ed)? in(?!to)|check(?:s|ed|ing)? in)\b/i,
  ],
  ["many and small", /\b(?:on|along|than) the shelf\b/i],
  ["several a day", /\bbefore your first \w+(?: \w+)? and after your last\b/i],
  ["again", /\bas last time\b|\bthe same as last\b/i],
];
/** The first words of a text that say what is not so; empty where it may stand. */
export const untrueOf = (text: string, s: Told): string =>
  SAYS.flatMap(([need, words]) => (is(s, need) ? [] : (words.exec(text)?.[0] ?? [])))[0] ?? "";

/** The text without the sentences that say what is not so. */
export const asItIs = (text: string, s: Told): string =>
  text
    .split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u)
    .filter((sentence) => untrueOf(sentence, s) === "")
    .join(" ");
