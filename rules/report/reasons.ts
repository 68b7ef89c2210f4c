import type { Bottleneck } from "../../contracts/assessment-options.ts";
import type { Situation } from "../../content/report/kinds.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import type { reasonWords } from "../../content/report/reasons.ts";
import { practiceFor } from "../../content/report/practices/index.ts";
import { missedList } from "../../content/report/steps/missed-list.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { fits, LEAST_LEFT, leaves, net } from "./choose.ts";
import { credited, fillsRoom, fixesOf } from "./credit.ts";
import { comesTo } from "./left-out.ts";
import { LATE } from "./needs.ts";
import type { ChosenStep, FlowingStream, Report, UsedAssumption } from "./report.ts";
import { toTen } from "./rounding.ts";
import { inCustomers } from "./streams.ts";
import { weigh } from "./weigh.ts";

/** Why no step of the plan closes a line of money: the best step for it, and what that would leave beside the plan. */
export interface Reason {
  why: keyof typeof reasonWords;
  /** The step of the plan that is about it without a sum, or the best one that is not in the plan. */
  step?: Step;
  left?: number;
  /** What it would win back and take, where the two are about the same. */
  brings?: number;
  takes?: number;
  /** What was ticked, where the report says what a business of the kind does about it. */
  label?: Bottleneck;
}

const reasonOf = (
  { stream }: FlowingStream,
  s: Situation,
  plan: readonly ChosenStep[],
  pool: readonly ChosenStep[],
  isFull: boolean,
  weighed: Step | undefined,
): Reason => {
  const { id } = stream;
  const planned = plan.find(
    ({ step, closes, folds = [] }) =>
      folds.some((label) => stream.of.includes(label)) ||
      (closes.length === 0 &&
        (step.closes[id] !== undefined ||
          step.takes.some((label) => stream.of.includes(label) && s.labels.includes(label)))),
  );
  if (planned) return { why: "planned", step: planned.step };
  const beside = plan.find(({ along }) => along);
  if (beside && missedList.closes[id] !== undefined) return { why: "along", step: beside.step };
  if (isFull && inCustomers(stream)) return { why: "full" };
  const fitting = pool
    .filter(({ closes }) => closes.some((closed) => closed.stream === id))
    .toSorted((a, b) => Number(net(b) > 0) - Number(net(a) > 0) || leaves(b) - leaves(a));
  const best =
    fitting.find((one) => one.step.kind === "cheaper-fix" && net(one) > 0 && leaves(one) >= LEAST_LEFT) ??
    fitting[0];
  if (!best) {
    const known = catalogue.filter((step) => step.kind !== "nothing" && step.closes[id] && fits(step, s));
    const label = s.labels.find((one) => stream.of.includes(one) && practiceFor(s, one) !== undefined);
    if (known.length === 0) return label ? { why: "said", label } : { why: "none" };
    return { why: known.some((k) => k.comfort <= s.comfort) ? "even" : "tool" };
  }
  const told = { step: best.step, left: leaves(best) };
  const before = plan.find((step) => fixesOf(step).includes(best.step));
  if (before) return { why: "before", step: before.step };
  const worth = comesTo(best);
  // By a sum that counts new customers alone nobody is told to let people wait.
  if (id === "slow-replies" && s.reply >= LATE && worth !== "next") return { why: "sooner" };
  // Whoever answers has a rhythm already: no second one is weighed beside it.
  if (best.step.missed && best.step.kind === "cheaper-fix" && worth !== "next") return { why: "few" };
  // What an assistant is worth is said in one place.
  if (best.step === weighed || (weighed && best.step.kind === "assistant")) return { why: "assistant" };
  if (worth === "even")
    return {
      ...told,
      why: worth,
      brings: best.perMonth,
      takes: toTen(best.costPerMonth + best.timePerMonth),
    };
  if (worth !== "next") return { ...told, why: worth };
  return { ...told, why: best.step.kind === "assistant" && !s.missedKnown ? "count" : "next" };
};

/** For each line of money that the plan leaves open, by its id, why it does. */
export const reasonsOf = (
  { streams, steps: plan, situation: s, questions, breakEven }: Report,
  used: Record<string, UsedAssumption>,
): Record<string, Reason> => {
  const closed = new Set(plan.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const open = streams.filter(({ stream, perMonth }) => perMonth.likely > 0 && !closed.has(stream.id));
  if (questions.some(({ question }) => question.blocks))
    return Object.fromEntries(open.map(({ stream }) => [stream.id, { why: "asked" }]));
  const planned = new Set(plan.map(({ step }) => step.id));
  const pool = credited(
    catalogue
      .filter(
        (step) =>
          step.kind !== "nothing" &&
          !step.lever &&
          !planned.has(step.id) &&
          s.comfort >= step.comfort &&
          fits(step, s),
      )
      .map((step) => weigh(step, s, open, used)),
    s,
    used,
  ).map(({ chosen }) => chosen);
  const isFull = s.room === 0 || fillsRoom(plan, s, used);
  return Object.fromEntries(
    open.map((flowing) => [flowing.stream.id, reasonOf(flowing, s, plan, pool, isFull, breakEven.step)]),
  );
};
