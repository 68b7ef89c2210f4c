import type { Situation, Trade } from "./kinds.ts";
import { cap } from "./words.ts";

/** What the weeks of the first month may speak of. */
export interface MonthFacts {
  first: string;
  /** A step of an hour that costs nothing. */
  quick?: string;
  second?: string;
  third?: string;
  /** What to count before anything changes. */
  before: string;
  assistant: boolean;
  /** The plan ends with the page for an absence. */
  aim: boolean;
  needed: string;
  period: string;
  /** Two weeks of an assistant's notes are enough to tell. */
  telling: boolean;
  /** Fewer than one customer a month comes of the plan. */
  rare: boolean;
}
type Week = (s: Situation, t: Trade, f: MonthFacts) => string;

/** What shows at the month's end whether the aim that was named has come nearer. */
const AIM: Record<Situation["goal"], (t: Trade) => string> = {
  cost: () => "For lower costs, name the hours that are no longer paid for.",
  experience: (t) => `For your ${t.customers}: ask three of them what has changed.`,
  efficiency: () => "For more done: write down what the freed time went into.",
  growth: (t) => `For growth, count the ${t.newOnes}.`,
  continuity: () => "",
};

/** Four weeks with one aim each; the last ends in a decision. An assistant is rehearsed first. */
export const weeks: readonly { label: (f: MonthFacts) => string; text: Week }[] = [
  {
    label: () => "First week",
    text: (s, t, f) =>
      [
        f.assistant
          ? `Count ${f.before}. ${s.comfort <= 1 ? "We set it up" : "Set it up"}; friends play ${t.customers}, and each wrong answer becomes a line on its page.`
          : `Begin with ${f.first}, and count from the first day: ${f.before}.`,
        f.quick ? `In the same days, since it takes an hour: ${f.quick}.` : "",
        f.aim ? "Write the first heading of the page for your absence." : "",
      ]
        .filter(Boolean)
        .join(" "),
  },
  {
    label: () => "Second week",
    text: (s, _, f) =>
      [
        f.assistant
          ? `It goes live, as its first day says and no more. ${s.reply >= 2 ? "Answer its notes by noon." : "Read its notes each morning."}`
          : f.second
            ? `${cap(f.second)}.`
            : f.aim
              ? ""
              : "Go on, and change nothing about it.",
        f.aim ? "Write the other two headings of the page, and show it to whoever is named on it." : "",
      ]
        .filter(Boolean)
        .join(" "),
  },
  {
    label: () => "Third week",
    text: (_, t, f) =>
      [
        f.assistant && f.second ? `${cap(f.second)}.` : f.third ? `${cap(f.third)}.` : f.aim ? "" : "Go on.",
        f.aim ? `Be away from the ${t.place} for a day, with the page lying there.` : "",
      ]
        .filter(Boolean)
        .join(" "),
  },
  {
    label: () => "Fourth week",
    text: (s, t, f) =>
      `${
        f.assistant
          ? f.telling
            ? `{mark} possible ${t.newOnes} or more in two weeks of notes: it stays. Fewer: stop.`
            : `Two weeks cannot tell; after three months it must have brought ${f.needed} a ${f.period}.`
          : f.rare
            ? `Four weeks are too short to see ${t.newOnes}; a year will show them. Until then keep it if it costs you no more hours than said here.`
            : "Compare with your first count. Clearly better: keep it. No better: drop it, and tell us."
      }${f.assistant && f.third ? ` Then ${f.third}.` : ""} ${f.rare && s.goal === "growth" ? "" : AIM[s.goal](t)}`.trim(),
  },
];
