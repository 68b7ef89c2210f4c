import type { Situation, Trade } from "./kinds.ts";
import { dates } from "./words.ts";

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
  /** The plan has the page for an absence, and begins with it. */
  page: boolean;
  pageFirst: boolean;
  needed: string;
  period: string;
  /** Two weeks of an assistant's notes are enough to tell: of whom they then have to speak. */
  telling: false | "callers" | "slots";
  /** What it has to bring are customers; else hours or dates, which it saves. */
  customers: boolean;
  /** Fewer than one customer a month comes of the plan. */
  rare: boolean;
}
type Week = (s: Situation, t: Trade, f: MonthFacts) => string;

/** What shows at the month's end whether the aim that was named has come nearer. */
const AIM: Record<Situation["goal"], (t: Trade) => string> = {
  cost: () => "Write down which hours you no longer pay for.",
  experience: (t) =>
    t.mourning ? "" : `Ask three ${t.child ? "parents" : t.customers} what they have noticed.`,
  efficiency: () => "Write down where the freed time went.",
  growth: (t) => `Count the ${t.newOnes}.`,
  continuity: () => "",
};

/** Four weeks with one aim each, empty where nothing new begins; the last ends in a decision. An assistant is rehearsed first. */
export const weeks: readonly Week[] = [
  (s, t, f) =>
    [
      f.assistant
        ? `Count ${f.before}. ${s.comfort <= 1 ? "We set up" : "Set up"} ${f.first}; have friends play ${t.customers}, and fix its page after every wrong answer.`
        : `Start with ${f.first}, and count from day one: ${f.before}.`,
      f.quick ? `The same week, take an hour to begin with ${f.quick}.` : "",
      f.page && !f.pageFirst ? "Begin writing down how things run without you." : "",
    ]
      .filter(Boolean)
      .join(" "),
  (s, _, f) =>
    [
      f.assistant
        ? `It goes live in its smallest form. ${s.reply >= 2 ? "Answer its notes by noon." : "Read its notes each morning."}`
        : f.second
          ? `Add ${f.second}.`
          : "",
      f.page ? "Finish what you wrote down, and show it to everybody it names." : "",
    ]
      .filter(Boolean)
      .join(" "),
  (_, __, f) =>
    [
      f.assistant && f.second ? `Add ${f.second}.` : f.third ? `Add ${f.third}.` : "",
      f.page
        ? "Be out of reach for one day, and let whoever steps in work from what you wrote. Begin the list of what only you know."
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  (s, t, f) =>
    `${
      f.assistant
        ? f.telling === "slots"
          ? `By your count, {mark.all} ${dates(t)} are no-shows in any two weeks. It has to save {mark} of them, and a plain reminder would save {mark.cheaper} of those. If it falls short, stop.`
          : f.telling
            ? `We expect some {mark.all} possible new ${t.customers} in its first two weeks of notes, most of whom would have tried you again. Fewer than {mark} don't pay for it: then stop.`
            : `Two weeks is too short to tell. After ${f.period === "month" ? "three months" : `a ${f.period}`} it must have ${f.customers ? "brought" : "saved"} ${f.needed}${f.period === "month" ? " a month" : ""}, or it goes.`
        : f.rare
          ? `Compare that count with the first week's. Four weeks is too short to see ${t.newOnes}, but if the count hasn't moved, change something or stop.`
          : "Compare that count with the first week's. If it's clearly better, keep going. If it isn't, drop it and tell us."
    }${f.assistant && f.third ? ` Then add ${f.third}.` : ""} ${s.goal === "growth" && (f.rare || s.room === 0) ? "" : AIM[s.goal](t)}`.trim(),
];
