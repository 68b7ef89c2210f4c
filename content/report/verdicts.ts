import type { Situation, Trade } from "./kinds.ts";
import { cap } from "./words.ts";

/** What a verdict's words may speak of beyond the situation. */
export interface VerdictFacts {
  /** The first step, as a noun phrase. */
  first: string;
  /** The assistant of the break-even, chosen or left. */
  assistant: string;
  steps: number;
  /** '{needed} new patients' with the noun in the number that fits, and for how long: 'month', 'quarter' or 'year'. */
  needed: string;
  expected: string;
  period: string;
  /** What is expected covers what is needed. */
  enough: boolean;
  expectedNone: boolean;
  /** At the low end the assistants bring too little for a plain yes. */
  lowFails: boolean;
  /** The plan costs no money. */
  free: boolean;
  blocked: boolean;
  /** The owner gave some of the numbers. */
  ownNumbers: boolean;
  /** The part of the plan that is not counted in the break-even's unit carries it too. */
  mixed: boolean;
}

type VerdictId = "pays" | "start-small" | "cheaper-fix" | "not-yet";
type Words = (s: Situation, t: Trade, f: VerdictFacts) => { title: string; text: string };

const range = (f: VerdictFacts) =>
  f.ownNumbers ? "With the numbers you gave" : "While these are our examples and not your counts";

const words: Record<VerdictId, Words> = {
  pays: (_, t, f) => ({
    title: `It pays: begin with ${f.first}`,
    text: `Its price of {breakEven.price} a month is covered by ${f.needed} a ${f.period}; we expect {expected}. ${range(f)}, the plan for your ${t.place} is worth {headline.low} to {headline.high} a month, {headline} most likely, and costs {cost}.`,
  }),
  "start-small": (_, t, f) => ({
    title: `Start small and count: ${f.first}`,
    text: `Its price of {breakEven.price} a month needs ${f.needed} a ${f.period}; we expect {expected}. ${
      f.mixed
        ? "What is missing must come from the hours it saves, and hours are easily lost again."
        : f.lowFails
          ? "At the low end it brings {assistants.low}, too near its price for a plain yes."
          : "On paper that is enough; with tools you would rather not have, it gets one month in its smallest form before anybody says yes."
    } ${range(f)}, the whole plan for your ${t.place} is worth {headline.low} to {headline.high} a month, {headline} most likely, for {cost}.`,
  }),
  "cheaper-fix": (s, t, f) => ({
    title: `A cheaper fix first: ${f.first}`,
    text:
      s.onlyInPerson || f.assistant === ""
        ? `Buy nothing that talks. What slows your ${t.place} down yields to ${f.steps === 1 ? "one simple thing" : "simple things"} worth {headline} a month, {headline.low} if our examples flatter you, for ${f.free ? "no money" : "{cost} a month"} and {setupHours} hours of work.`
        : `Do not buy an assistant yet. ${cap(f.assistant)} would cost {breakEven.price} a month, which takes ${f.needed} a ${f.period}. Beyond what the ${f.steps === 1 ? "step" : "steps"} below bring anyway, it would add ${f.expectedNone ? "next to nothing" : f.enough ? "{expected}: enough, but only just, and what is below costs nearly nothing" : "{expected}"}. The plan is worth {headline} a month, {headline.low} at the low end, and costs ${f.free ? "your time only" : "{cost}"}.`,
  }),
  "not-yet": (s, t, f) => ({
    title: f.blocked
      ? "Not yet: one question first"
      : s.onlyInPerson
        ? "Not yet, and perhaps never"
        : `Not yet: ${f.first}`,
    text: f.blocked
      ? `One of your answers decides everything else, and we do not think it can be meant as it stands. An assistant for ${t.customers} costs {price.from} to {price.to} a month; whether it earns that, nobody could say today. Answer the question below and you get the whole report again.`
      : s.onlyInPerson
        ? `Nothing that answers from afar can help a ${t.place} that is met in person. What is left to win is {lost} a month by our examples, too little to organize anything around; keep your money.`
        : `All that your answers let us add up is {lost} a month, and an assistant begins at {price.from}${f.expectedNone ? "" : ` and would need ${f.needed} a ${f.period} where we expect {expected}`}. That is no case for buying anything. Count for a week; if your own figures for ${t.jobs} are twice ours, ask us again.`,
  }),
};

export const verdictWords = words;
