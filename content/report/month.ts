import { cap } from "./words.ts";
import type { Situation, Trade } from "./kinds.ts";

/** What the weeks of the first month may speak of. */
export interface MonthFacts {
  first: string;
  second?: string;
  /** What to count before anything changes. */
  before: string;
  /** The figure of the first step. */
  watch: string;
  assistant: boolean;
  /** The plan ends with the page for an absence. */
  aim: boolean;
  expected: string;
  needed: string;
  expectedNone: boolean;
  period: string;
  /** Fewer than one customer a month comes of the plan. */
  rare: boolean;
  /** The owner's own time a month: '{own} hours'; empty where it takes none. */
  hours: string;
}
type Week = (s: Situation, t: Trade, f: MonthFacts) => string;

/** Four weeks with one aim each; the last ends in a decision with a number in it. An assistant is rehearsed first. */
export const weeks: readonly { label: (f: MonthFacts) => string; text: Week }[] = [
  {
    label: () => "First week: count",
    text: (s, _, f) =>
      `Change nothing yet. Write down ${f.before}. That is your 'before'. ${s.ai === "explored" ? "Beside it, what kept you from using AI when you looked." : s.talk >= 2 ? "A stroke on paper is enough." : ""}`,
  },
  {
    label: ({ assistant }) => (assistant ? "Second week: rehearse" : "Second week: begin"),
    text: (s, t, f) =>
      f.assistant
        ? `${s.comfort <= 1 ? "We set it up and you listen" : "You set it up and we listen"}. Friends play ${t.customers}; every wrong sentence becomes a line on its page.`
        : `${cap(f.first)}: its first day as described above, then all of it.`,
  },
  {
    label: ({ assistant, second }) =>
      assistant
        ? "Third week: for real, small"
        : second
          ? "Third week: the next one"
          : "Third week: keep at it",
    text: (s, t, f) =>
      `${f.aim ? `Be away for one day of it, with the page for your ${t.place} written before. ` : ""}${
        f.assistant
          ? `As its first day says, and no more. ${s.reply >= 2 ? `Answer its notes by noon: a quick machine before a reply ${s.replyWords} only moves the wait.` : "Read each morning what it took down."}`
          : f.second
            ? `${cap(f.second)}, if the first has cost you no more than its hours.`
            : f.aim
              ? ""
              : "Change nothing about it; a second good week is the proof of the first."
      }`,
  },
  {
    label: () => "Fourth week: decide",
    text: (_, t, f) =>
      f.assistant
        ? `Count again. ${f.period === "month" ? `The mark is ${f.needed} who would have been lost. Under it: stop, and keep the page of answers.` : `The mark is ${f.needed} a ${f.period}; four weeks cannot show that. What they can show: {mark} possible ${t.newOnes} or more in its notes. Fewer: stop. Else look at the mark itself after a ${f.period}.`} ${f.second ? `If it stands, go on with ${f.second}.` : ""}`
        : f.rare
          ? `Four weeks hold too few ${t.newOnes} to show anything. Keep what has cost you no more than its hours${f.hours ? ` (${f.hours} a month)` : ""}, and count the ${t.newOnes} after half a year.`
          : `Compare with the first week. Clearly better: keep it. No better: drop it, and send us what you counted at your ${t.place}; then we know more than today.`,
  },
];
