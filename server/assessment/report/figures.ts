import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import { ASSUMPTIONS, type AssumptionId, type Assumptions, type Unit } from "./assumptions.ts";
import { industryOf } from "./industry/knowledge.ts";

/** Numbers computed from the assumptions. */
export const COMPUTED_FIGURE_IDS = [
  "missedPerWeek",
  "readyPerWeek",
  "lostPerWeek",
  "lostPerMonth",
  "missedCostMonth",
  "repeatedHoursWeek",
  "repeatedHoursMonth",
  "repeatedCostMonth",
  "totalMonth",
  "totalYear",
  "reachMissedMonth",
  "reachRepeatedMonth",
  "reachMonth",
  "hoursBackMonth",
] as const;
export type ComputedFigureId = (typeof COMPUTED_FIGURE_IDS)[number];

/** Phrases and sentences that must change with the numbers they speak of. */
export const STATEMENT_IDS = ["lostInWords", "hoursInWords", "larger", "balance", "breakEven"] as const;
export type StatementId = (typeof STATEMENT_IDS)[number];

/** Weeks in a month as the report prints it, so that each sum can be checked with a pocket calculator. */
export const WEEKS_PER_MONTH = 4.33;

const cents = (n: number) => Math.round((n + Number.EPSILON) * 100) / 100;

/**
 * The model of what missed contacts and repeated work cost. Every step is rounded as it is printed
 * (counts and hours to two places, money to the dollar) and the next step starts from the printed value.
 */
export const computeFigures = (a: Assumptions): Record<ComputedFigureId, number> => {
  const missedPerWeek = cents((a.contactsPerWeek * a.missedShare) / 100);
  const readyPerWeek = cents((missedPerWeek * a.readyShare) / 100);
  const lostPerWeek = cents((readyPerWeek * a.goneShare) / 100);
  const lostPerMonth = cents(lostPerWeek * WEEKS_PER_MONTH);
  const missedCostMonth = Math.round(lostPerMonth * a.customerValue);
  const repeatedHoursWeek = cents((a.tasksPerWeek * a.minutesPerTask) / 60);
  const repeatedHoursMonth = cents(repeatedHoursWeek * WEEKS_PER_MONTH);
  const repeatedCostMonth = Math.round(repeatedHoursMonth * a.hourlyCost);
  const totalMonth = missedCostMonth + repeatedCostMonth;
  const reachMissedMonth = Math.round((missedCostMonth * a.recoverableShare) / 100);
  const reachRepeatedMonth = Math.round((repeatedCostMonth * a.handoverShare) / 100);
  return {
    missedPerWeek,
    readyPerWeek,
    lostPerWeek,
    lostPerMonth,
    missedCostMonth,
    repeatedHoursWeek,
    repeatedHoursMonth,
    repeatedCostMonth,
    totalMonth,
    totalYear: totalMonth * 12,
    reachMissedMonth,
    reachRepeatedMonth,
    reachMonth: reachMissedMonth + reachRepeatedMonth,
    hoursBackMonth: cents((repeatedHoursMonth * a.handoverShare) / 100),
  };
};

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const dollars = (n: number) => (Number.isInteger(n) ? `$${number.format(n)}` : `$${n.toFixed(2)}`);
const FORMAT: Record<Unit, (n: number) => string> = {
  count: (n) => number.format(n),
  percent: (n) => `${number.format(n)}%`,
  money: dollars,
  minutes: (n) => number.format(n),
};
const MONEY = new Set<ComputedFigureId>([
  "missedCostMonth",
  "repeatedCostMonth",
  "totalMonth",
  "totalYear",
  "reachMissedMonth",
  "reachRepeatedMonth",
  "reachMonth",
]);

const SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const inWords = (n: number) => SMALL[n] ?? number.format(n);
const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);

const about = (n: number, one: string, many: string) => {
  const whole = Math.round(n);
  if (n === 0) return `no ${many}`;
  return whole < 1
    ? `less than one ${one}`
    : whole === 1
      ? `about one ${one}`
      : `about ${inWords(whole)} ${many}`;
};

const statements = (
  answers: AssessmentAnswers,
  a: Assumptions,
  f: Record<ComputedFigureId, number>,
): Record<StatementId, string> => {
  const { customer, customers } = industryOf(answers.industry);
  const difference = f.reachMonth - a.monthlyPrice;
  const needed = a.customerValue > 0 ? Math.ceil(a.monthlyPrice / a.customerValue) : 0;
  return {
    lostInWords: about(f.lostPerMonth, customer, customers),
    hoursInWords: about(f.hoursBackMonth, "hour", "hours"),
    larger:
      f.missedCostMonth === f.repeatedCostMonth
        ? "Both halves weigh the same."
        : f.missedCostMonth > f.repeatedCostMonth
          ? "The larger part is what never reaches you."
          : "The larger part is work done over and over.",
    balance:
      difference > 0
        ? `Take off the price, and ${dollars(difference)} a month is left.`
        : difference === 0
          ? "That is exactly the price. At these numbers it pays for itself and no more."
          : `That is ${dollars(-difference)} a month less than the price. At these numbers it does not pay for itself. Put in your own before you decide.`,
    breakEven:
      a.monthlyPrice === 0
        ? "At no price there is nothing to earn back."
        : a.customerValue === 0
          ? `At no value per ${customer}, saved time alone would have to carry the price.`
          : `${needed === 1 ? `One more ${customer}` : `${capital(inWords(needed))} more ${customers}`} a month would cover the price.`,
  };
};

/** Each figure's text, assumptions included, by figure id. */
export const figureTexts = (
  answers: AssessmentAnswers,
  assumptions: Assumptions,
): Record<AssumptionId | ComputedFigureId | StatementId, string> => {
  const computed = computeFigures(assumptions);
  const texts: Record<string, string> = statements(answers, assumptions, computed);
  for (const [id, { unit }] of Object.entries(ASSUMPTIONS))
    texts[id] = FORMAT[unit](assumptions[id as AssumptionId]);
  for (const id of COMPUTED_FIGURE_IDS) texts[id] = FORMAT[MONEY.has(id) ? "money" : "count"](computed[id]);
  return texts as ReturnType<typeof figureTexts>;
};
