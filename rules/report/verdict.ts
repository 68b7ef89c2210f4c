import type { Situation, Stream } from "../../content/report/kinds.ts";
import { streams } from "../../content/report/streams/index.ts";
import { barFigures, standing } from "./bar.ts";
import { prices } from "../../content/prices.ts";
import { isForMissed, leaves, losesAtLow } from "./plan.ts";
import type { Candidate } from "./weigh.ts";
import type {
  BreakEven,
  ChosenStep,
  Closed,
  FlowingStream,
  Range,
  UsedAssumption,
  VerdictId,
} from "./report.ts";
import { fillsRoom } from "./credit.ts";
import { toTen, twoDigits } from "./rounding.ts";
import { inCustomers, monthsOpen, sumOf, unitWorth, WEEKS_PER_MONTH, WORTH } from "./streams.ts";

/** Fewer than this a month are counted by the year. */
const MONTHLY = 5;
const SLOTS = "no-shows";
const streamById = new Map(streams.map((stream) => [stream.id, stream]));

/** Where it would take so many times as much, no turning point is told. */
const FAR = 3;

/** What one is worth, as it is printed: a guess in two digits. */
const eachOf = (stream: Stream, used: Record<string, UsedAssumption>): number => {
  const each = unitWorth(stream, used);
  const given = stream.factors.every(
    (id) => !(used[id]!.unit === "money" || WORTH.has(id)) || used[id]!.from !== "example",
  );
  return given ? Math.round(each * 100) / 100 : twoDigits(each);
};

/** Fewer in a year are told as one in so many years: 'one a year' would be more than is meant. */
const SELDOM_A_YEAR = 0.66;

type Kind = BreakEven["unitKind"];
export const kindOf = (stream: Stream): Kind =>
  stream.id === SLOTS ? "slots" : stream.kind === "lost" ? "customers" : "hours";

/** In the unit that most of the money comes in: what the price needs, and what the plan expects. */
const inUnits = (
  price: number,
  closes: readonly Pick<Closed, "stream" | "perMonth" | "gross">[],
  s: Situation,
  used: Record<string, UsedAssumption>,
): Omit<BreakEven, "own" | "handled" | "connections" | "lost" | "bar" | "share"> => {
  const sums = new Map<Kind, { worth: number; all: number; each: number }>();
  for (const { stream, perMonth, gross } of closes) {
    const flowing = streamById.get(stream)!;
    const kind = kindOf(flowing);
    const sum = sums.get(kind) ?? { worth: 0, all: 0, each: eachOf(flowing, used) };
    sums.set(kind, { ...sum, worth: sum.worth + perMonth, all: sum.all + gross });
  }
  const [kind, sum] = [...sums].sort((a, b) => b[1].all - a[1].all)[0] ?? [
    "dollars",
    { worth: 0, all: 0, each: 1 },
  ];
  const unitKind = sum.each > 0 ? kind : "dollars";
  const each = sum.each > 0 ? sum.each : 1;
  const words: Record<Kind, string> = {
    customers: s.trade.newOnes,
    slots: `${s.trade.jobs} saved`,
    hours: "hours",
    dollars: "dollars",
  };
  const monthly = price / each;
  const open = monthsOpen(s);
  const { customerValue, freshShare, readyShare, contactsPerWeek } = used;
  const comes =
    unitKind === "customers"
      ? (open * WEEKS_PER_MONTH * contactsPerWeek!.value * freshShare!.value * readyShare!.value) / 10_000
      : contactsPerWeek!.value;
  /** More than the owner has room for is no turning point. */
  const most = s.room === undefined || unitKind !== "customers" ? Infinity : comes + open * s.room;
  const times = sum.worth > 0 && customerValue!.value > 0 ? price / sum.worth : Infinity;
  const period = monthly >= MONTHLY ? "month" : s.season ? "season" : "year";
  const months = { month: 1, year: 12, season: open }[period];
  // Nobody wins a tenth of a customer: rounded so that what is enough is enough as it is printed.
  const needed = Math.ceil(monthly * months - 1e-9);
  // More than the owner has room for is nowhere counted.
  const room = unitKind === "customers" && s.room !== undefined ? Math.floor(s.room * months) : Infinity;
  const whole = (worth: number) => {
    const likely = Math.min(room, Math.round((worth / each) * months));
    return worth >= price ? Math.max(needed, likely) : Math.min(needed - 1, likely);
  };
  /** Whole years, told to the worse side: what is needed comes sooner, what is expected later; nothing where that is each year. */
  const yearsOf = (worth: number, round: (years: number) => number) => {
    const inAYear = (worth / each) * 12;
    const seldom = period === "year" && unitKind === "customers" && inAYear > 0 && inAYear < SELDOM_A_YEAR;
    const years = seldom ? round(1 / inAYear) : 0;
    return years > 1 ? years : 0;
  };
  return {
    needed,
    years: { needed: yearsOf(price, Math.floor), expected: yearsOf(sum.worth, Math.ceil) },
    expected: whole(sum.worth),
    caught: whole(sum.all),
    unit: `${words[unitKind]} a ${period}`,
    period,
    unitKind,
    price,
    each,
    times,
    turning: times > 1 && times <= FAR && comes * times <= most ? Math.ceil(comes * times) : 0,
  };
};

/** Customers first: an assistant that only saves hours is not the one that an owner has in mind. */
const winning = ({ chosen }: Candidate) =>
  chosen.closes.reduce(
    (sum, { stream, perMonth }) =>
      sum + perMonth * (kindOf(streamById.get(stream)!) === "customers" ? 10 : 1),
    0,
  );

/** What an assistant would catch beyond the steps of the plan, and beyond a cheaper one that could be in it. */
const beyond = (assistant: ChosenStep, plan: readonly ChosenStep[], isFull: boolean) =>
  assistant.closes.map(({ stream, perMonth, gross }) => {
    const taken =
      plan.flatMap((step) => step.closes).find((closed) => closed.stream === stream)?.perMonth ?? 0;
    const none = isFull && inCustomers(streamById.get(stream)!);
    return { stream, gross, perMonth: none ? 0 : Math.max(0, Math.min(gross - taken, perMonth)) };
  });

/** The assistant of a plan that pays for the line: a second one on it costs next to nothing more. */
export const payerOf = (plan: readonly ChosenStep[]): ChosenStep | undefined =>
  plan.filter(({ step }) => step.kind === "assistant").toSorted((a, b) => b.costPerMonth - a.costPerMonth)[0];

/** What is lost beside the plan in the unit that counts, as somebody would count it: hours as they are spent, no-shows before any of them is filled again. */
const lostOf = (
  unitKind: Kind,
  assistant: ChosenStep,
  plan: readonly ChosenStep[],
  flowing: readonly FlowingStream[],
  used: Record<string, UsedAssumption>,
): number =>
  flowing
    .filter(
      ({ stream }) =>
        kindOf(stream) === unitKind && assistant.closes.some((closed) => closed.stream === stream.id),
    )
    .reduce((sum, { stream, amount, factors }) => {
      const kept = ["usableShare", "emptyShare"].find((id) => factors.includes(id));
      const share = kept ? used[kept]!.value / 100 : 1;
      const taken = plan
        .flatMap((step) => (step.step === assistant.step ? [] : step.closes))
        .reduce((all, closed) => (closed.stream === stream.id ? all + closed.share : all), 0);
      return share > 0 ? sum + (amount * Math.max(0, 1 - taken)) / share : sum;
    }, 0);

/** The one bar for an assistant: so many lost, of which it wins the same share, at the same worth, for the same price. */
const barOf = ({ times, each, price }: Pick<BreakEven, "times" | "each" | "price">, lost: number) =>
  Number.isFinite(times) && lost > 0
    ? { lost, bar: lost * times, share: price / (each * lost * times) }
    : { lost, bar: 0, share: 0 };

/** What it would leave beside the plan, after its price and the time it takes. */
const addsOf = (
  assistant: ChosenStep,
  won: readonly Pick<Closed, "stream" | "perMonth">[],
  price: number,
): Range => {
  const ends = assistant.closes.map(({ stream, perMonth, range }) => {
    const part = perMonth > 0 ? won.find((one) => one.stream === stream)!.perMonth / perMonth : 0;
    return { low: part * range.low, likely: part * range.likely, high: part * range.high };
  });
  const all = sumOf(ends);
  return { low: toTen(all.low - price), likely: toTen(all.likely - price), high: toTen(all.high - price) };
};

export const breakEvenOf = (
  s: Situation,
  plan: readonly ChosenStep[],
  candidates: readonly Candidate[],
  flowing: readonly FlowingStream[],
  used: Record<string, UsedAssumption>,
  waiting?: ChosenStep,
): BreakEven => {
  const paid = payerOf(plan);
  const assistant =
    paid ??
    waiting ??
    candidates.filter(({ step }) => step.kind === "assistant").sort((a, b) => winning(b) - winning(a))[0]
      ?.chosen;
  if (assistant) {
    const price = assistant.costPerMonth + assistant.ownPerMonth;
    const won = beyond(assistant, plan, fillsRoom(plan, s, used));
    const units = inUnits(price, paid?.closes ?? won, s, used);
    return {
      ...units,
      ...(assistant === waiting
        ? {
            apart: {
              adds: addsOf(assistant, won, price),
              counts: assistant.uncounted === true && isForMissed(assistant),
            },
          }
        : {}),
      ...barOf(units, lostOf(units.unitKind, assistant, plan, flowing, used)),
      own: assistant.ownPerMonth,
      handled: assistant.handled,
      connections: assistant.step.connections ?? 0,
      step: assistant.step,
    };
  }
  const first = flowing.find(({ stream }) => stream.kind === "lost") ?? flowing[0];
  const none = first ? [{ stream: first.stream.id, perMonth: 0, gross: 0 }] : [];
  return {
    ...inUnits(prices.from, none, s, used),
    own: 0,
    handled: 0,
    connections: 0,
    lost: 0,
    bar: 0,
    share: 0,
  };
};

/** Below this, in dollars a month, cheaper fixes are no plan either, before anybody has counted. */
const SMALL = 10;

/** Whoever is not at ease with tools, or sees no worth in being answered for, tries it first. */
const isWilling = ({ comfort, clone }: Situation): boolean => comfort >= 1 && clone >= 1;

/** Our own guess reaches the bar: else nothing is counted for an assistant, and it is not spoken of. */
const reaches = (breakEven: BreakEven): boolean =>
  ["passed", "reached"].includes(standing(barFigures(breakEven)));

/** `pays` never stands where the expected catch lies below the break-even. */
export const verdictOf = (
  s: Situation,
  plan: readonly ChosenStep[],
  breakEven: BreakEven,
  blocked: boolean,
): VerdictId => {
  if (blocked) return "not-yet";
  const paid = payerOf(plan);
  if (!paid) {
    const worth = plan.reduce((sum, step) => sum + leaves(step), 0);
    return plan.length === 0 || (worth < SMALL && !s.missedKnown)
      ? "not-yet"
      : breakEven.apart && reaches(breakEven)
        ? breakEven.expected > breakEven.needed && breakEven.apart.adds.low >= 0 && isWilling(s)
          ? "pays"
          : "start-small"
        : "cheaper-fix";
  }
  // As many as are needed, in whole ones, is a thing to try.
  return breakEven.expected > breakEven.needed && !losesAtLow(paid) && isWilling(s) ? "pays" : "start-small";
};
