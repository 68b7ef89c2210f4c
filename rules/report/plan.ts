import { actIn } from "../../content/report/acts.ts";
import type { Situation } from "../../content/report/kinds.ts";
import type { StepId } from "../../content/report/cures.ts";
import type { ChosenStep } from "./report.ts";
import { inTens } from "./rounding.ts";

/** Nothing is advised yet but to wait, to count or to answer. */
export const isWaiting = (plan: readonly ChosenStep[]): boolean =>
  plan.some(({ step }) => step.kind === "nothing");
/** The first step that has a sum; the page for an absence has none. */
export const firstOf = <T extends ChosenStep>(plan: readonly T[]): T | undefined =>
  plan.find(({ step }) => !step.aim) ?? plan[0];

/** What a step has somebody do, after 'we would'; undefined where its heading names a thing. */
export const doneIn = ({ step, title }: ChosenStep, s: Situation): string | undefined =>
  step.kind === "assistant"
    ? undefined
    : actIn(title, step.subject !== undefined && s.trade.named?.[step.subject]?.title === title);

/** What a step leaves a month of its worth, by the numbers that are printed beside it; its set-up comes once. */
export const leaves = ({ perMonth, costPerMonth, ownPerMonth }: ChosenStep): number =>
  inTens(perMonth - costPerMonth - ownPerMonth);

/** What a step leaves of its worth after its price and the time it takes, a twelfth of its set-up included. */
export const net = ({ perMonth, costPerMonth, timePerMonth }: ChosenStep): number =>
  perMonth - costPerMonth - timePerMonth;

/** At the low end a step must still bring nearly what it costs: both are guesses. */
const LOW_END = 0.9;
export const losesAtLow = ({ range, costPerMonth, ownPerMonth }: ChosenStep): boolean =>
  range.low < LOW_END * (costPerMonth + ownPerMonth);

/** A step with a sum leaves so many dollars a month at least, or it is no step of its own. */
export const LEAST_LEFT = 50;
/** A fix that leaves too little for a number of its own, or costs more at its low end than it brings; who waits is answered all the same. */
export const isWeak = (one: ChosenStep): boolean =>
  one.closes.length > 0 &&
  one.step.kind === "cheaper-fix" &&
  (leaves(one) < LEAST_LEFT ||
    (one.step.missed !== true && one.range.low < one.costPerMonth + one.ownPerMonth));

/** Steps that put the AI to use which is there. */
export const OWN_AI: ReadonlySet<StepId> = new Set(["ai-on-nights", "teach-what-you-have"]);

const MISSED: ReadonlySet<string> = new Set(["after-hours", "busy", "unanswered", "slow-replies"]);
/** It is for those whom nobody answered, or answered late: two weeks of a diary show how many they are. */
export const isForMissed = ({ closes }: ChosenStep): boolean =>
  closes.some(({ stream }) => MISSED.has(stream));

/** Nights were checked, what they lose is in its sum, and the first report had it: a step stays one when numbers come. */
export const isOfNights = (one: ChosenStep, s: Situation): boolean =>
  s.afterHours &&
  s.kept?.includes(one.step.id) === true &&
  one.closes.some(({ stream, perMonth }) => stream === "after-hours" && perMonth >= LEAST_LEFT);
