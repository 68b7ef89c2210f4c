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
  /** The plan takes some of the owner's time. */
  ownTime: boolean;
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
    text: `Its price and the time it takes come to {breakEven.price} a month, which ${f.needed} a ${f.period} would cover; beyond what the cheaper ways would bring, we expect {expected}. ${range(f)}, the whole plan for your ${t.place} is worth {headline.low} to {headline.high} a month, {headline} most likely. It costs {cost} and {own} hours of your own: {left} is left.`,
  }),
  "start-small": (s, t, f) => ({
    title: `Start small and count: ${f.first}`,
    text: `Its price and the time it takes come to {breakEven.price} a month, which needs ${f.needed} a ${f.period}; beyond what the cheaper ways would bring, we expect {expected}. ${
      f.mixed
        ? "What is missing must come from the hours it saves, and hours are easily lost again."
        : f.lowFails
          ? "At the low end it brings {assistants.low}, too near its price for a plain yes."
          : s.clone === 0
            ? "On paper that is enough; but you said that being answered for is not worth much to you, so it gets one month before anybody says yes."
            : "On paper that is enough; with tools you would rather not have, it gets one month in its smallest form before anybody says yes."
    } ${range(f)}, the whole plan for your ${t.place} is worth {headline.low} to {headline.high} a month, {headline} most likely, for {cost} and {own} hours of your own: {left} is left.`,
  }),
  "cheaper-fix": (s, t, f) => ({
    title: `A cheaper fix first: ${f.first}`,
    text:
      s.onlyInPerson || f.assistant === ""
        ? `Buy nothing that talks. What slows your ${t.place} down yields to ${f.steps === 1 ? "one simple thing" : "simple things"} worth {headline} a month, {headline.low} if our examples flatter you, for ${f.free ? "no money" : "{cost} a month"} and some {own} hours of yours a month, {setupHours} once to set up: {left} is left.`
        : `Do not buy an assistant yet. ${cap(f.assistant)} would cost {breakEven.price} a month with the time it takes, and that takes ${f.needed} a ${f.period}. Beyond what the ${f.steps === 1 ? "step" : "steps"} below bring anyway, it would add ${f.expectedNone ? "next to nothing" : f.enough ? "{expected}: enough, but only just" : "{expected}"}. The plan is worth {headline} a month, {headline.low} at the low end, and costs ${f.free ? "no money" : "{cost}"}${f.ownTime ? " and some {own} hours of your own" : ""}: {left} is left.`,
  }),
  "not-yet": (s, t, f) => ({
    title: f.blocked
      ? "Not yet: one question first"
      : s.onlyInPerson
        ? "Not yet, and perhaps never"
        : `Not yet: ${f.first}`,
    text: f.blocked
      ? `One of your answers decides everything else, and we do not think it can be meant as it stands. An assistant for ${t.customers} costs {price.from} to {price.to} a month; whether it earns that, nobody could say today. Answer the question below and you get the whole report again.${f.steps > 1 ? ` What holds either way is below it and costs no assistant.` : ""}`
      : s.onlyInPerson
        ? `Nothing that answers from afar can help a ${t.place} that is met in person. What is left to win is {lost} a month by our examples, too little to organize anything around; keep your money.`
        : `All that your answers let us add up is {lost} a month, and an assistant begins at {price.from}${f.expectedNone ? "" : ` and would need ${f.needed} a ${f.period}; of these, it would reach {expected}`}. That is no case for buying anything.${f.ownNumbers ? "" : ` If a week's count comes to twice our example of {a.contactsPerWeek} ${s.contacts}, ask us again.`}`,
  }),
};

export const verdictWords = words;
