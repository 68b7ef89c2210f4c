import { afterTotal, namesRow, reasons, sumOf, tableWords } from "../../../content/report/plan-table.ts";
import { alongRow, keptWords } from "../../../content/report/along.ts";
import { FOR_GOAL } from "../../../content/report/goals.ts";
import { freedIn, sellsFreed } from "../../../content/report/steps/day-anew.ts";
import { bringsOf, leverIdOf } from "../../../content/report/lever-of.ts";
import type { Field } from "../../../content/report/kinds.ts";
import { article, setsPrices } from "../../../content/report/words.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import { isOutweighed, ownPays, paysInShort } from "../hours.ts";
import { NIGHT } from "../in-turn.ts";
import { type BesideLine, besideLines, bringsMoney, type PlanLine, planLines } from "../plan-lines.ts";
import { isForGoal } from "../put-first.ts";
import { isByCommission, theirsOf } from "../step-hours.ts";
import type { Report } from "../report.ts";
import { paysOf } from "../trade-pays.ts";
import { isGuessed, isUnpriced, whoseOf } from "../word-verdict.ts";
import { table } from "./blocks.ts";
import { afterCheaper } from "./steps.ts";

/** What a step is for that brings no money, or less than its hours. */
const reasonOf = ({ step: chosen, guess }: PlanLine, r: Report): string => {
  const { step, late } = chosen;
  const { situation: s, figures } = r;
  const own = paysOf(step, s.trade);
  const years = figures[`p.${step.id}.pays.years`]?.value ?? 0;
  return own
    ? paysInShort(own, figures)
    : step.id === "full-book"
      ? setsPrices(s.trade)
        ? reasons.price
        : reasons.full
      : step.leads
        ? reasons.runs
        : late || step.missed
          ? reasons.waits
          : step.praised
            ? reasons.better(s.trade)
            : NIGHT.has(step.id)
              ? reasons.night
              : step.id === "day-anew"
                ? sellsFreed(s)
                  ? reasons.date(s.trade)
                  : reasons.home(freedIn(s.trade))
                : step.lever
                  ? s.room === 0 || leverIdOf(s) === "next-date"
                    ? reasons.due
                    : years > 0
                      ? reasons.years(s.trade, years, `{p.${step.id}.pays.years}`)
                      : reasons.lever(s.trade)
                  : step.id === "where-costs-hide"
                    ? reasons.finds
                    : years > 0 && guess.likely === 0
                      ? reasons.years(s.trade, years, `{p.${step.id}.pays.years}`)
                      : reasons.count;
};

/** So little is not what it is for. */
const SMALL = 30;
const littleFor = (line: PlanLine, r: Report): string => {
  const { step, late } = line.step;
  const more = r.figures[`gain.${step.id}.more`]?.value ?? 0;
  return step.id === "full-book" || late || step.missed
    ? `: ${reasonOf(line, r)}`
    : step.lever && more > 1 && bringsOf(step, r.situation) === "new"
      ? `: {gain.${step.id}.more} ${r.situation.trade.newOnes} a year`
      : "";
};
/** What a step leaves a month, after its price and all its hours; what brings no money says what it is for, and what it costs. */
export const leavesIn = (line: PlanLine, r: Report): string => {
  const { step, counted, guess, left, time, cost } = line;
  const id = `t.${step.step.id}`;
  if (!bringsMoney(line))
    return time + cost > 0 ? tableWords.costs(reasonOf(line, r), `{${id}.time}`) : reasonOf(line, r);
  const mark = step.uncounted
    ? tableWords.uncounted
    : guess.likely <= 0
      ? ""
      : counted.likely > 0
        ? tableWords.part
        : tableWords.guess;
  return left.likely > 0
    ? `{${id}.left}${mark}${left.likely < SMALL || step.step.id === "full-book" ? littleFor(line, r) : ""}`
    : left.likely === 0
      ? `${reasonOf(line, r)}; it ${tableWords.even}`
      : tableWords.costs(reasonOf(line, r), `{${id}.loss}`);
};

/** What is done beside the steps: a guess, or what pays for its hours. */
const besideIn = ({ id, left, guess }: BesideLine, r: Report): string => {
  const of = `t.${id}`;
  return left.likely > 0
    ? `{${of}.left}${tableWords.guess}${id === "names" ? `: {ask.year} ${r.situation.trade.newOnes} a year` : ""}`
    : left.likely === 0 && guess.likely > 0
      ? tableWords.even
      : tableWords.costs(
          r.figures["along.pays"] ? keptWords(r.situation, r.figures["along.pays"].value) : reasons.waits,
          left.likely < 0 ? `{${of}.loss}` : `{${of}.time}`,
        );
};
const besideTitle = ({ id }: BesideLine, { situation: s }: Report): string =>
  id === "along" ? alongRow(s) : namesRow(s);

const hoursIn = (id: string, hours: number): string => tableWords.hours(`{t.${id}.hours}`, hours === 1);
const hoursOf = ({ step: chosen, hours }: PlanLine, r: Report): string =>
  hours <= 0
    ? isByCommission(chosen)
      ? tableWords.commission(theirsOf(r.steps), (r.situation.people ?? 1) > 1)
      : chosen.setupHours > 1
        ? tableWords.once
        : tableWords.none
    : hoursIn(chosen.step.id, hours);

/** What all of them leave, with its range; where that is nothing, what pays for them. */
const totalOf = (r: Report): string => {
  const { figures } = r;
  if (isUnpriced(r)) return afterTotal.open(article(r.situation.trade.newOne));
  if (isOutweighed(r))
    return figures["pays.weeks"]
      ? afterTotal.weeks(ownPays(r), figures["all"]!.value < 0)
      : figures["all"]!.value < 0
        ? afterTotal.costs
        : afterTotal.even;
  return afterTotal.sum(figures["all.low"]!.value);
};

/** Where nobody can say what one pays, what is left stands for three fees. */
const isByFee = (r: Report): boolean => isUnpriced(r) && (r.figures["all.per"]?.value ?? 0) > 0;
/** The middle one of three fees: what it leaves at the others is said in a sentence. */
const feeOf = (of: string): string => `{${of}.fee.2}`;
/** A step whose customers nobody can count beforehand is what the plan invests. */
const isInvested = ({ step: { step }, counted, guess }: PlanLine): boolean =>
  step.lever === true && counted.likely + guess.likely <= 0;
const lineByFee = (line: PlanLine, r: Report): string => {
  const id = `t.${line.step.step.id}`;
  const pays = r.figures[`${id}.pays.2`]?.value;
  return isInvested(line) && pays !== undefined
    ? tableWords.invested(`{${id}.time}`, pays === 1 ? "one" : `{${id}.pays.2}`, r.situation.trade)
    : feeOf(id);
};

/** The plan in one table: each step with its hours and what it leaves, and the sum of all. */
export const planTable = (r: Report, basis: readonly Field[]): ReportBlock => {
  const beside = besideLines(r);
  const byFee = isByFee(r);
  const lines = planLines(r).filter(({ step: { step } }) => step.kind !== "nothing");
  return table(
    { id: "verdict.steps", basis },
    sumOf(
      byFee ? "perFee" : isGuessed(r) ? "examples" : whoseOf(r) === "both" ? "both" : "yours",
      theirsOf(r.steps),
    ),
    [
      ...lines.map((line, i) => ({
        label: `{step.${i + 1}}. **${afterCheaper(line.step, r)}**${goalIn(line, r)}`,
        cells: [hoursOf(line, r), byFee ? lineByFee(line, r) : leavesIn(line, r)],
      })),
      ...beside.map((line) => ({
        label: besideTitle(line, r),
        cells: [hoursIn(line.id, line.hours), byFee ? feeOf(`t.${line.id}`) : besideIn(line, r)],
      })),
      ...(lines.length + beside.length > 1
        ? [
            {
              label: "All",
              cells: [
                r.figures["own.all"]!.value > 0
                  ? tableWords.hours("{own.all}", r.figures["own.all"]!.value === 1)
                  : tableWords.none,
                byFee
                  ? r.figures["all.fee.2"]!.value === 0
                    ? tableWords.even
                    : afterTotal.fees(r.figures["all.fee.1"]!.value)
                  : totalOf(r),
              ],
              total: true as const,
            },
          ]
        : []),
    ],
    ["Step", "Time a month", "Leaves a month"],
  );
};
/** What is wanted most, behind the name of its step. */
const goalIn = ({ step }: PlanLine, { situation: s }: Report): string =>
  step.step.id === "full-book" ? ", because you are full" : isForGoal(step, s) ? `, ${FOR_GOAL[s.goal]}` : "";
