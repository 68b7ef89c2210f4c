import { type Doubt, guessedValue, oddValue } from "../../content/report/doubts.ts";
import { isFarOff } from "../../content/report/odd-numbers.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { leaves } from "./choose.ts";
import { decide, type Decision } from "./decide.ts";
import { firstOf, isWaiting } from "./plan.ts";
import type { ConsultInput, Figure } from "./report.ts";
import { toTen, toTwo } from "./rounding.ts";

type Input = Omit<ConsultInput, "numbers"> & { numbers: OwnersNumbers };

/** What the same steps leave if a new customer is worth so many times as much: only that part of their money changes. */
export const leftAt = (d: Pick<Decision, "steps" | "streams">, times: number) =>
  Math.round(leftOf(d) + (times - 1) * wonOf(d));
const leftOf = ({ steps }: Pick<Decision, "steps">) =>
  Math.round(steps.reduce((sum, step) => sum + leaves(step), 0));
const sells = ({ verdict }: Decision) => verdict === "pays" || verdict === "start-small";
const money = (value: number): Figure => ({ value: toTen(value), unit: "money" });

/** An owner's number so many times off the example is asked about; more where the trade is not known. */
const FAR_OFF = 5;
const FAR_OFF_PLAIN = 12;

/** The same business, if a new customer were worth so much. */
const withValue = (input: Input, customerValue: number): Decision =>
  decide({
    ...input,
    review: {
      ...input.review,
      assumptions: {
        ...input.review?.assumptions,
        customerValue,
      },
    },
  });

/** Dollars a month of the plan that are reckoned with what a new customer is worth. */
const wonOf = (d: Pick<Decision, "steps" | "streams">) => {
  const ids = new Set(
    d.streams.flatMap(({ stream, factors }) => (factors.includes("customerValue") ? [stream.id] : [])),
  );
  const won = d.steps.flatMap(({ closes }) => closes).filter(({ stream }) => ids.has(stream));
  return won.reduce((sum, { perMonth }) => sum + perMonth, 0);
};
const hangsOnCustomers = (d: Decision) => wonOf(d) * 2 > d.headline.likely;

/** What hangs on the value of a customer, where it is our guess, or where the owner's lies far off. */
export const doubtOf = (
  input: Input,
  d: Decision,
): { text: string; figures: Record<string, Figure> } | undefined => {
  const s = d.situation;
  const { value, from } = d.assumptions.customerValue!;
  if (isWaiting(d.steps) || s.room === 0 || value <= 0 || from === "reviewer") return undefined;
  if (from === "owner") {
    const example = s.trade.examples.customerValue;
    const off = Math.max(value / example, example / value);
    // So far off is asked on the first page.
    if (off < (s.plain ? FAR_OFF_PLAIN : FAR_OFF) || s.refuted || isFarOff(value, example)) return undefined;
    const other = withValue(input, example);
    return {
      text: oddValue(s, s.trade, value < example, leftOf(other) !== leftOf(d)),
      figures: { "odd.value": { value: toTwo(example), unit: "money" }, "odd.left": money(leftOf(other)) },
    };
  }
  if (!hangsOnCustomers(d)) return undefined;
  const third = withValue(input, Math.round(value / 3));
  const triple = withValue(input, value * 3);
  const first = firstOf(d.steps)!.step;
  const then = firstOf(triple.steps)!.step;
  const doubt: Doubt = {
    // Only one that then leaves more than the present first step would.
    other:
      then.id === first.id ||
      leaves(firstOf(triple.steps)!) <= leftAt({ ...d, steps: [firstOf(d.steps)!] }, 3)
        ? undefined
        : then.short(s, s.trade),
    now: sells(d),
    third: sells(third),
    triple: sells(triple),
    none: leftAt(d, 1 / 3) <= 0,
  };
  // The range of the plan is drawn beside it: a doubt that changes nothing is not worth a paragraph.
  if (!doubt.other && !doubt.none && doubt.now === doubt.third && doubt.now === doubt.triple)
    return undefined;
  return {
    text: guessedValue(s, s.trade, doubt),
    figures: { "third.left": money(leftAt(d, 1 / 3)), "triple.left": money(leftAt(d, 3)) },
  };
};
