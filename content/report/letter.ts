import type { Situation } from "./kinds.ts";
import { article } from "./words.ts";

/** What was wanted most, as somebody says it. */
const WANTED: Record<Situation["goal"], string> = {
  cost: "lower costs",
  experience: "things to be better for them",
  efficiency: "more done in a day",
  growth: "growth",
  continuity: "to be able to be away",
};

const lower = (words: string) => `${words[0]!.toLowerCase()}${words.slice(1)}`;

interface Advice {
  /** The steps as noun phrases, in their order. */
  steps: readonly string[];
  /** The first of them is for what is wanted most. */
  aimed: boolean;
  /** The finding that weighs most, by its heading, and which step is for it, in a word. */
  found: string;
  by: string;
  /** An assistant stands in the plan, none does though one was weighed, or none was. */
  assistant: "pays" | "try" | "count" | "none" | "unasked";
  /** It opens the plan, and nobody has counted for it. */
  counts: boolean;
}

const ASSISTANT: Record<Advice["assistant"], string> = {
  pays: " The assistant earns its price by your numbers, which is why it is in the plan.",
  try: " Try the assistant before you commit to it: whether it earns its price is close.",
  count: " The assistant waits for a count: buy it only if that says so.",
  none: " You need no AI assistant for this.",
  unasked: "",
};

/** What the covering letter says, as one person writes to another. */
export const letterWords = {
  advice: ({ trade, goal }: Situation, a: Advice): string => {
    const [first, ...then] = a.steps;
    const found =
      a.found === ""
        ? ""
        : a.found.endsWith("?")
          ? ` One question is behind that: ${lower(a.found)}`
          : a.by === "one"
            ? ` The reason, as we see it: ${lower(a.found)}.`
            : ` What we conclude: ${lower(a.found)}.${a.by ? ` Step ${a.by} is for that.` : ""}`;
    const after = then.length > 0 ? ` Next comes ${then.join("; after that, ")}.` : "";
    return `If this were our ${trade.place}, we would ${a.counts ? "count for two weeks what nobody answers, then start" : "start"} with **${first}**${a.aimed ? `, because you want ${WANTED[goal]}` : ""}.${a.by === "one" ? found + after : after + found}${a.counts ? " Buy it only if your count says so." : ASSISTANT[a.assistant]}`;
  },
  wait: (title: string): string => `Our advice is short. **${title}.**`,
  /** From our examples alone: for what size they are, and what that would leave. */
  guessed: (
    { trade: t, contacts, plain }: Situation,
    f: { small: boolean; loses: boolean; wins: boolean },
  ): string =>
    plain
      ? `We don't have your numbers yet, and what ${article(t.newOne)} is worth differs too much from one ${t.place} to the next for a sum of ours to mean anything. Our examples picture {a.contactsPerWeek} ${contacts} a week. What counts is how many of yours get no answer, and what one ${t.newOne} is worth to you.`
      : `We don't have your numbers yet. By our examples for ${t.an}, with {a.contactsPerWeek} ${contacts} a week, ${
          f.small
            ? `the money in it is small: about {about.low} to {about.high} a month after costs. ${f.wins ? `One more ${t.newOne} would be worth about {lever.year}` : "An hour a week less is worth {aim.hour} a month"}, so count those`
            : `the plan would leave you ${f.loses ? "up to {about.high} a month after costs, and nothing at the low end" : "about {about.low} to {about.high} a month after costs"}. Three times as many would mean about three times that`
        }.`,
  counted: (brings: "hours" | "money", f: { wide: boolean; small: boolean }): string =>
    `By your numbers the ${f.small ? "money in it is small: the plan " : "plan "}${brings === "hours" ? "gives you back about {plan.hours} hours a month, worth {left} after the time it takes" : "leaves you {left} a month after costs and your own time"}${f.wide ? " ({left.low} to {left.high} if we guess wrong)" : ""}.`,
  unsummed: (gain: string): string =>
    `We put no sum on it${gain ? `, but you can: ${lower(gain)}` : ", and say in the report what to count"}.`,
  takes: (hours: number, free: boolean): string =>
    `Setting it up takes {setupHours} ${hours === 1 ? "hour" : "hours"}${free ? " and costs nothing" : ", and the plan costs {cost} a month"}.`,
  unsure: (why: "low" | "slots" | "seldom" | "goal" | "shares", rare: string): string =>
    ({
      low: "At the low end it costs more than it brings. If that is how the first month looks, stop.",
      slots: "We are least sure of what a no-show costs you: {left.priced} of that rests on our guess of it.",
      seldom: `It comes with ${rare} a year, so most months will show nothing.`,
      goal: "The first step could bring {goal.gain} a month more; that is a guess, and in no total.",
      shares: "We are least sure of how much each step wins back; your first month's count will tell.",
    })[why],
} as const;
