import type {
  BreakEven,
  ChosenStep,
  Figure,
  FlowingStream,
  Leftover,
  Range,
  UsedAssumption,
} from "./report.ts";
import { prices } from "../../content/prices.ts";
import { LIVE_ANSWERING } from "../../content/report/tools.ts";
import type { Situation, Stream } from "../../content/report/kinds.ts";
import { barFigures } from "./bar.ts";
import { hoursSaid } from "./told-hours.ts";
import { leaves } from "./choose.ts";
import { freedIn } from "../../content/report/steps/day-anew.ts";
import { guessToCheck } from "./guess-to-check.ts";
import { hoursWaiting } from "./leftovers.ts";
import { payerOf } from "./verdict.ts";
import { SHARE_SPREAD } from "./weigh.ts";
import {
  comingAMonth,
  comingInAYear,
  isLate,
  onceMoreOf,
  toPrice,
  wonInAYear,
  yearOfOne,
} from "./new-ones.ts";
import { inTens, roughly, toTen, toTwo, twoDigits } from "./rounding.ts";
import { inCustomers, WEEKS_PER_MONTH } from "./streams.ts";

/** Of a full week so much is work that is paid; so many weeks a year; and the hours of one who didn't say. */
const SOLD = 0.4;
const WEEKS_OF_WORK = 50;
const USUAL_HOURS = 40;

const money = (value: number): Figure => ({ value, unit: "money" });
/** Minutes and shares of a guess are told in fives. */
const FIVE = 5;
/** Hours that wait are told where they come to so many dollars a month. */
const LEAST_NEXT = 100;
/** A sum with a guess in it. */
const about = (value: number): Figure => money(toTen(value));
/** A sum of several: what is printed adds up. */
const total = (value: number): Figure => money(inTens(value));

/** What turns such a possible customer into one that is lost, beside the money. */
const toLost = (id: string) => id === "readyShare" || id.endsWith("GoneShare");
/** Those whom a stream is about before anybody is known to be lost: its own line, read backwards. */
const lateOf = ({ factors, amount }: FlowingStream, value: (id: string) => number): number => {
  const lost = factors.filter(toLost).reduce((share, id) => (share * value(id)) / 100, 1);
  return lost > 0 ? amount / lost : 0;
};
/** Of a guess no more than two digits are told. */
const guess = (value: number): Figure => ({ value: twoDigits(value), unit: "count" });

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
/** A tenth of a customer too many is none too few. */
const roundDown = (n: number): number => Math.floor(n + 0.05);

interface Parts {
  streams: readonly FlowingStream[];
  steps: readonly ChosenStep[];
  headline: Range;
  costPerMonth: number;
  timePerMonth: number;
  breakEven: BreakEven;
  assumptions: Record<string, UsedAssumption>;
  leftovers: readonly Leftover[];
  /** Months a year in which they are open. */
  open: number;
  situation: Situation;
}

const TELLING = 4;
/** Weeks of the first month in which an assistant is live. */
const LIVE = 2;
/** Possible customers in the notes of an assistant's first two weeks, as we expect them. */
const notedOf = ({ assumptions, steps }: Parts) => {
  const handled = steps.find(({ step }) => step.kind === "assistant")?.handled ?? 0;
  return (handled * assumptions.freshShare!.value * LIVE) / 100 / WEEKS_PER_MONTH;
};
/** In two weeks: those of whom its notes tell, and so many of them below which it does not earn its price; what a plain reminder would keep. */
const marksOf = (r: Parts): { all: number; mark: number; cheaper: number } => {
  const { breakEven, assumptions: a } = r;
  if (breakEven.unitKind === "slots") {
    const each = (a.slotValue!.value * a.emptyShare!.value * WEEKS_PER_MONTH) / 100 / LIVE;
    const cheaper = sum(payerOf(r.steps)?.closes.map((closed) => closed.cheaper) ?? []);
    const all = Math.round(a.noShowsPerWeek!.value * LIVE);
    const mark = each > 0 ? Math.ceil((cheaper + breakEven.price) / each) : 0;
    return { all, mark: mark < all ? mark : 0, cheaper: each > 0 ? Math.round(cheaper / each) : 0 };
  }
  const expected = notedOf(r);
  // So few may come or stay away by chance.
  const few = expected < TELLING || breakEven.expected <= 0;
  return {
    all: Math.round(expected),
    mark: few ? 0 : Math.ceil(expected * Math.min(1, breakEven.times)),
    cheaper: 0,
  };
};

/** Hours of a week of one person. */
const FULL_WEEK = 40;
/** Months until what is left has earned the hours of setting up. */
const paybackOf = ({ steps }: Parts, hourCost: number) => {
  const left = steps.reduce((sum, step) => sum + leaves(step), 0);
  const setup = steps.reduce((sum, { setupHours }) => sum + setupHours, 0) * hourCost;
  return left > 0 ? Math.ceil(setup / left) : 0;
};

/** Every number that a report may print, by id: `a.` assumptions, `s.` streams, `p.` steps of the plan. */
export const figuresOf = (r: Parts): Record<string, Figure> => {
  const value = (id: string) => r.assumptions[id]!.value;
  const own = Math.round(r.steps.reduce((sum, step) => (step.late ? sum : sum + step.ownHours), 0) * 10) / 10;
  const outlay = r.costPerMonth + r.steps.reduce((sum, { ownPerMonth }) => sum + ownPerMonth, 0);
  const marks = marksOf(r);
  const keeps = {
    left: total(r.steps.reduce((sum, step) => sum + leaves(step), 0)),
    "left.low": about(r.headline.low - outlay),
    "left.high": about(r.headline.high - outlay),
  };
  const figures: Record<string, Figure> = {
    ...keeps,
    outlay: money(outlay),
    "left.priced": total(sum(r.steps.map((step) => (step.priceGuessed === "slotValue" ? leaves(step) : 0)))),
    "own.cost": money(r.steps.reduce((sum, { ownPerMonth }) => sum + ownPerMonth, 0)),
    headline: total(r.headline.likely),
    "headline.low": about(r.headline.low),
    "headline.high": about(r.headline.high),
    cost: money(r.costPerMonth),
    own: { value: own, unit: "hours" },
    "breakEven.price": money(r.breakEven.price),
    "breakEven.each": money(toPrice(r.breakEven.each)),
    "breakEven.cost": money(r.breakEven.price - r.breakEven.own),
    "breakEven.own": money(r.breakEven.own),
    "breakEven.base": money(Math.min(prices.base, r.breakEven.price - r.breakEven.own)),
    "breakEven.links": money(r.breakEven.connections * prices.perConnection),
    "breakEven.handled": { value: r.breakEven.handled, unit: "count" },
    turning: { value: r.breakEven.turning, unit: "count" },
    "assistants.low": about(payerOf(r.steps)?.range.low ?? 0),
    won: { value: wonInAYear(r.steps, r.situation, r.assumptions), unit: "count" },
    mark: { value: marks.mark, unit: "count" },
    "mark.all": { value: marks.all, unit: "count" },
    "mark.cheaper": { value: marks.cheaper, unit: "count" },
    needed: { value: r.breakEven.needed, unit: "count" },
    ...barFigures(r.breakEven),
    expected: { value: r.breakEven.expected, unit: "count" },
    "needed.years": { value: r.breakEven.years.needed, unit: "count" },
    "expected.years": { value: r.breakEven.years.expected, unit: "count" },
    caught: { value: r.breakEven.caught, unit: "count" },
    already: { value: r.breakEven.caught - r.breakEven.expected, unit: "count" },
    setupHours: { value: r.steps.reduce((sum, step) => sum + step.setupHours, 0), unit: "hours" },
    "setup.cost": about(r.steps.reduce((sum, step) => sum + step.setupHours, 0) * value("hourCost")),
    payback: { value: paybackOf(r, value("hourCost")), unit: "count" },
    weeks: { value: WEEKS_PER_MONTH, unit: "count" },
    "adds.low": about(r.breakEven.apart?.adds.low ?? 0),
    "adds.high": about(r.breakEven.apart?.adds.high ?? 0),
    "adds.loss": about(Math.max(0, -(r.breakEven.apart?.adds.low ?? 0))),
    "price.contact": money(prices.perContact),
    "price.from": money(prices.from),
    "price.to": money(prices.to),
    "live.low": money(LIVE_ANSWERING.low),
    "live.high": money(LIVE_ANSWERING.high),
    lost: total(r.streams.reduce((sum, { perMonth }) => sum + perMonth.likely, 0)),
    "lost.open": total(r.streams.reduce((sum, { perMonth }) => sum + perMonth.likely, 0) - r.headline.likely),
    "lost.low": about(r.streams.reduce((sum, { perMonth }) => sum + perMonth.low, 0)),
    "lost.high": about(r.streams.reduce((sum, { perMonth }) => sum + perMonth.high, 0)),
  };
  for (const { id, value, unit } of Object.values(r.assumptions)) figures[`a.${id}`] = { value, unit };
  for (const { stream, amount, perMonth } of r.streams) {
    figures[`s.${stream.id}.amount`] = { value: amount, unit: stream.kind === "time" ? "hours" : "count" };
    figures[`s.${stream.id}.years`] = {
      value: amount > 0 ? Math.round(1 / (r.open * amount)) : 0,
      unit: "count",
    };
    figures[`s.${stream.id}.low`] = money(perMonth.low);
    figures[`s.${stream.id}`] = money(perMonth.likely);
    figures[`s.${stream.id}.high`] = money(perMonth.high);
  }
  const contacts = value("contactsPerWeek") * WEEKS_PER_MONTH;
  const fresh = (contacts * value("freshShare")) / 100;
  const late = r.streams.filter(isLate);
  figures["check.new"] = guess(comingAMonth(r.streams, r.assumptions));
  figures["check.year"] = {
    value: comingInAYear(r.streams, r.situation, r.assumptions),
    unit: "count",
  };
  // What a new one leaves in the first year: of levers that no stream counts.
  figures["lever.year"] = money(yearOfOne(r.assumptions));
  figures["lever.again"] = money(onceMoreOf(r.assumptions));
  // An hour that is sold brings what a date in it brings, beside what it costs.
  figures["slot.about"] = about(value("slotValue"));
  figures["slot.month"] = money(toTen(WEEKS_PER_MONTH * value("slotValue")));
  const hour = WEEKS_PER_MONTH * value("hourCost");
  figures["aim.hour"] = money(r.assumptions.hourCost!.from === "example" ? toTen(hour) : Math.round(hour));
  const { named } = r.situation.trade;
  // As whoever multiplies what is printed comes to it.
  const freed = hoursSaid(freedIn({ ...(named ? { named } : {}) })) * Math.round(hour);
  figures["freed"] = money(FIVE * Math.round(freed / FIVE));
  if (r.breakEven.turning > 0 && r.breakEven.unitKind === "customers" && r.breakEven.expected > 0)
    figures.turning = {
      value: roughly(figures["check.year"].value * r.breakEven.times, Math.ceil),
      unit: "count",
    };
  const raise = value("customerValue") / 10;
  figures.raise = money(raise < 10 || r.situation.valueKnown ? toPrice(raise) : toTwo(raise));
  // How many the full week of one serves: of its hours so much is work that is paid, at what an hour takes in.
  const hours = SOLD * WEEKS_OF_WORK * (r.situation.hours ?? USUAL_HOURS);
  const turnover = (hours * value("hourCost")) / Math.max(0.1, value("keptShare") / 100);
  figures["raise.many"] = {
    value: Math.max(1, roughly(turnover / Math.max(1, value("customerValue")))),
    unit: "count",
  };
  figures["raise.sum"] = about((figures["raise.many"].value * figures.raise.value) / 12);
  // So many have to leave until a tenth more brings nothing: what each leaves is more by that tenth.
  figures["raise.lose"] = { value: Math.floor((value("keptShare") + 10) / 10), unit: "count" };
  // What a full month more would leave, by the room that was counted.
  // Of one as it was given: rounded to the dollar, a hundred and fifty of them would be fifty dollars more.
  const given = ["customerValue", "keptShare"].every((id) => r.assumptions[id]!.from !== "example");
  const one = given ? (value("customerValue") * value("keptShare")) / 100 : figures["lever.year"].value;
  figures["room.sum"] = money(toTen((r.situation.room ?? 0) * one));
  figures["week.hours"] = { value: FULL_WEEK, unit: "count" };
  figures["week.out"] = money(toTwo(FULL_WEEK * value("hourCost")));
  figures["room.year"] = { value: Math.round(r.open * (r.situation.room ?? 0)), unit: "count" };
  figures["season.weeks"] = { value: Math.round(r.open * WEEKS_PER_MONTH), unit: "count" };
  figures["f.contacts"] = {
    value: r.assumptions.contactsPerWeek!.from === "example" ? roughly(contacts) : Math.round(contacts),
    unit: "count",
  };
  figures["f.fresh"] = guess(fresh);
  figures["f.late"] = guess(late.reduce((sum, flowing) => sum + lateOf(flowing, value), 0));
  // What one costs that nobody answered, whoever it was.
  const missed = late.filter(({ stream }) => stream.id !== "slow-replies");
  const lost = sum(missed.map(({ perMonth }) => perMonth.likely));
  const guessed = missed.reduce((all, flowing) => all + lateOf(flowing, value), 0);
  // By the owner's count where there is one: whoever divides the printed sum by it comes to the same.
  const count = missed.some(({ factors }) => factors.includes("missedPerWeek"))
    ? value("missedPerWeek") * WEEKS_PER_MONTH
    : (guessed * 100) / value("freshShare");
  figures["missed.each"] = money(lost > 0 && count > 0 ? toTwo(lost / count) : 0);
  figures["missed.sum"] = total(lost);
  // With those who hear late.
  figures["late.sum"] = total(sum(late.map(({ perMonth }) => perMonth.likely)));
  figures["missed.percent"] = { value: Math.round(100 * r.situation.missedPart), unit: "percent" };
  figures["f.gone"] = guess(late.reduce((sum, { amount }) => sum + amount, 0));
  const planned = r.steps.flatMap(({ closes }) => closes);
  const partOf = (is: (stream: Stream) => boolean) =>
    total(
      planned.reduce(
        (sum, closed) =>
          r.streams.some(({ stream }) => stream.id === closed.stream && is(stream))
            ? sum + closed.perMonth
            : sum,
        0,
      ),
    );
  figures["plan.new"] = partOf(inCustomers);
  figures["plan.kept"] = partOf((stream) => stream.kind === "lost" && !inCustomers(stream));
  figures["plan.time"] = partOf((stream) => stream.kind === "time");
  // What is money, and what is hours at their price: the two come to what is left.
  figures["left.time"] = total(figures["plan.time"].value - figures["own.cost"]!.value);
  figures["left.cash"] = money(figures.left!.value - figures["left.time"].value);
  figures["left.owed"] = money(-figures["left.time"].value);
  const back = planned.reduce((sum, closed) => {
    const flowing = r.streams.find(({ stream }) => stream.id === closed.stream);
    if (flowing?.stream.kind !== "time") return sum;
    return (
      sum + closed.perMonth / (value(flowing.factors.includes("expertCost") ? "expertCost" : "hourCost") || 1)
    );
  }, 0);
  // What setting it going gives back, less what it takes: the dollars beside it are net as well.
  const spare = Math.max(0, back - own);
  figures["back.hours"] = { value: back < 1 ? Math.round(back * 10) / 10 : roughly(back), unit: "hours" };
  figures["plan.hours"] = { value: spare < 1 ? Math.round(spare * 10) / 10 : roughly(spare), unit: "hours" };
  figures["sixty"] = { value: 60, unit: "count" };
  const toCheck = guessToCheck(r);
  if (toCheck) {
    figures["guess.count"] = { value: Math.max(1, Math.round(toCheck.count)), unit: "count" };
    figures["guess.half"] = money(toCheck.half);
    if (toCheck.less > 0) figures["guess.less"] = money(toCheck.less);
  }
  if (figures["left.low"]!.value < 0) figures["left.loss"] = money(-figures["left.low"]!.value);
  const waiting = hoursWaiting(r).reduce((sum, { would }) => sum + (would?.left ?? 0), 0);
  figures["cost.next"] = money(waiting < LEAST_NEXT ? 0 : waiting);
  for (const [i, { perMonth, would, cure }] of r.leftovers.entries()) {
    if (cure) {
      figures[`q.${cure.step.id}.brings`] = about(cure.brings);
      figures[`q.${cure.step.id}.takes`] = about(cure.takes);
    }
    if (perMonth !== undefined) figures[`l.${i}`] = about(perMonth);
    if (would) figures[`q.${would.step}.left`] = money(would.left);
  }
  for (const { step, perMonth, range, costPerMonth, setupHours, closes, ...rest } of r.steps) {
    figures[`p.${step.id}.cases`] = { value: rest.cases, unit: "count" };
    figures[`p.${step.id}.year`] = { value: Math.round(r.open * rest.cases), unit: "count" };
    const hours = rest.ownHours || (rest.besides ?? 0);
    if (rest.wins) figures["late.wins"] = about(rest.wins);
    figures[`p.${step.id}.own`] = { value: hours, unit: "hours" };
    figures[`p.${step.id}.own.cost`] = money(rest.ownPerMonth);
    figures[`p.${step.id}.own.minutes`] = {
      value: Math.max(FIVE, FIVE * Math.round((hours * 60) / FIVE)),
      unit: "minutes",
    };
    figures[`p.${step.id}.left`] = total(perMonth - costPerMonth - rest.ownPerMonth);
    figures[`p.${step.id}.left.about`] = about(perMonth - costPerMonth - rest.ownPerMonth);
    figures[`p.${step.id}.left.low`] = about(range.low - costPerMonth - rest.ownPerMonth);
    figures[`p.${step.id}.left.high`] = about(range.high - costPerMonth - rest.ownPerMonth);
    const low = figures[`p.${step.id}.left.low`]!.value;
    if (low < 0) figures[`p.${step.id}.left.loss`] = money(-low);
    figures[`p.${step.id}.outlay`] = money(costPerMonth + rest.ownPerMonth);
    for (const [i, { percent }] of rest.takes.entries())
      if (percent !== undefined)
        figures[`p.${step.id}.takes${i}.percent`] = { value: percent, unit: "percent" };
    for (const [i, { count, minutes, from, waiting }] of rest.work.entries()) {
      if (from?.percent !== undefined)
        figures[`p.${step.id}.w${i}.percent`] = { value: from.percent, unit: "percent" };
      figures[`p.${step.id}.w${i}.times`] = { value: count, unit: "count" };
      if (waiting) figures[`p.${step.id}.w${i}.waiting`] = { value: waiting, unit: "count" };
      figures[`p.${step.id}.w${i}.minutes`] = { value: minutes, unit: "minutes" };
    }
    if (step.kind === "assistant") {
      const links = (step.connections ?? 0) * prices.perConnection;
      const base = costPerMonth >= prices.base ? prices.base : 0;
      figures[`p.${step.id}.handled`] = { value: rest.handled, unit: "count" };
      figures[`p.${step.id}.base`] = money(base);
      figures[`p.${step.id}.links`] = money(links);
    }
    figures[`p.${step.id}`] = total(perMonth);
    if (step.running) {
      // What a part of it brings that runs already is gone, and its price and hours are spent as before.
      const part = toTen(perMonth * step.running);
      figures[`p.${step.id}.rest`] = total(perMonth - part);
      figures[`p.${step.id}.rest.plan`] = total(figures.left!.value - part);
    }
    figures[`p.${step.id}.low`] = about(range.low);
    figures[`p.${step.id}.high`] = about(range.high);
    figures[`p.${step.id}.cost`] = money(costPerMonth);
    figures[`p.${step.id}.hours`] = { value: setupHours, unit: "hours" };
    const [gross, cheaper] = [sum(closes.map((closed) => closed.gross)), sum(closes.map((c) => c.cheaper))];
    figures[`p.${step.id}.gross`] = total(gross);
    figures[`p.${step.id}.cheaper`] = total(cheaper);
    figures[`p.${step.id}.over`] = total(gross - cheaper - perMonth);
    if (rest.over) {
      const counted = roundDown(rest.over.counted * r.open);
      figures[`p.${step.id}.counted`] = { value: counted, unit: "count" };
      figures[`p.${step.id}.could`] = {
        value: Math.max(roundDown(counted) + 1, Math.round(rest.over.could * r.open)),
        unit: "count",
      };
    }
    for (const closed of closes) {
      figures[`p.${step.id}.${closed.stream}`] = money(closed.perMonth);
      figures[`p.${step.id}.${closed.stream}.gross`] = money(closed.gross);
      const share = 100 * closed.share;
      for (const [end, value] of [
        ["", Math.round(share)],
        [".low", FIVE * Math.round(share / SHARE_SPREAD / FIVE)],
        [".high", Math.min(95, FIVE * Math.round((share * SHARE_SPREAD) / FIVE))],
      ] as const)
        figures[`p.${step.id}.${closed.stream}.share${end}`] = { value, unit: "percent" };
    }
  }
  return figures;
};
