import { isPaidAhead } from "../../content/report/circumstances.ts";
import { mayAskForNames } from "../../content/report/names-asked.ts";
import { bringsOf as broughtBy, eventOf, leverIdOf } from "../../content/report/lever-of.ts";
import { comesDue, dear, isFree, isLess, ofVisits, staysForLess } from "../../content/report/words.ts";
import type { Lever, Situation } from "../../content/report/kinds.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { LEAST_LEFT } from "./plan.ts";
import { comingInAYear, onceMoreOf, yearOfOne } from "./new-ones.ts";
import type { ChosenStep, Figure, FlowingStream, Report, UsedAssumption } from "./report.ts";
import { roughly, toTen } from "./rounding.ts";
import { monthsOpen, WEEKS_PER_MONTH } from "./streams.ts";

/** Our guess of what a step for growth or praise adds: so many of a hundred more than come new in a year by now. */
const MORE = { low: 2, likely: 5, high: 10 } as const;
/** One in seventeen who are reached, where one of twenty more come. */
const TRIED = 1.2;
/** Of fewer a year none may come. */
const SURE = 4;
/** What is told as less than one a year is told as nothing. */
const LEAST = 1;

/** Levers that bring more of those who come; what others save, nobody has counted. */
const BRINGS: ReadonlySet<Lever> = new Set([
  "due",
  "talk",
  "fill",
  "second",
  "contract",
  "senders",
  "next-date",
  "next-door",
  "nearest",
  "names",
]);
/** A price that comes first wins whoever asks; else it saves hours. */
const bringsOf = (lever: Lever, { goal }: Situation): boolean =>
  BRINGS.has(lever) || (lever === "price" && goal === "growth");
/** Of these one more is one more visit, where a year is made of visits. */
const OF_VISITS: ReadonlySet<Lever> = new Set(["fill", "next-date"]);

/** Who is due is asked: so many a week, of a hundred of whom so many say yes, by our guess. */
const ASKED_A_WEEK = 10;
/** So often a month is each second week. */
const IN_SLOW_WEEKS = 2;
const SAY_YES = { low: 3, likely: 8, high: 15 } as const;
/** Where no visit is due, and they may need something or not. */
const MAY_SAY_YES = { low: 1, likely: 3, high: 6 } as const;
/** In a year nobody asks more than so many times those who come new in it. */
const MOST_ASKED = 2;
const WEEKS = 52;
const YEAR = 12;
/** One a month and more. */
const FEW_ASKED = 12;
/** Their own words say that what they write about is due. */
const isDue = ({ trade: { named } }: Situation): boolean =>
  /\b(?:over)?due\b/i.test(`${named?.growth?.title ?? ""} ${named?.growth?.list ?? ""}`);

/** The trade's own words say how many are asked in a year or a week, or that it is done in slow weeks alone: who is asked by them is who is counted. */
const askedIn = ({ trade: { named } }: Situation): number =>
  named?.growth?.aYear
    ? named.growth.aYear / WEEKS
    : (named?.growth?.aWeek ?? (named?.growth?.takes?.times === IN_SLOW_WEEKS ? ASKED_A_WEEK / 2 : Infinity));
const isSaid = ({ trade: { named } }: Situation): boolean =>
  named?.growth?.aYear !== undefined || named?.growth?.aWeek !== undefined;

/** An empty place that somebody takes for a term or a year. */
const isFilled = (lever: Lever, { trade }: Situation): boolean => lever === "fill" && isPaidAhead(trade);

type Weighed = Pick<ChosenStep, "step"> & Pick<Partial<ChosenStep>, "unsummed">;
/** Whoever hesitates is asked again where one of them leaves so much that no line of what is lost tells it: one in two years. */
export const isSecondWord = ({ step, unsummed }: Weighed, s: Situation): boolean =>
  unsummed === true && step.subject === "Follow-up Communication" && dear(s.trade);
const IN_YEARS = 2;

const isFor = ({ step }: Pick<ChosenStep, "step">, s: Situation): boolean =>
  step.lever ? broughtBy(step, s) !== undefined || bringsOf(leverIdOf(s)!, s) : step.praised === true;

/** The step of a plan of which we guess what it brings: what the trade lives from before what customers speak of. */
export const guessedOf = <T extends Pick<ChosenStep, "step">>(
  steps: readonly T[],
  s: Situation,
): T | undefined =>
  steps.find((one) => one.step.lever && isFor(one, s)) ?? steps.find((one) => isFor(one, s));

/** The steps of a plan of which we guess what they bring. */
const allGuessedOf = <T extends Weighed>(steps: readonly T[], s: Situation): T[] =>
  steps.filter((one) => isFor(one, s) || isSecondWord(one, s));

/** By our guess: so many more a year, what each is worth, and what that comes to a month. */
export interface Gain {
  more: number;
  /** So many are reached for that in a year. */
  tries?: number;
  /** Of whoever is due: asked a week, and of a hundred of them those who say yes. */
  asked?: number;
  yes?: number;
  each: number;
  low: number;
  likely: number;
  high: number;
}

/** So little a month is told by what it is for. */
const LEAST_GAIN = 20;
/** What the step for the aim could bring; nothing where nobody can say what one more is worth, next to none comes, or next to nothing comes of it. */
export const gainOf = (...of: Parameters<typeof anyGainOf>): Gain | undefined => {
  const gain = anyGainOf(...of);
  return gain && gain.likely >= LEAST_GAIN ? gain : undefined;
};
const anyGainOf = (
  chosen: Weighed,
  won: number,
  s: Situation,
  flowing: readonly FlowingStream[],
  used: Readonly<Record<string, UsedAssumption>>,
): Gain | undefined => {
  const second = isSecondWord(chosen, s);
  // Nobody puts a price on somebody who comes to a church.
  if (
    !(second || isFor(chosen, s)) ||
    s.trade.mourning ||
    isFree(s.trade) ||
    s.room === 0 ||
    (s.plain && !s.valueKnown)
  )
    return undefined;
  if (second) {
    const each = yearOfOne(used);
    const likely = toTen(each / (IN_YEARS * YEAR));
    return { more: 0, each, low: 0, likely, high: 2 * likely };
  }
  const sold = (used.offerValue!.value * used.keptShare!.value) / 100;
  if (eventOf(chosen.step, s) && sold > 0) {
    const each = toTen(sold);
    // One a month, by our guess: half of that, or twice as many.
    return { more: 12, each, low: toTen(each / 2), likely: each, high: 2 * each };
  }
  // What its own words bring counts, not what the lever in their place would.
  const brings = broughtBy(chosen.step, s);
  const lever = chosen.step.lever && !brings ? leverIdOf(s) : undefined;
  const known = lever === "due" || brings === "again";
  const ofVisit = known
    ? comesDue(s.trade)
    : lever && OF_VISITS.has(lever) && ofVisits(s.trade) && !isFilled(lever, s);
  // By our example of how many come and of what each pays a guess would stand on two others.
  if (lever && isFilled(lever, s) && !s.valueKnown) return undefined;
  // Who stays a year longer does not buy again what they came for.
  const stays = brings === "stay" || (chosen.step.praised === true && ofVisits(s.trade));

  const less = (known && isLess(s.trade)) || (stays && staysForLess(s.trade));
  const each =
    known && s.trade.named?.growth?.sells && sold > 0
      ? toTen(sold)
      : ofVisit
        ? used.slotValue!.value
        : less
          ? onceMoreOf(used)
          : yearOfOne(used);
  const room = s.room === undefined ? Infinity : Math.max(0, Math.round(monthsOpen(s) * s.room) - won);
  // The guess is of the work that is asked for: never more than the people who are reached can bring.
  const tries = chosen.step.lever ? WEEKS * (s.trade.named?.growth?.tries ?? 0) : 0;
  const of = Math.min(comingInAYear(flowing, s, used), TRIED * tries || Infinity);
  const more = (percent: number) => Math.min(room, (of * percent) / 100);
  if (each <= 0) return undefined;
  const most = (MOST_ASKED * comingInAYear(flowing, s, used)) / WEEKS;
  const names = Math.min(ASKED_A_WEEK, askedIn(s), Math.floor(most));
  // Of few who are known each is asked once in a while.
  const asked = isSaid(s) ? askedIn(s) : names >= 1 ? names : Math.min(askedIn(s), most);
  if (known && asked * WEEKS >= FEW_ASKED) {
    // Where more are asked than are known, some are asked again and again.
    const says = (ofVisit || isDue(s)) && asked <= Math.max(most, names) ? SAY_YES : MAY_SAY_YES;
    const yes = (percent: number) => toTen((asked * WEEKS_PER_MONTH * percent * each) / 100);
    return {
      more: Math.max(1, Math.round((asked * WEEKS * says.likely) / 100)),
      asked,
      yes: says.likely,
      each,
      low: yes(says.low),
      likely: yes(says.likely),
      high: yes(says.high),
    };
  }
  const weekly = chosen.step.lever === true ? Math.min(room, s.trade.named?.growth?.wins ?? 0) : 0;
  if (weekly > 0) {
    const year = (many: number) => toTen((many * each) / YEAR);
    // Of so few none may come.
    return {
      more: weekly,
      each,
      low: weekly < SURE ? 0 : year(weekly / 2),
      likely: year(weekly),
      high: year(2 * weekly),
    };
  }
  // Where one leaves so much, those who could send one are seen for one in the first year.
  if (more(MORE.likely) < LEAST)
    return brings === "new" && dear(s.trade)
      ? { more: 1, each, low: 0, likely: toTen(each / YEAR), high: toTen((2 * each) / YEAR) }
      : undefined;
  // As whoever multiplies what is printed comes to it.
  const whole = Math.round(more(MORE.likely));
  const perMonth = (percent: number) =>
    toTen(((more(percent) / more(MORE.likely)) * whole * each) / monthsOpen(s));
  return {
    more: whole,
    ...(tries > 0 ? { tries } : {}),
    each,
    low: perMonth(MORE.low),
    likely: perMonth(MORE.likely),
    high: perMonth(MORE.high),
  };
};

/** Dollars a month that it leaves by our guess after its hours; zero where nobody can guess it. */
export const netByGuess = (
  step: Step,
  s: Situation,
  used: Readonly<Record<string, UsedAssumption>>,
  flowing: readonly FlowingStream[],
): number => {
  const takes = s.trade.named?.["growth"]?.takes;
  const gain = gainOf({ step }, 0, s, flowing, used);
  return gain ? gain.likely - (takes ? ((takes.times * takes.minutes) / 60) * used.hourCost!.value : 0) : 0;
};

/** By our guess it brings less than its hours cost: nobody is told to do that who did not ask for growth. */
export const losesByGuess = (
  step: Step,
  s: Situation,
  used: Readonly<Record<string, UsedAssumption>>,
  flowing: readonly FlowingStream[],
): boolean =>
  step.lever === true &&
  s.goal !== "growth" &&
  !step.takes.some((label) => s.labels.includes(label)) &&
  (netByGuess(step, s, used, flowing) < 0 ||
    // So little is no step of its own, as with all that has a sum.
    (gainOf({ step }, 0, s, flowing, used) !== undefined && netByGuess(step, s, used, flowing) < LEAST_LEFT));

/** Whom to ask for a name in a year, by how much room stays open, and no more than somebody asks, nor than a quarter of a year's customers. */
const A_PAIR = 50;
const LEAST_ASKS = 104;
const MOST_ASKS = 520;
const MOST_OF_ALL = 0.25;
const MONTHS = 12;
const ONE_IN_FORTY = 1 / 40;
/** So few a year are asked for by nobody; so little a month, after the asking, has no row of its own. */
const LEAST_NAMES = 0.5;
const LEAST_OF_NAMES = 30;
/** Nobody goes on for longer with what brings nobody; and where our guess is right no more than one in five is stopped. */
const MOST_MONTHS = 6;
const STOPPED_WRONGLY = 0.2;
/** After how many months without anybody to stop; 0 where none within those would show it. */
const stopAfter = (year: number): number => {
  const months = year > 0 ? Math.ceil((MONTHS * -Math.log(STOPPED_WRONGLY)) / year) : Infinity;
  return months <= MOST_MONTHS ? months : 0;
};
const A_QUESTION = 5;

/** More rows are read by nobody. */
const MOST_ROWS = 5;
/** A step that asks for one of the two already. */
const ASKS = /\b(?:names?|reviews?|refer\w*|send you|who else)\b/i;
/** With which step others are asked to name the business, where most of the room that was counted stays open: what the trade lives from, what its customers speak of, or the last. */
const askerOf = (steps: readonly Pick<ChosenStep, "step" | "title">[], s: Situation): number => {
  if (
    !s.room ||
    s.season !== undefined ||
    s.onlySpeakers ||
    !(s.valueKnown || s.goal === "growth") ||
    !mayAskForNames(s.trade) ||
    steps.every(({ step }) => step.kind === "nothing") ||
    (s.goal !== "growth" && steps.some(({ title }) => ASKS.test(title)))
  )
    return -1;
  const [lever, praised] = [
    steps.findIndex(({ step }) => step.lever),
    steps.findIndex(({ step }) => step.praised),
  ];
  // Else whoever has room that was counted is told of it with the last that is done with customers.
  return (
    [lever, praised, steps.findLastIndex(({ step }) => step.kind === "cheaper-fix" && !step.leads)].find(
      (at) => at! >= 0,
    ) ?? -1
  );
};

const money = (value: number): Figure => ({ value, unit: "money" });
/** Whole people are asked in a week, others are counted by the year. */
const isByYear = (asked: number): boolean => asked < 1 || asked !== Math.round(asked);

/** The same as figures, for the step of the plan that it is about. */
export const goalGain = (
  {
    steps,
    streams,
    situation: s,
    assumptions,
  }: Pick<Report, "situation" | "assumptions"> & {
    steps: readonly ChosenStep[];
    streams: readonly FlowingStream[];
  },
  won: number,
): Record<string, Figure> => {
  const chosen = guessedOf(steps, s);
  const gain = chosen && gainOf(chosen, won, s, streams, assumptions);
  const filled = (fills: number): Record<string, Figure> => {
    const open = Math.max(0, Math.round(monthsOpen(s) * (s.room ?? 0)) - fills);
    const asksAYear = Math.min(
      MOST_ASKS,
      Math.max(LEAST_ASKS, LEAST_ASKS * Math.round(open / A_PAIR)),
      comingInAYear(streams, s, assumptions) * MOST_OF_ALL,
    );
    const ask = Math.floor(asksAYear / MONTHS);
    // What is expected, in tenths: less than one a year is none that is told as one.
    const year = Math.min(open, Math.round(10 * ask * monthsOpen(s) * ONE_IN_FORTY) / 10);
    const minutes = A_QUESTION * ask;
    const sum = (year * yearOfOne(assumptions)) / MONTHS;
    const isPriced = !s.plain || s.valueKnown;
    const left = sum - (minutes / 60) * assumptions["hourCost"]!.value;
    const asker = year >= LEAST_NAMES && left >= 0 && fills < open ? askerOf(steps, s) : -1;
    // Less than its hours and a little more is asked for without a number.
    const rows = steps.length + steps.filter(({ along }) => along).length;
    const counted = asker >= 0 && isPriced && left >= LEAST_OF_NAMES && rows < MOST_ROWS;
    return {
      "ask.at": { value: asker + 1, unit: "count" },
      "goal.fills": { value: fills, unit: "count" },
      "room.open": { value: open, unit: "count" },
      "ask.month": { value: ask, unit: "count" },
      "ask.minutes": { value: minutes, unit: "count" },
      "ask.year": { value: year, unit: "count" },
      "ask.stop": { value: stopAfter(year), unit: "count" },
      "ask.sum": money(counted ? toTen(sum) : 0),
    };
  };
  // Who is known already may be asked at the back where that is no step.
  const lever = catalogue.find((step) => step.lever && step.subject !== undefined && step.when(s));
  const back =
    lever && !steps.some(({ step }) => step.lever)
      ? gainOf({ step: lever }, won, s, streams, assumptions)
      : undefined;
  const atTheBack: Record<string, Figure> = back
    ? {
        "room.back.year": { value: back.more, unit: "count" },
      }
    : {};
  if (!gain) return { ...filled(won), ...atTheBack };
  // Who is known already fills no room for somebody new.
  const isNew = gain.asked === undefined && broughtBy(chosen.step, s) === "new" && !eventOf(chosen.step, s);
  const guests = eventOf(chosen.step, s) ? (s.trade.named?.growth?.guests ?? 0) : 0;
  return {
    ...(guests > 0
      ? {
          "event.guests": { value: WEEKS * guests, unit: "count" as const },
          "event.week": money(toTen(WEEKS_PER_MONTH * gain.each)),
        }
      : {}),
    // Beside the first: what another brings by the same guess.
    ...Object.fromEntries(
      allGuessedOf(steps, s).flatMap((one) => {
        const its = one === chosen ? gain : gainOf(one, won, s, streams, assumptions);
        return [
          [`gain.${one.step.id}`, money(its?.likely ?? 0)],
          [`gain.${one.step.id}.low`, money(its?.low ?? 0)],
          [`gain.${one.step.id}.high`, money(its?.high ?? 0)],
          [`gain.${one.step.id}.each`, money(its?.each ?? 0)],
          [`gain.${one.step.id}.more`, { value: its?.more ?? 0, unit: "count" as const }],
        ];
      }),
    ),
    ...atTheBack,
    "goal.more": { value: gain.more, unit: "count" },
    ...(gain.tries ? { "goal.tries": { value: gain.tries, unit: "count" as const } } : {}),
    ...filled(guests > 0 ? roughly(won + gain.more * guests) : won + (isNew ? gain.more : 0)),
    ...(gain.asked === undefined
      ? {}
      : {
          "goal.asked": {
            value: isByYear(gain.asked) ? Math.round(gain.asked * WEEKS) : gain.asked,
            unit: "count",
          },
          "goal.yes": { value: gain.yes ?? 0, unit: "percent" },
          ...(isByYear(gain.asked) ? { "goal.few": { value: 1, unit: "count" as const } } : {}),
        }),
    "goal.each": money(gain.each),
    "goal.gain": money(gain.likely),
    "goal.gain.low": money(gain.low),
    "goal.gain.high": money(gain.high),
  };
};
