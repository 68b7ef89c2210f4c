import type { Situation, Trade } from "./kinds.ts";

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
  /** One in them is enough. */
  single: boolean;
  /** Fewer than one customer a month comes of the plan. */
  rare: boolean;
}
type Week = (s: Situation, t: Trade, f: MonthFacts) => string;

/** What shows at the month's end whether the aim that was named has come nearer. */
const AIM: Record<Situation["goal"], (t: Trade) => string> = {
  cost: () => "Write down which hours you no longer pay for.",
  experience: (t) => `Ask three ${t.customers} what they have noticed.`,
  efficiency: () => "Write down what the freed time went into.",
  growth: (t) => `Count the ${t.newOnes}.`,
  continuity: () => "",
};

/** Four weeks with one aim each; the last ends in a decision. An assistant is rehearsed first. */
export const weeks: readonly { label: (f: MonthFacts) => string; text: Week }[] = [
  {
    label: () => "First week",
    text: (s, t, f) =>
      [
        f.assistant
          ? `Count ${f.before}. ${s.comfort <= 1 ? "We set it up" : "Set it up"}; friends play ${t.customers}, and every wrong answer becomes a line on its page.`
          : `Start with ${f.first}, and count from day one: ${f.before}.`,
        f.quick ? `An hour more this week: ${f.quick}.` : "",
        f.aim ? "Write the first heading of the page for when you are away." : "",
      ]
        .filter(Boolean)
        .join(" "),
  },
  {
    label: () => "Second week",
    text: (s, _, f) =>
      [
        f.assistant
          ? `It goes live in its smallest form. ${s.reply >= 2 ? "Answer its notes by noon." : "Read its notes each morning."}`
          : f.second
            ? `Add ${f.second}.`
            : f.aim
              ? ""
              : "Keep going and change nothing.",
        f.aim ? "Write the rest of the page, and show it to everybody named on it." : "",
      ]
        .filter(Boolean)
        .join(" "),
  },
  {
    label: () => "Third week",
    text: (_, t, f) =>
      [
        f.assistant && f.second
          ? `Add ${f.second}.`
          : f.third
            ? `Add ${f.third}.`
            : f.aim
              ? ""
              : "Keep going.",
        f.aim
          ? `Stay away from the ${t.place} for a day and let the page do its work. Begin the list of what only you know.`
          : "",
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
            ? `If its notes from two weeks show {mark} possible ${f.single ? t.newOne : t.newOnes} or more, keep it. If fewer, stop.`
            : `Two weeks are too short to tell; after ${f.period === "month" ? "three months" : `a ${f.period}`} it must have brought ${f.needed}${f.period === "month" ? " a month" : ""}.`
          : f.rare
            ? `Four weeks are too short to see ${t.newOnes}. Keep going while it costs little time.`
            : "Compare with your first count. Clearly better? Keep it. No better? Drop it, and tell us."
      }${f.assistant && f.third ? ` Then add ${f.third}.` : ""} ${s.goal === "growth" && (f.rare || s.room === 0) ? "" : AIM[s.goal](t)}`.trim(),
  },
];
