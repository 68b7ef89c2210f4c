import { capital } from "../../content/capital.ts";
import { whatFor } from "../../content/report/goals.ts";
import { findsOf, foundBeside } from "../../content/report/steps/where-costs-hide.ts";
import { oneOf, paysWhen } from "../../content/report/gains.ts";
import { bringsOf, eventOf } from "../../content/report/lever-of.ts";
import { listed, nth, ofVisits } from "../../content/report/words.ts";
import { leaves } from "./choose.ts";
import { dearestOf } from "./dearest.ts";
import { guessedOf } from "./goal-gain.ts";
import { inTens, toTen, toTwo } from "./rounding.ts";
import type { ChosenStep, Figure, Report } from "./report.ts";
import { inCustomers } from "./streams.ts";
import { habitOf, rateOf, type Sums, whoseHours } from "./step-hours.ts";
import { OFTEN, paysFigures, paysOf } from "./trade-pays.ts";

/** Hours a month of a step that no sum takes off. */
const uncounted = (step: Report["steps"][number], r: Sums): number =>
  (step.besides ?? 0) +
  habitOf(step, r).hours +
  (step.ownPerMonth > 0 ? 0 : step.ownHours) +
  (step.along?.hours ?? 0);

/** The step of which we guess what it brings. */
export const guessedStep = ({ steps, situation }: Pick<Report, "steps" | "situation">) =>
  guessedOf(steps, situation);
/** What a step of which we guess what it brings costs in hours. */
const guessedCost = (step: Report["steps"][number], r: Sums & Pick<Report, "steps">): number =>
  toTen(uncounted(step, r) * rateOf(whoseHours(step), r.assumptions["hourCost"]!.value));
/** The steps of which we guess what they bring, each with its ends and what its hours cost: they are in the sum as all else is. */
const guessesOf = (r: Sums & Pick<Report, "steps" | "figures">) =>
  r.steps.flatMap((step) => {
    const id = `gain.${step.step.id}`;
    const value = (end: string) => r.figures[`${id}${end}`]?.value ?? 0;
    const likely = value("");
    return likely > 0
      ? [{ step, low: value(".low"), likely, high: value(".high"), cost: guessedCost(step, r) }]
      : [];
  });
/** What is guessed of the step for the goal, after what its hours cost. */
const goalNet = (r: Sums & Pick<Report, "steps" | "figures">): Record<string, Figure> => {
  const gain = r.figures["goal.gain"]?.value;
  const step = guessedStep(r);
  if (gain === undefined || !step) return {};
  const cost = guessedCost(step, r);
  return {
    "goal.cost": { value: toTwo(cost), unit: "money" },
    "goal.net": { value: inTens(gain - cost), unit: "money" },
  };
};
/** The same of each step of which we guess what it brings. */
const nets = (r: Sums & Pick<Report, "steps" | "figures">): Record<string, Figure> =>
  Object.fromEntries(
    guessesOf(r).map(({ step, likely, cost }) => [
      `gain.${step.step.id}.net`,
      { value: inTens(likely - cost), unit: "money" as const },
    ]),
  );
/** By our guess it brings more than its hours cost. */
export const earnsByGuess = ({ figures }: Pick<Report, "figures">): boolean =>
  (figures["goal.net"]?.value ?? 0) > 0 && !isApart({ figures });

/** What the plan leaves after all hours that it takes, those of the steps without a sum too, with what we guess of others. */
const afterAll = (r: Sums & Pick<Report, "steps" | "figures">, cost: number): Record<string, Figure> => {
  const value = (id: string) => r.figures[id]!.value;
  // In tens, as all else in one table with it.
  const guesses = guessesOf(r);
  // As each is printed with its step.
  const net = guesses.reduce((sum, one) => sum + inTens(one.likely - one.cost), 0);
  const gross = guesses.reduce((sum, one) => sum + one.likely, 0);
  const whole = value("left") + gross - toTen(cost);
  // A guess that is most of a sum, or no more than its hours, carries none: it is told beside it, with the hours that it takes.
  const apart = guesses.length > 0 && (net <= 0 || 2 * net > whole);
  const gains = apart ? [] : guesses;
  const off = apart
    ? Math.max(0, toTen(cost) - guesses.reduce((sum, one) => sum + one.cost, 0))
    : toTen(cost);
  const gain = (end: "low" | "likely" | "high") => gains.reduce((sum, one) => sum + one[end], 0);
  const money = (dollars: number): Figure => ({ value: inTens(dollars), unit: "money" });
  const [all, low, high] = (["likely", "low", "high"] as const).map((end) =>
    money(value(end === "likely" ? "left" : `left.${end}`) + gain(end) - off),
  );
  const time = money(value("left.time") - off);
  const outlay = value("outlay") + off;
  return {
    all: all!,
    "all.low": low!,
    "all.high": high!,
    "all.time": time,
    // With the hours off it the two add up as they are printed.
    "all.cash":
      time.value > 0 ? money(all!.value - time.value) : { value: all!.value - time.value, unit: "money" },
    "all.owed": { value: -time.value, unit: "money" },
    "all.hours": {
      value: Math.max(0, Math.round(value("plan.hours") - off / r.assumptions["hourCost"]!.value)),
      unit: "hours",
    },
    "all.off": { value: off, unit: "money" },
    "all.guess": money(apart ? 0 : net),
    "all.apart": money(apart ? toTen(cost) - off : 0),
    "all.apart.hours": hours(apart ? guesses.reduce((sum, { step }) => sum + uncounted(step, r), 0) : 0),
    "all.apart.steps": { value: apart ? guesses.length : 0, unit: "count" },
    "all.outlay": { value: outlay, unit: "money" },
    "all.own": { value: outlay - value("cost"), unit: "money" },
    // Whoever subtracts in the table with both comes to what is printed.
    ...Object.fromEntries(
      Object.entries({ brings: all!, "brings.low": low!, "brings.high": high! }).map(([id, kept]) => [
        id,
        { value: kept.value + outlay, unit: "money" as const },
      ]),
    ),
    ...(low!.value < 0 ? { "all.loss": { value: -low!.value, unit: "money" as const } } : {}),
  };
};

const hours = (value: number): Figure => ({ value: Math.round(value * 10) / 10, unit: "hours" });
/** Fewer hours than this in no sum are not worth a sentence. */
const LEAST_BESIDE = 0.5;
/** Of what a step without a sum is about one is won in so many years, by the line at the back; 0 where none is told. */
const comesIn = ({ step }: ChosenStep, { streams }: Pick<Report, "streams">): number => {
  const aYear = streams
    .filter(({ stream }) => stream.id in step.closes && inCustomers(stream))
    .reduce((sum, { amount }) => sum + A_YEAR * amount, 0);
  return aYear > 0 ? Math.round(1 / aYear) : 0;
};
/** All hours a month that the steps take, and those of them that no sum counts, with what they come to. */
export const hoursInAll = (r: Sums & Pick<Report, "steps" | "figures">): Record<string, Figure> => {
  const known = r.steps.reduce(
    (sum, { ownHours, besides: beside = 0, along }) => sum + ownHours + beside + (along?.hours ?? 0),
    0,
  );
  const habits = r.steps.map((step) => habitOf(step, r).hours);
  const beside = r.steps.reduce((sum, step) => sum + uncounted(step, r), 0);
  const setup = r.steps.reduce((sum, { setupHours }) => sum + setupHours, 0);
  const hourCost = r.assumptions["hourCost"]!.value;
  const left = r.figures.left!.value;
  const all = known + habits.reduce((sum, habit) => sum + habit, 0);
  const who = r.steps.map((step) => (uncounted(step, r) > 0 ? whoseHours(step) : "")).find(Boolean) ?? "";
  const theirs = r.steps.reduce((sum, step) => (whoseHours(step) ? sum + uncounted(step, r) : sum), 0);
  const besideCost =
    5 *
    Math.round((hours(beside - theirs).value * hourCost + hours(theirs).value * rateOf(who, hourCost)) / 5);
  const goal = goalNet(r);
  // What insures a business is not there to be earned back.
  const page = r.steps.reduce(
    (sum, { step, setupHours }) => (step.id === "absence-page" ? sum + setupHours : sum),
    0,
  );
  const after = afterAll(r, besideCost);
  return {
    ...after,
    payback: {
      value: after.all!.value > 0 && 2 * page < setup ? Math.ceil((setup * hourCost) / after.all!.value) : 0,
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
    ...nets(r),
    ...whenItPays(r),
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
        const cost = 12 * guessedCost(step, r);
        const years = cost > 0 ? Math.floor(r.figures["lever.year"]!.value / cost) : 0;
        const comes = comesIn(step, r);
        const figure = (id: string, value: number) =>
          [`p.${step.step.id}.${id}`, { value, unit: "count" as const }] as const;
        return years > 0
          ? [figure("pays.years", years), ...(comes > years ? [figure("comes.years", comes)] : [])]
          : [];
      }),
    ),
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
/** What the first step is worth in the owner's own unit, where no sum stands over it. */
export const leadOf = ({ steps: [first], situation: s }: Pick<Report, "steps" | "situation">): string => {
  const { trade } = s;
  const week = first?.step.id === "absence-page" ? (first.step.gain?.(s, trade, () => false) ?? "") : "";
  if (week.includes(A_WEEK))
    return `${capital(week.slice(week.indexOf(A_WEEK) + 2).replace(PUT_IN, " by our example"))}, and step one is for that week.`;
  return first?.step.id === "where-costs-hide" && findsOf(trade) === "jobs"
    ? `${capital(foundBeside(trade))}, and step one looks for three: $6,000 a year.`
    : "";
};
/** So few dollars a month beside what leads are about what they take. */
const ABOUT_EVEN = 150;
/** Beside what leads, the other steps bring about what their hours cost, or what nobody counted. */
export const isEvenBeside = (r: Report, guessed: boolean): boolean =>
  leadOf(r) !== "" &&
  (r.figures.left!.value <= 0 || isOutweighed(r) || (guessed && r.figures.all!.value < ABOUT_EVEN));
export const EVEN_BESIDE = "The other steps about pay for their hours.";
/** The same on the first page, where its verdict does not say what pays for it. */
export const leadBeside = (r: Report): string =>
  leadOf(r) ||
  (ownPays(r) && !r.situation.plain && !r.verdict.text.includes("{pays.sum}")
    ? `${capital(multiplied(r))}.`
    : "");
/** More than so many months are as good as always. */
const A_YEAR = 12;
/** How often one of the dearest has to come for the plan to pay; empty where no single one is worth so much. */
const paysWith = ({ figures, situation: s }: Report): string => {
  const months = figures["own.pays"]?.value ?? 0;
  return months < OFTEN
    ? ""
    : `one more ${s.trade.newOne} leaves about {lever.year}, and ${months > A_YEAR ? "one in a year is more than all of it costs" : "one every {own.pays} months pays for it"}`;
};
/** The steps without a sum cost more than all the others leave and than what we guess of them: no sum stands over such a plan. */
export const isOutweighed = (r: Report): boolean => {
  const [beside, all, left] = ["own.beside", "all", "left"].map((id) => r.figures[id]!.value);
  return beside! >= LEAST_BESIDE && left! > 0 && r.headline.likely > 0 && all! <= 0;
};

/** Of a plan whose steps without a sum cost more than the others leave: when it pays. */
export const outweighedBy = (r: Report): string => (isOutweighed(r) ? outweighedWords(r) : "");
/** A plan that has a sum. */
const hasSum = (r: Report): boolean => r.figures.left!.value > 0 && r.headline.likely > 0;
/** Our guess of a step is most of what the plan would leave: it stands beside the sum. */
export const isApart = ({ figures }: Pick<Report, "figures">): boolean =>
  (figures["all.apart.steps"]?.value ?? 0) > 0;
/** Which steps those are. */
export const apartIn = (r: Report): string => {
  const at = guessesOf(r).map(({ step }) => nth(r.steps.indexOf(step) + 1));
  return `${at.length === 1 ? "step" : "steps"} ${listed(at)}`;
};
/** When it pays, of one; of several each says it itself. */
const onTop = (r: Report, name: string): string => {
  const guesses = guessesOf(r);
  const pays = guesses.length === 1 ? payingOf(guesses[0]!.step, r) : "";
  const one = guesses.length === 1;
  return `${capital(name)} ${one ? "isn't" : "aren't"} in it, neither ${one ? "its" : "their"} hours nor what ${one ? "it brings" : "they bring"}${pays ? `: ${pays}` : "; each says when it pays"}.`;
};
/** When a step pays that has no sum, since our guess of it would be most of the plan's. */
export const payingOf = (
  { step }: Pick<ChosenStep, "step">,
  { situation: s, figures }: Pick<Report, "situation" | "figures">,
): string => {
  const value = (part: string) => figures[`gain.${step.id}.${part}`]?.value ?? 0;
  const [months, needs] = [value("months"), value("needs")];
  if (value("each") <= 0) return "";
  const ones = oneOf(
    s.trade,
    bringsOf(step, s) ?? (figures["goal.yes"] && step.lever ? "again" : undefined),
    {
      event: eventOf(step, s) ?? "",
      stays: bringsOf(step, s) === "stay" || (step.praised === true && ofVisits(s.trade)),
    },
  );
  // Whose hours cost nothing needs none to pay for them.
  return months === 0 && needs === 0
    ? `${ones.one} leaves about {gain.${step.id}.each}`
    : paysWhen(ones, step.id, {
        months,
        needs,
        more: value("more"),
        enough: (value("more") * value("each")) / A_YEAR >= value("cost"),
      });
};
/** What of the sum is our guess of a step, after its hours; or that it stands beside it. Empty where a plan has no sum. */
export const guessWords = (r: Report): string => {
  const at = guessesOf(r);
  if (!hasSum(r) || isOutweighed(r) || at.length === 0) return "";
  const name = apartIn(r);
  return isApart(r)
    ? onTop(r, name)
    : (r.figures["all.guess"]?.value ?? 0) > 0
      ? `About {all.guess} of it is our guess of what ${name} ${at.length === 1 ? "leaves after its" : "leave after their"} hours.`
      : "";
};
/** The same, with whose hours are in the sum without what they are worth. */
export const besideWords = (r: Report): string => {
  if (!hasSum(r) || r.questions.some(({ question }) => question.blocks)) return "";
  if (isEvenBeside(r, false)) return "";
  if (isOutweighed(r)) return outweighedWords(r);
  const guessed = guessesOf(r).map(({ step }) => step);
  const silent = besideAt(r).filter(
    ({ step }) => step.closes.length === 0 && !step.unsummed && !guessed.includes(step),
  );
  return [
    guessWords(r),
    silent.length > 0 && r.figures["all.off"]!.value > 0
      ? `The hours of ${silent.length === 1 ? "step" : "steps"} ${listed(silent.map(({ name }) => name))} are taken off as well.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
};
/** When a step pays of which we guess what it brings, in its own unit: how often one is needed for its hours. */
const whenItPays = (r: Sums & Pick<Report, "steps" | "figures">): Record<string, Figure> =>
  Object.fromEntries(
    guessesOf(r).flatMap(({ step, cost }) => {
      const id = `gain.${step.step.id}`;
      const each = r.figures[`${id}.each`]?.value ?? 0;
      const pays = cost > 0 && each > 0;
      return [
        [`${id}.cost`, { value: toTwo(cost), unit: "money" as const }],
        [
          `${id}.months`,
          { value: pays && each >= cost ? Math.floor(each / cost) : 0, unit: "count" as const },
        ],
        [
          `${id}.needs`,
          { value: pays && each < cost ? Math.ceil((A_YEAR * cost) / each) : 0, unit: "count" as const },
        ],
      ];
    }),
  );

/** Of a plan whose hours cost more than its counted part leaves: what pays for them comes first. */
export const outweighedWords = (r: Report): string => {
  const takes = "The steps take about {own.all} hours of your time a month";
  const pays = ownPays(r) ? multiplied(r) : paysWith(r);
  return pays
    ? `${capital(pays)}. ${takes}.`
    : `${takes}; ${whatFor(r.situation, besideAt(r).length === 1)}.`;
};
