import { capital } from "../../content/capital.ts";
import { whatFor } from "../../content/report/goals.ts";
import { findsOf, foundBeside } from "../../content/report/steps/where-costs-hide.ts";
import { BESIDE_GUESSED, guessClause, type Guessed, oneOf } from "../../content/report/gains.ts";
import { bringsOf, eventOf } from "../../content/report/lever-of.ts";
import { nth, ofVisits } from "../../content/report/words.ts";
import { leaves } from "./choose.ts";
import { dearestOf } from "./dearest.ts";
import { guessedOf } from "./goal-gain.ts";
import {
  type BesideLine,
  besideLines,
  bringsMoney,
  lineFigures,
  type PlanLine,
  planLines,
  type PlanRow,
  tenths,
  uncounted,
  isRepaid,
} from "./plan-lines.ts";
import { inTens, toTen, toTwo } from "./rounding.ts";
import type { Figure, Report } from "./report.ts";
import { habitOf, rateOf, type Sums, theirHours, whoseHours } from "./step-hours.ts";
import { stayingOf, takenBack } from "./taken-back.ts";
import { OFTEN, paysFigures, paysOf } from "./trade-pays.ts";

type Planning = Sums & Pick<Report, "steps">;

/** The step of which we guess what it brings. */
export const guessedStep = ({ steps, situation }: Pick<Report, "steps" | "situation">) =>
  guessedOf(steps, situation);
/** What is guessed of the step for the goal, after what its hours cost. */
const goalNet = (r: Planning, lines: readonly PlanLine[]): Record<string, Figure> => {
  const gain = r.figures["goal.gain"]?.value;
  const line = lines.find(({ step }) => step === guessedStep(r));
  return gain === undefined || !line
    ? {}
    : {
        "goal.cost": { value: toTwo(line.time), unit: "money" },
        "goal.net": { value: line.left.likely, unit: "money" },
      };
};
/** By our guess it brings more than its hours cost. */
export const earnsByGuess = ({ figures }: Pick<Report, "figures">): boolean =>
  (figures["goal.net"]?.value ?? 0) > 0;

const sumBy = <T>(all: readonly T[], value: (one: T) => number): number =>
  all.reduce((sum, one) => sum + value(one), 0);
/** What of a line is our guess, after its hours where nothing else of it was counted. */
const guessIn = ({ counted, guess, left }: PlanRow): number =>
  guess.likely <= 0 ? 0 : counted.likely > 0 ? inTens(guess.likely) : left.likely;
/** What is guessed of it are hours, and no money. */
const isTimed = ({ step: { step } }: PlanLine, { streams }: Pick<Report, "streams">): boolean => {
  const its = streams.filter(({ stream }) => step.closes[stream.id] !== undefined);
  return step.id === "day-anew" || (its.length > 0 && its.every(({ stream }) => stream.kind === "time"));
};

/** Of what the plan brings: what it takes back of what is lost, and what comes on top. */
const lostFigures = (
  r: Planning,
  steps: readonly PlanLine[],
  beside: readonly BesideLine[],
  brings: number,
): Record<string, Figure> => {
  const lost = r.figures["lost"]!.value;
  const taken = takenBack(r, steps, beside);
  const back = Math.min(
    lost,
    sumBy(taken, ({ perMonth }) => perMonth),
  );
  const money = (value: number): Figure => ({ value: Math.max(0, inTens(value)), unit: "money" });
  return {
    "lost.back": money(back),
    "lost.top": { value: Math.max(0, brings - inTens(back)), unit: "money" },
    "lost.stays": money(lost - back),
    ...Object.fromEntries(
      [...stayingOf(r.streams, taken)].flatMap(([id, stays]) => [
        [`stays.${id}`, money(stays)],
        [`back.${id}`, money(sumBy(taken, (one) => (one.stream === id ? one.perMonth : 0)))],
      ]),
    ),
  };
};

/** Calling back leaves nothing by whoever is new: how many of those who are customers already must stay for it to pay. */
const keptFigures = (r: Planning, beside: readonly BesideLine[]): Record<string, Figure> => {
  const along = beside.find(({ id, left }) => id === "along" && left.likely <= 0);
  const year = r.figures["lever.year"]!.value;
  const { once, mourning } = r.situation.trade;
  return along && year > 0 && !once && !mourning
    ? { "along.pays": { value: Math.ceil((MONTHS * along.time) / year), unit: "count" } }
    : {};
};
const MONTHS = 12;

/** What the plan leaves: all that its steps bring, counted or guessed, after all that they cost and take. */
const totals = (
  r: Planning,
  steps: readonly PlanLine[],
  beside: readonly BesideLine[],
): Record<string, Figure> => {
  const lines: readonly PlanRow[] = [...steps, ...beside];
  const money = (value: number): Figure => ({ value, unit: "money" });
  const value = (id: string) => r.figures[id]!.value;
  const [all, low, high] = (["likely", "low", "high"] as const).map((end) =>
    sumBy(lines, ({ left }) => left[end]),
  ) as [number, number, number];
  const own = sumBy(lines, ({ time }) => time);
  const off = own - value("own.cost");
  const outlay = value("cost") + own;
  const guess = Math.max(0, sumBy(lines, guessIn));
  const freed = sumBy(
    steps.filter((line) => isTimed(line, r)),
    ({ guess: { likely } }) => likely,
  );
  const time = inTens(value("left.time") - off + freed);
  return {
    all: money(all),
    "all.low": money(low),
    "all.high": money(high),
    "all.freed": money(inTens(freed)),
    "all.time": money(time),
    // With the hours off it the two add up as they are printed.
    "all.cash": money(all - time),
    "all.hours": {
      value: Math.max(0, Math.round(value("plan.hours") + (freed - off) / r.assumptions["hourCost"]!.value)),
      unit: "hours",
    },
    "all.guess": money(guess),
    "all.rest": money(all - guess),
    "all.outlay": money(outlay),
    "all.own": money(own),
    ...lostFigures(r, steps, beside, all + outlay),
    ...keptFigures(r, beside),
    // Whoever subtracts in the table with both comes to what is printed.
    brings: money(all + outlay),
    "brings.low": money(low + outlay),
    "brings.high": money(high + outlay),
    ...(low < 0 ? { "all.loss": money(-low) } : {}),
  };
};

const hours = (value: number): Figure => ({ value: tenths(value), unit: "hours" });
/** All hours a month that the steps take, and those of them that no sum counts, with what they come to. */
export const hoursInAll = (r: Planning): Record<string, Figure> => {
  const lines = planLines(r);
  const others = besideLines(r);
  const othersHours = sumBy(others, ({ hours: its }) => its);
  const own = r.steps.filter((step) => !isRepaid(step, r.situation));
  const known = own.reduce((sum, { ownHours, besides: more = 0 }) => sum + ownHours + more, 0) + othersHours;
  const habits = own.map((step) => habitOf(step, r).hours);
  const byCommission = theirHours(r.steps);
  const beside = r.steps.reduce((sum, step) => sum + uncounted(step, r), 0) + othersHours;
  const setup = r.steps.reduce((sum, { setupHours }) => sum + setupHours, 0);
  const hourCost = r.assumptions["hourCost"]!.value;
  const left = r.figures.left!.value;
  const all = known + habits.reduce((sum, habit) => sum + habit, 0);
  const who = r.steps.map((step) => (uncounted(step, r) > 0 ? whoseHours(step) : "")).find(Boolean) ?? "";
  const theirs = r.steps.reduce((sum, step) => (whoseHours(step) ? sum + uncounted(step, r) : sum), 0);
  const besideCost =
    5 *
    Math.round((hours(beside - theirs).value * hourCost + hours(theirs).value * rateOf(who, hourCost)) / 5);
  const goal = goalNet(r, lines);
  // What insures a business is not there to be earned back.
  const page = r.steps.reduce(
    (sum, { step, setupHours }) => (step.id === "absence-page" ? sum + setupHours : sum),
    0,
  );
  const after = totals(r, lines, others);
  return {
    ...after,
    ...lineFigures(lines, others),
    payback: {
      value: after.all!.value > 0 && 2 * page < setup ? Math.ceil((setup * hourCost) / after.all!.value) : 0,
      unit: "count",
    },
    // The same without what insures it.
    "payback.rest": {
      value:
        after.all!.value > 0 && setup > page ? Math.ceil(((setup - page) * hourCost) / after.all!.value) : 0,
      unit: "count",
    },
    ...(setup === r.figures.setupHours!.value
      ? {}
      : {
          setupHours: { value: setup, unit: "hours" as const },
          "setup.cost": { value: toTwo(setup * hourCost), unit: "money" as const },
          ...Object.fromEntries(
            r.steps.map(({ step, setupHours }) => [
              `p.${step.id}.hours`,
              { value: setupHours, unit: "hours" as const },
            ]),
          ),
        }),
    ...paysFigures(r, all, hourCost),
    // So many months one of the dearest pays for.
    ...(left > 0 && besideCost >= left && dearestOf(r) !== ""
      ? {
          "own.pays": {
            value: Math.floor(r.figures["lever.year"]!.value / Math.max(1, besideCost - left)),
            unit: "count" as const,
          },
        }
      : {}),
    ...goal,
    ...Object.fromEntries(
      lines.flatMap(({ step: { step }, guess, left }) =>
        guess.likely > 0 && r.figures[`gain.${step.id}`]
          ? [[`gain.${step.id}.net`, { value: left.likely, unit: "money" as const }]]
          : [],
      ),
    ),
    // What is left where the first step is done already.
    "skip.left": {
      value: r.steps[0] ? inTens(after.all!.value - Math.max(0, leaves(r.steps[0]))) : 0,
      unit: "money",
    },
    // Of examples alone nobody reads more than two digits.
    "all.about": { value: toTen(after.all!.value), unit: "money" },
    ...(who
      ? { "own.theirs": hours(theirs), "own.bills": { value: rateOf(who, hourCost), unit: "money" as const } }
      : {}),
    ...(page > 0 ? { "setup.page": { value: page, unit: "hours" as const } } : {}),
    ...Object.fromEntries(
      r.steps.flatMap((step) => {
        const cost = 12 * lines.find((line) => line.step === step)!.time;
        const years = cost > 0 ? Math.floor(r.figures["lever.year"]!.value / cost) : 0;
        const figure = (id: string, value: number) =>
          [`p.${step.step.id}.${id}`, { value, unit: "count" as const }] as const;
        return years > 0 ? [figure("pays.years", years)] : [];
      }),
    ),
    ...(byCommission > 0
      ? { "own.commission": hours(byCommission * Math.max(1, r.situation.people ?? 1)) }
      : {}),
    "own.all": hours(all),
    "own.steps": hours(known),
    "own.beside": hours(beside),
    "own.beside.cost": { value: besideCost, unit: "money" },
    ...Object.fromEntries(
      r.steps.flatMap((step, i) => {
        const told = step.ownHours + (step.besides ?? 0) + habits[i]!;
        const minutes: Figure = { value: 5 * Math.round((told * 60) / 5), unit: "minutes" };
        return habits[i]! > 0
          ? [
              [`p.${step.step.id}.own.told`, hours(told)],
              [`p.${step.step.id}.own.minutes`, minutes],
            ]
          : [];
      }),
    ),
  };
};

/** The steps whose hours no sum holds, by their places in the plan. */
const besideAt = (r: Report) =>
  r.steps.flatMap((step, i) => (uncounted(step, r) > 0 ? [{ step, name: nth(i + 1) }] : []));
/** What pays for the plan by the trade's own words. */
export const ownPays = (r: Report): string =>
  besideAt(r)
    .map(({ step }) => paysOf(step.step, r.situation.trade))
    .find(Boolean) ?? "";
/** What pays for the plan by the trade's own words, multiplied out. */
const multiplied = (r: Report): string =>
  `${ownPays(r)}, {pays.sum}${r.figures["pays.weeks"] ? `, and one every {pays.weeks} weeks pays for the hours of all steps` : ""}`;
/** The same beside the step itself. */
export const paysInShort = (own: string, figures: Report["figures"]): string =>
  figures["pays.sum"] ? `${own}, {pays.sum}` : own;
/** What an absence costs a week, in what is billed. */
const A_WEEK = "; a week without ";
const PUT_IN = / at [a-z -]+ each \(put in your own\)/;
/** What the first step is worth in the owner's own unit, before the sum of all. */
export const leadOf = ({ steps: [first], situation: s }: Pick<Report, "steps" | "situation">): string => {
  const { trade } = s;
  const week = first?.step.id === "absence-page" ? (first.step.gain?.(s, trade, () => false) ?? "") : "";
  if (week.includes(A_WEEK))
    return `${capital(week.slice(week.indexOf(A_WEEK) + 2).replace(PUT_IN, " by our example"))}, and step one is the insurance for that week; the other steps earn the money.`;
  return first?.step.id === "where-costs-hide" && findsOf(trade) === "jobs"
    ? `${capital(foundBeside(trade))}, and step one looks for three: $6,000 a year, if those machines have other work.`
    : "";
};
/** More than so many months are as good as always. */
const A_YEAR = 12;
/** How often one of the dearest has to come for the plan to pay; empty where no single one is worth so much. */
const paysWith = ({ figures, situation: s }: Report): string => {
  const months = figures["own.pays"]?.value ?? 0;
  return months < OFTEN
    ? ""
    : `one more ${s.trade.newOne} leaves about {lever.year}, and ${months > A_YEAR ? "one in a year is more than all of it costs" : "one every {own.pays} months pays for it"}`;
};
/** The plan brings no more than it costs and takes: no sum stands over it. */
export const isOutweighed = ({ figures }: Pick<Report, "figures">): boolean => figures["all"]!.value <= 0;

/** The steps of whose worth we guess a part, each with what it is to bring for that. */
const guessesOf = (r: Report): Guessed[] =>
  planLines(r).flatMap((line, i): Guessed[] => {
    const { step, guess } = line;
    if (guess.likely <= 0 || guessIn(line) <= 0) return [];
    const more = r.figures[`gain.${step.step.id}.more`]?.value ?? 0;
    const ones = oneOf(
      r.situation.trade,
      bringsOf(step.step, r.situation) ?? (r.figures["goal.yes"] && step.step.lever ? "again" : undefined),
      {
        event: eventOf(step.step, r.situation) ?? "",
        stays:
          bringsOf(step.step, r.situation) === "stay" ||
          (step.step.praised === true && ofVisits(r.situation.trade)),
      },
    );
    return [
      {
        at: nth(i + 1),
        what:
          step.step.id === "where-costs-hide"
            ? "finds three such parts"
            : more > 0
              ? `brings ${more === 1 ? ones.one : `the {gain.${step.step.id}.more} ${ones.many}${ones.many.endsWith(" a year") ? "" : " a year"}`} that we guess`
              : "",
      },
    ];
  });
/** What else of it is our guess: what is done beside the steps. */
const besideGuesses = (r: Report): string[] =>
  besideLines(r).flatMap((line) => (guessIn(line) > 0 ? [BESIDE_GUESSED[line.id]] : []));
/** What of the sum is our guess: a clause behind it, or, where it is most of it, what is counted before it. */
export const guessOfSum = (r: Report, known: boolean): ReturnType<typeof guessClause> =>
  guessClause(guessesOf(r), besideGuesses(r), {
    all: r.figures["all"]!.value,
    guess: r.figures["all.guess"]!.value,
    rest: r.figures["all.rest"]!.value,
    known,
  });

/** Of a plan whose hours cost more than it brings: what pays for them comes first. */
export const outweighedWords = (r: Report): string => {
  const takes = "The steps take about {own.all} hours of your time a month";
  const pays = ownPays(r) ? multiplied(r) : paysWith(r);
  return pays
    ? `${capital(pays)}. ${takes}.`
    : `${takes}; ${whatFor(r.situation, besideAt(r).length === 1)}.`;
};
/** Whether any step brings money. */
export const hasMoney = (r: Planning): boolean => [...planLines(r), ...besideLines(r)].some(bringsMoney);
