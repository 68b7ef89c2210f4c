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
  expected: string;
  needed: string;
  expectedNone: boolean;
  period: string;
}
type Week = (s: Situation, t: Trade, f: MonthFacts) => string;

/** Four weeks with one aim each; the last ends in a decision with a number in it. */
export const weeks: readonly { label: string; text: Week }[] = [
  {
    label: "First week: count",
    text: (s, _, f) =>
      `Change nothing. Write down ${f.before}. That is your 'before'. ${s.ai === "explored" ? "Beside it, the reason you stopped last time." : s.talk >= 2 ? "A stroke on paper is enough." : ""}`,
  },
  {
    label: "Second week: rehearse",
    text: (s, t, f) =>
      f.assistant
        ? `${s.comfort <= 1 ? "We set it up and you listen" : "You set it up and we listen"}: ${f.first}. Friends play ${t.customers}; every wrong sentence becomes a line on its page.`
        : `Set up the first step, ${f.first}, and try it on two people who are not ${t.customers}.`,
  },
  {
    label: "Third week: for real, small",
    text: (s, t, f) =>
      f.assistant
        ? `${s.comfort <= 1 ? "Two hours a day" : "One channel, its whole day"}, and each morning you read what it took down. ${s.reply >= 2 ? `Answer it by noon: a quick machine before a reply ${s.replyWords} only moves the wait.` : `It must not be slower than you, who answer ${s.replyWords}.`}`
        : `All of it, every working day, the full ones too: that is when ${t.jobs} get lost.`,
  },
  {
    label: "Fourth week: decide",
    text: (_, t, f) =>
      f.assistant
        ? `Count again. ${f.period === "month" ? `The mark is ${f.needed}. Well under it: stop, and keep the page of answers.` : `The mark is ${f.needed} a ${f.period}, too rare for four weeks to show; judge by ${f.watch}. None: stop, and keep the page of answers.`} ${f.second ? `Otherwise go on with ${f.second}.` : "Otherwise keep it."}`
        : `Count again. Better by a third: keep it${f.second ? ` and add ${f.second}` : ""}. No better: drop it, and send us the two sheets from your ${t.place}; then we know more than today.`,
  },
];
