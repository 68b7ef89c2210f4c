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
  /** The plan begins with the page for an absence. */
  page: boolean;
  /** The owner has counted what reaches the business. */
  counted: boolean;
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
  /** The plan's hours of the owner's: '{own} hours'; empty where it takes none. */
  hours: string;
  /** 'Setting up takes {setupHours} hours' and when that is paid back. */
  setup: string;
  /** From so many on the assistant pays: a clause, or empty where that is far off. */
  turning: string;
  /** At the low end of the guesses the plan brings less than it costs. */
  lowLoses: boolean;
  /** So little is left that one thing is enough. */
  thin: boolean;
  /** At the low end the assistants bring too little for a plain yes. */
  lowFails: boolean;
  /** The plan costs no money. */
  free: boolean;
  blocked: boolean;
  /** Whose numbers the plan stands on. */
  whose: "ours" | "yours" | "both";
  /** The part of the plan that is not counted in the break-even's unit carries it too. */
  mixed: boolean;
}

type VerdictId = "pays" | "start-small" | "cheaper-fix" | "not-yet";
type Words = (s: Situation, t: Trade, f: VerdictFacts) => { title: string; text: string };

const WHOSE = {
  ours: "By our examples",
  yours: "By your numbers",
  both: "By your numbers, with our examples where you gave none,",
} as const;
const sum = (f: VerdictFacts) => {
  const less = [f.free ? "" : "{cost} for its price", f.hours ? `{own.cost} for ${f.hours} of your time` : ""]
    .filter(Boolean)
    .join(" and ");
  return `${WHOSE[f.whose]} ${f.steps === 1 ? "it brings" : "the plan brings"} {headline} a month. ${less ? `Take off ${less}, and ` : "It costs nothing: "}{left} is left. ${f.setup}.${f.lowLoses ? " If our guesses are all too high you lose {low.loss} a month by it: then stop." : ""}${f.thin ? ` That is small money: do ${f.steps === 1 ? "this one thing and stop" : "no more than this"}.` : ""}`;
};
const catches = (f: VerdictFacts) =>
  `${f.leads ? "It" : cap(f.assistant)} costs {breakEven.price} a month, your time counted, and pays with ${f.needed} a ${f.period}. We expect ${f.caught}, {expected} of them beyond the reach of cheaper ways.`;

const words: Record<VerdictId, Words> = {
  pays: (_, __, f) => ({
    title: !f.leads
      ? `An assistant pays; before it comes ${f.first}`
      : f.counted
        ? `It pays: begin with ${f.first}`
        : `By our examples it pays: count one week, then ${f.first}`,
    text: `${catches(f)} ${sum(f)}`,
  }),
  "start-small": (s, _, f) => ({
    title: f.leads
      ? f.counted
        ? `Start small and count: ${f.first}`
        : `Count one week, then start small: ${f.first}`
      : `First ${f.first}; then an assistant, small and counted`,
    text: `${catches(f)} ${
      f.mixed
        ? "The rest must come from hours saved, and those are easily lost again."
        : f.lowFails
          ? "If our guesses are high it brings {assistants.low}, less than that; so give it one month in its smallest form."
          : s.clone === 0
            ? "On paper that is enough; but you see little worth in being answered for, so give it one month first."
            : "On paper that is enough; but you would rather have no tools, so give it one month in its smallest form."
    } ${sum(f)}`,
  }),
  "cheaper-fix": (s, t, f) => ({
    title: f.page ? `Nothing to buy: begin with ${f.first}` : `A cheaper fix first: ${f.first}`,
    text:
      s.onlyInPerson || f.assistant === ""
        ? `There is no assistant to buy for this: what slows your ${t.place} down is cured with what you have. ${sum(f)}`
        : f.enough
          ? `${cap(f.assistant)} may come later. It costs {breakEven.price} a month, your time counted, and needs ${f.needed} a ${f.period} beyond these steps. We expect {expected}: it about breaks even, so give the steps a month first. ${sum(f)}`
          : `Do not buy an assistant now. ${cap(f.assistant)} would cost {breakEven.price} a month: {breakEven.cost} its price, {breakEven.own} your time. It would have to add ${f.needed} a ${f.period} to what this plan brings; we expect ${f.expectedNone ? "next to none" : "{expected}"}.${f.turning} ${sum(f)}`,
  }),
  "not-yet": (s, t, f) => ({
    title: f.blocked
      ? "Not yet: one question first"
      : f.page
        ? `Nothing to buy: begin with ${f.first}`
        : s.onlyInPerson
          ? "Not yet, and perhaps never"
          : `Not yet: ${f.first}`,
    text: f.blocked
      ? `One of your answers decides everything else, and it can be read in two ways. An assistant for ${t.customers} costs {price.from} to {price.to} a month; whether it earns that, nobody could say today. Answer the question below and you get the whole report again.${f.steps > 1 ? ` What holds either way is below it and costs no assistant.` : ""}`
      : s.onlyInPerson
        ? `Nothing that answers from afar can help a ${t.place} that is met in person. What is left to win is {lost} a month by our examples, too little to organize anything around. Keep your money.`
        : `All that your answers let us add up is {lost} a month; an assistant begins at {price.from} and would catch a part of it${f.expectedNone ? "" : `. It needs ${f.needed} a ${f.period}, your time counted, and would bring {expected}`}. ${f.enough && !f.expectedNone ? "That is too near to decide on guesses." : "That is no case for buying anything."}${f.whose === "ours" ? f.turning : ""}`,
  }),
};

export const verdictWords = words;
