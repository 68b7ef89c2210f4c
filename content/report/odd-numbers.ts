import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { Situation } from "./kinds.ts";
import { article } from "./words.ts";

/** So few hours a week make it likely that somebody answers outside of them too. */
const FEW_HOURS = 20;
/** So large a part of what reaches the business cannot be broken dates alone. */
const BROKEN = 0.3;

/** So many a working day for each who answers: one every ten minutes, and nothing else done. */
const MOST_A_DAY = 48;
const WORKDAYS = 5;
/** So many times more or less than in our example is a slip of the finger, or another trade. */
export const FAR_OFF = 20;
export const isFarOff = (value: number, usual: number): boolean =>
  value > 0 && usual > 0 && Math.max(value / usual, usual / value) >= FAR_OFF;

/** Whoever answers nobody at all counted the missed ones twice; of a handful it may be so. */
const HANDFUL = 10;
export const isAllMissed = (all: number, missed: number): boolean => all >= HANDFUL && missed >= all;

/** What one new customer pays lies so far off that the trade is in question. */
const farValue = ({ trade, refuted }: Situation, value: number | undefined): string => {
  const usual = refuted ?? trade;
  if (value === undefined || !isFarOff(value, usual.examples.customerValue)) return "";
  return `You gave {n.customerValue} for ${article(trade.newOne)}. For ${usual.an} we would have expected something like {odd.usual}. Is this a typing error, or do you do something else than we took you for? ${
    refuted ? `Until you say, we speak of no trade.` : `Until you say, we use your number.`
  }`;
};

/** So many dollars a year of new customers alone for each who answers, where those who answer do the work: more is hardly meant. */
const MOST_EACH = 250_000;
/** Where those who answer are those who do the work, or sit beside them. */
const OWN_HOURS: ReadonlySet<string> = new Set(["Legal", "Financial Services", "Professional Services"]);
/** By our shares of what comes in they would win more than so many people do in a year. */
export const isTooMuch = (
  { industry, room }: Pick<Situation, "industry" | "room">,
  { people = 0, contactsPerWeek, customerValue }: OwnersNumbers,
  comingInAYear: number,
): boolean =>
  OWN_HOURS.has(industry) &&
  room !== 0 &&
  people > 0 &&
  contactsPerWeek !== undefined &&
  customerValue !== undefined &&
  (comingInAYear * customerValue) / people > MOST_EACH;

/** What is left of a year is less than what one no-show costs: hardly anybody reckons so but by the profit at the year's end. */
const isNetProfit = (
  { keptShare = 100, customerValue = 0, noShowsPerWeek = 0 }: OwnersNumbers,
  slotValue: number,
  s: Situation,
): boolean =>
  keptShare > 0 &&
  customerValue > 0 &&
  noShowsPerWeek > 0 &&
  keptShare < s.trade.examples.keptShare &&
  (customerValue * keptShare) / 100 < slotValue;

/** A number that moves the plan by less, in dollars a month, is not asked about. */
const MOVES = 50;
/** Numbers of the owner's that are hardly meant as they stand: each is asked about, and what was made of it is said. */
export const oddNumbers = (
  s: Situation,
  n: OwnersNumbers,
  {
    slotValue,
    keptTo,
    doubted,
    moves,
  }: { slotValue: number; keptTo: boolean; doubted: boolean; moves: number },
): string[] => {
  const { trade: t } = s;
  const { people = 0 } = n;
  const { contactsPerWeek: all, missedPerWeek: missed, noShowsPerWeek: broken, hoursOpen } = n;
  return [
    farValue(s, n.customerValue),
    all !== undefined && isFarOff(all, t.examples.contactsPerWeek)
      ? `You counted {n.contactsPerWeek} ${s.contacts} a week, where ${t.an} usually has something like {odd.contacts}. Is that a week, or is it a typing error? We use your number.`
      : "",
    all !== undefined && people > 0 && all / WORKDAYS / people > MOST_A_DAY
      ? `You counted {n.contactsPerWeek} ${s.contacts} a week and {n.people} ${people === 1 ? "person" : "people"} to answer them: some {odd.each} a working day for each. Do that many really reach somebody, or does a system take some? Our sums take your number.`
      : keptTo && s.room !== 0 && moves >= MOVES
        ? `How many ${t.newOnes} did you have last year: nearer {check.year}, or nearer {odd.half}? We took {check.year}. With {odd.half}, the plan leaves about {odd.then} a month.`
        : "",
    doubted && moves >= MOVES
      ? `How many ${t.newOnes} did you have last year? We took {check.year}, the cautious reading of your count; the sums are more if you had more.`
      : "",
    n.hourCost === 0 ? "You put an hour at nothing, so we took our example, {a.hourCost}." : "",
    all !== undefined && missed !== undefined && missed > all
      ? `You counted {n.missedPerWeek} missed of {n.contactsPerWeek} ${s.contacts}: more than there were. Which of the two is right? Until you say, we leave the missed ones out of the math.`
      : "",
    all !== undefined && all === missed && isAllMissed(all, missed)
      ? `You counted {n.missedPerWeek} missed of {n.contactsPerWeek} ${s.contacts}: all of them. Is the second number the missed ones alone? Until you say, we leave the missed ones out of the math.`
      : "",
    missed === 0 && hoursOpen !== undefined && hoursOpen < FEW_HOURS
      ? `You counted nobody missed, with somebody there to answer for {n.hoursOpen} ${hoursOpen === 1 ? "hour" : "hours"} a week. Do you also answer at other times?`
      : "",
    isNetProfit(n, slotValue, s)
      ? `You keep {n.keptShare} of what ${article(t.newOne)} pays, where {odd.kept} is usual. Is that after rent and everybody's wages? Then enter what's left before those: the sums for ${t.newOnes} would be about {odd.times} times these.`
      : "",
    n.keptShare === 100
      ? `You keep all of what ${article(t.newOne)} pays. Do you really buy nothing for it, and pay nobody? We take you at your word.`
      : "",
    n.customerValue === 0 ? `You put ${article(t.newOne)} at nothing, so losing one costs you nothing.` : "",
    all !== undefined && broken !== undefined && broken > 2 && broken > all * BROKEN
      ? `{n.noShowsPerWeek} no-shows a week and {n.contactsPerWeek} ${s.contacts} come in. Are those part of a course or a contract that's already running and paid for? Then they're no loss.`
      : "",
  ].filter(Boolean);
};
