import type { Situation, Trade } from "./kinds.ts";
import { cap } from "./words.ts";

/** What a verdict's words may speak of beyond the situation. */
export interface VerdictFacts {
  /** The first step, as a noun phrase. */
  first: string;
  /** The assistant of the break-even, chosen or left. */
  assistant: string;
  /** The assistant is the first step. */
  leads: boolean;
  steps: number;
  /** '{needed} new patients' with the noun in the number that fits, and for how long: 'month', 'quarter' or 'year'. */
  needed: string;
  expected: string;
  period: string;
  /** What is expected covers what is needed. */
  enough: boolean;
  expectedNone: boolean;
  /** What the assistant catches in all, counted as `expected` is. */
  caught: string;
  /** The plan's hours of the owner's: '{own} hours'. */
  hours: string;
  /** 'Setting up takes {setupHours} hours'. */
  setup: string;
  /** So little is left that money is no reason for it. */
  thin: boolean;
  /** At the low end the assistants bring too little for a plain yes. */
  lowFails: boolean;
  /** At the low end they bring less than they cost. */
  lowBelow: boolean;
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

const range = (f: VerdictFacts) => (f.ownNumbers ? "With your numbers" : "By our examples");
const sum = (f: VerdictFacts) =>
  `${range(f)} the ${f.steps === 1 ? "step brings" : "steps bring"} {headline} a month; ${f.free ? (f.ownTime ? "take off " : "it costs nothing, so ") : `take off {cost} in money${f.ownTime ? " and " : ": "}`}${f.ownTime ? `{own.cost} for ${f.hours}: ` : ""}{left} is left. ${f.setup}, once ({setup.cost}).${f.thin ? " Do it for the peace, not for the money." : ""}`;
const catches = (f: VerdictFacts) =>
  `${f.leads ? "It" : cap(f.assistant)} takes {breakEven.price} a month, your hours with it counted; ${f.needed} a ${f.period} would cover that. In that time it should catch ${f.caught}, {expected} of them beyond what cheaper ways would bring.`;

const words: Record<VerdictId, Words> = {
  pays: (_, __, f) => ({
    title: f.leads ? `It pays: begin with ${f.first}` : `An assistant pays; before it comes ${f.first}`,
    text: `${catches(f)} ${sum(f)}`,
  }),
  "start-small": (s, _, f) => ({
    title: f.leads
      ? `Start small and count: ${f.first}`
      : `First ${f.first}; then an assistant, small and counted`,
    text: `${catches(f)} ${
      f.mixed
        ? "What is missing must come from the hours it saves, and hours are easily lost again."
        : f.lowFails
          ? `At the low end it brings {assistants.low}${f.lowBelow ? ", which would not cover it" : ", which barely covers it"}; so one month in its smallest form, then decide.`
          : s.clone === 0
            ? "On paper that is enough; but you said that being answered for is not worth much to you, so it gets one month before anybody says yes."
            : "On paper that is enough; with tools you would rather not have, it gets one month in its smallest form before anybody says yes."
    } ${sum(f)}`,
  }),
  "cheaper-fix": (s, t, f) => ({
    title: `A cheaper fix first: ${f.first}`,
    text:
      s.onlyInPerson || f.assistant === ""
        ? `Buy nothing that talks: for what slows your ${t.place} down, ${f.steps === 1 ? "one simple thing is" : "simple things are"} enough. ${sum(f)}`
        : f.enough
          ? `${cap(f.assistant)} may follow: it would take {breakEven.price} a month with your hours, or ${f.needed} a ${f.period}, and bring {expected} beyond these. That is too near to decide on before they have had a month. ${sum(f)}`
          : `Do not buy an assistant now. ${cap(f.assistant)} would take {breakEven.price} a month with your hours. It would have to win ${f.needed} a ${f.period} for that, and would win ${f.expectedNone ? "next to none" : "{expected}"} more than these steps do. ${sum(f)}`,
  }),
  "not-yet": (s, t, f) => ({
    title: f.blocked
      ? "Not yet: one question first"
      : s.onlyInPerson
        ? "Not yet, and perhaps never"
        : `Not yet: ${f.first}`,
    text: f.blocked
      ? `One of your answers decides everything else, and it can be read in two ways. An assistant for ${t.customers} costs {price.from} to {price.to} a month; whether it earns that, nobody could say today. Answer the question below and you get the whole report again.${f.steps > 1 ? ` What holds either way is below it and costs no assistant.` : ""}`
      : s.onlyInPerson
        ? `Nothing that answers from afar can help a ${t.place} that is met in person. What is left to win is {lost} a month by our examples, too little to organize anything around. Keep your money.`
        : `All that your answers let us add up is {lost} a month, and an assistant begins at {price.from}${f.expectedNone ? "" : ` and would need ${f.needed} a ${f.period}; of these, it would reach {expected}`}. That is no case for buying anything.${f.ownNumbers ? "" : ` If a week's count comes to twice our example of {a.contactsPerWeek} ${s.contacts}, ask us again.`}`,
  }),
};

export const verdictWords = words;
