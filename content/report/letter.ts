import type { Situation, Trade } from "./kinds.ts";
import { article } from "./words.ts";

/** What was wanted most, as somebody says it. */
const WANTED: Record<Situation["goal"], (t: Trade) => string> = {
  cost: () => "lower costs",
  experience: ({ customers }) => `a better experience for your ${customers}`,
  efficiency: () => "more done in a day",
  growth: () => "growth",
  continuity: ({ place }) => `${article(place === "house" ? "place" : place)} that keeps running`,
};

const lower = (words: string) => `${words[0]!.toLowerCase()}${words.slice(1)}`;

interface Advice {
  /** The steps in their order, each as what is done ('keep one log'), or as the thing that comes. */
  steps: readonly { act: string | undefined; thing: string; forGoal: boolean }[];
  /** The last of them is for what is wanted most, and in no sum. */
  goal: boolean;
  /** The first of them is; it stands there for the goal, or because it leaves most of several. */
  goalFirst: boolean;
  leavesMost: boolean;
  /** It has a sum of its own, and serves that as well. */
  goalToo: boolean;
  /** The finding that step one answers, by its heading; what the owner's count shows of the same. */
  found: string;
  counted: string;
  /** An assistant stands in the plan, none does though one was weighed (where AI at hand is put to use, no other), or none was. */
  assistant: "pays" | "try" | "count" | "next" | "later" | "none" | "own" | "unasked";
  /** It opens the plan, and nobody has counted for it. */
  counts: boolean;
  /** For so long. */
  period: string;
}

const ASSISTANT: Record<Advice["assistant"], string> = {
  pays: " By these numbers the assistant pays for itself, which is why it is in the plan.",
  try: " Try the assistant before you commit to it: the margin is thin.",
  count: " Buy the assistant only if a count says so.",
  next: " Once these run, an AI assistant should pay for itself as well.",
  later: " An AI assistant may pay later: count before you buy one.",
  none: " You don't need an AI assistant for any of this.",
  own: " You don't need to buy another assistant for any of this.",
  unasked: "",
};

/** 'Setting time aside' is started, not added. */
const GERUND = /^\w+ing (?!\w+ (?:message|page|line)\b)/;

/** How the sum of a plan is told. */
interface SumFacts {
  /** The clause on what of it is our guess. */
  behind: string;
  small: boolean;
  loses: boolean;
  none: boolean;
  /** Its range is more than threefold. */
  wide: boolean;
  /** Whose hours are in no sum: 'agents', who are paid by commission; or nobody. */
  theirs: string;
  /** What decides where in a range of more than fourfold it ends: a clause; empty where it is narrower. */
  decides: string;
}
/** Whoever earns by commission is paid for no hour. */
export const theirsWords = (who: string): string => (who ? ` (not the ${who}')` : "");
/** Always after all of it. */
const leaves = (f: SumFacts, how: string): string =>
  `you ${how} {all} a month after costs and all your own time${theirsWords(f.theirs)}${f.behind}`;
/** A range that nobody can plan with says what narrows it; a narrower one stands in the plan's table. */
const ranged = (f: SumFacts): string =>
  f.decides
    ? ` It could be anything from ${f.loses ? "a loss of {all.loss} to a gain of {all.high}" : `${f.none ? "nothing" : "{all.low}"} to {all.high}`}, ${f.decides}.`
    : "";
/** What decides where in a wide range a plan ends. */
export const DECIDES = {
  asked: "and the number asked for below decides most of it",
  step: (at: string, count: string): string =>
    `and step ${at} decides most of it${count ? `: count ${count}` : ""}`,
  names: "and the names you ask for decide most of it",
  along: "and whom you call back decides most of it",
} as const;

/** So many hours of setting up are money. */
const TWO_DAYS = 16;
const HALF_A_YEAR = 6;
/** What the covering letter says, as one person writes to another. */
const NEVER = /\b(?:never|no answer|nobody)\b/;
/** What one of them leaves stands with the step. */
const OF_EACH = / \([^()]*\{a\.slotValue\}[^()]*\)/;

export const letterWords = {
  advice: ({ trade, goal }: Situation, a: Advice, brief = false): string => {
    const [first, ...then] = a.steps;
    const lead = ({ act, thing }: Advice["steps"][number]) =>
      act ?? (GERUND.test(thing) ? `start ${thing}` : `add ${thing}`);
    const also = a.goalToo ? ` It also serves what you want most, ${WANTED[goal](trade)}.` : "";
    const before = `${a.counts ? `count for ${a.period} what nobody answers, then ` : ""}`;
    const opens =
      first?.act && !a.counts
        ? `${/\bfirst\b/.test(first.act) || (a.found === "" && a.counted === "" && a.goalFirst) ? "" : "first "}**${first.act}**`
        : `start with **${first?.thing}**`;
    // What was counted says the same, and how often.
    const why = [a.counted && NEVER.test(a.found) ? "" : a.found, a.counted].filter(
      (words) => words && !words.endsWith("?"),
    );
    const found = a.found.endsWith("?")
      ? ` One question is behind that: ${lower(a.found)}`
      : why.length === 0
        ? a.goalFirst
          ? ` You want ${WANTED[goal](trade)}${a.leavesMost ? "; nothing here leaves more" : `, so that ${/\bfirst\b/.test(opens) ? "is step one" : "comes first"}`}.`
          : also || (a.leavesMost ? " Nothing here leaves more." : "")
        : ` Our reason: ${why.map(lower).join(", and ")}.${a.goalFirst && a.counted ? ` You want ${WANTED[goal](trade)}, so that comes first.` : also}`;
    const at = then.findIndex(({ forGoal }) => forGoal);
    const its = a.goalFirst || a.goalToo ? -1 : a.goal ? then.length - 1 : at;
    const after =
      its < 0 ? "" : ` For ${WANTED[goal](trade)}, we'd ${its === 0 ? "then" : "also"} ${lead(then[its]!)}.`;
    return `If this were our ${trade.place === "house" ? "place" : trade.place}, we'd ${before}${opens}.${found}${after}${a.counts ? " Buy it only if your count says so." : brief && /^(?:none|own)$/.test(a.assistant) ? "" : ASSISTANT[a.assistant]}`;
  },
  wait: (title: string): string => `**${title}.**`,
  /** Nobody can say there what one pays: what it is worth for so much of it, and which step brings more than that counts. */
  unpriced: ({ trade: t }: Situation, per: { sum: string; from: string }, lever: string): string =>
    per.sum
      ? `What ${article(t.newOne)} pays differs too much from one ${t.place} to the next for us to guess. If one pays you {fee.2}, these steps leave about {all.fee.2} a month by our examples, after all of your time; at {fee.3}, {all.fee.3}${per.from ? `. They pay for their hours from ${per.from} on` : ""}${lever ? `, before any ${t.newOne} that step ${lever} brings` : ""}. Enter that one number on your private page, and the report has its sums.`
      : `What ${article(t.newOne)} is worth differs too much from one ${t.place} to the next for us to guess. Enter that one number on your private page, and the report has its sums.`,
  /** From our examples alone: for what size they are, and what that would leave. */
  guessed: ({ trade: t, contacts }: Situation, f: SumFacts): string =>
    `We don't have your numbers yet. For ${t.an} with {a.contactsPerWeek} ${contacts} a week (our example), ${f.small ? "there is little money in it: the plan" : "the plan"} would leave ${leaves(f, f.wide ? "perhaps" : "about")}.`,
  counted: (f: SumFacts & { ours: boolean }): string =>
    `${!f.ours ? "By your numbers" : f.behind ? "With your numbers" : "With your numbers and our examples"} the ${f.small ? "money in it is small: the plan" : "plan"} leaves ${leaves(f, "about")}.${ranged(f)}`,
  /** What of it is hours. */
  time: (brings: "hours" | "money" | "both", kept: boolean): string =>
    brings === "hours"
      ? "That is hours, not cash."
      : brings === "both"
        ? `About {all.cash} of it is cash${kept ? " or hours kept full" : ""}, the rest time.`
        : "",
  /** A price that whoever is full can raise is in no sum: nobody asked how many would pay it. */
  raise: (allCash: boolean): string =>
    allCash
      ? "The price is {raise.sum} of it, if your hours serve about {raise.many} (put in your own count); the rest is hours, not cash."
      : "The price is {raise.sum} of that, if your hours serve about {raise.many}: put in your own count.",
  unsummed: (gain: string): string =>
    `**What it's for:** ${lower(gain).replace(OF_EACH, "")}. Count these in the first month.`,
  /** Of a small sum, or one that may lose: what it takes, what is counted when, and what that decides. */
  slight: (f: {
    hours: number;
    own: number;
    free: boolean;
    watch: string;
    insures: boolean;
    /** One of the few that it wins in a year leaves more than all of its hours cost. */
    first: string;
    stop: boolean;
    /** Its count shows nothing sooner. */
    after: "" | "a quarter" | "a year";
  }): string => {
    const monthly = `${f.own > 0 ? " and {own.all} a month" : ""}${f.free ? ", with nothing to buy" : `${f.own > 0 ? "," : " and"} {cost} a month`}`;
    return f.insures
      ? `That insurance takes {setup.page} of the {setupHours} hours to set up; the rest takes {own.all} a month${f.free ? ", with nothing to buy" : " and {cost}"}.`
      : `It takes {setupHours} ${f.hours === 1 ? "hour" : "hours"} to set up${monthly}. ${f.after ? `Tick each time it was done, and **count** after ${f.after}: ${f.watch}` : `In weeks one and four, **count** ${f.watch}`}${
          f.first
            ? `. The first ${f.first} **pays** for a year of it`
            : f.stop
              ? `${f.after ? "; " : ": "}if nothing changes by then, stop`
              : ""
        }.`;
  },
  /** What a small plan is for that no sum shows. */
  unseen: ({ trade: { customers }, goal }: Situation): string =>
    goal === "experience"
      ? `What the sum leaves out is what you want it for: ${customers} who are never surprised, and say so.`
      : "",
  low: "At the low end it costs more than it brings. If that is how the first month looks, stop.",
  /** An hour a month is no price worth a word; more is. So is a set-up that takes half a year to earn back. */
  takes: (hours: number, free: boolean, own: number, each: string, payback: number, page: number): string =>
    `Setup takes {setupHours} ${hours === 1 ? "hour" : "hours"}${
      page >= TWO_DAYS / 2
        ? ` ({setup.page} of them for the day somebody is out)`
        : payback >= HALF_A_YEAR
          ? ` ({setup.cost} of your time, earned back in {payback} months)`
          : hours >= TWO_DAYS
            ? " (about {setup.cost} of your time)"
            : ""
    }${
      own > 1
        ? `, then ${free ? "{own.all} a month, with nothing to buy" : "{own.all} hours and {cost} a month"}`
        : free
          ? ", with nothing to buy"
          : ", and the plan costs {cost} a month"
    }${each ? `; ${each.replace(/ \(our guess\)$/, "")} ${/^[a-z]+ minutes/.test(each) ? "come" : "comes"} on top` : ""}.`,
} as const;
