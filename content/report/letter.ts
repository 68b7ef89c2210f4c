import { findsOf, foundBeside } from "./steps/where-costs-hide.ts";
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
  /** The first of them is. */
  goalFirst: boolean;
  /** It has a sum of its own, and serves that as well. */
  goalToo: boolean;
  /** The finding that step one answers, by its heading. */
  found: string;
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
  later: " An AI assistant may pay later; count first.",
  none: " You don't need an AI assistant for any of this.",
  own: " You don't need to buy another assistant for any of this.",
  unasked: "",
};

/** One figure, or a range that is narrow enough to serve. */
const sum = ({ wide }: { wide: boolean }): string =>
  wide ? "perhaps {all.about}" : "about {all.low} to {all.high}";

/** 'Setting time aside' is started, not added. */
const GERUND = /^\w+ing (?!\w+ (?:message|page|line)\b)/;

/** So many hours of setting up are money. */
const TWO_DAYS = 16;
const HALF_A_YEAR = 6;
/** What the covering letter says, as one person writes to another. */
/** What one of them leaves stands with the step. */
const OF_EACH = / \([^()]*\{a\.slotValue\}[^()]*\)/;

export const letterWords = {
  advice: ({ trade, goal }: Situation, a: Advice): string => {
    const [first, ...then] = a.steps;
    const also = a.goalToo ? ` It also serves what you want most, ${WANTED[goal](trade)}.` : "";
    const found =
      a.found === ""
        ? a.goalFirst
          ? ` You want ${WANTED[goal](trade)}, so that comes first.`
          : also
        : a.found.endsWith("?")
          ? ` One question is behind that: ${lower(a.found)}`
          : ` Our reason: ${lower(a.found)}.${also}`;
    const at = then.findIndex(({ forGoal }) => forGoal);
    const its = a.goalFirst || a.goalToo ? -1 : a.goal ? then.length - 1 : at;
    const lead = ({ act, thing }: Advice["steps"][number]) =>
      act ?? (GERUND.test(thing) ? `start ${thing}` : `add ${thing}`);
    const after =
      its < 0 ? "" : ` For ${WANTED[goal](trade)}, we'd ${its === 0 ? "then" : "also"} ${lead(then[its]!)}.`;
    const opens =
      first?.act && !a.counts
        ? `${/\bfirst\b/.test(first.act) ? "" : "first "}**${first.act}**`
        : `start with **${first?.thing}**`;
    return `If this were our ${trade.place === "house" ? "place" : trade.place}, we'd ${a.counts ? "count for ${a.period} what nobody answers, then " : ""}${opens}.${found}${after}${a.counts ? " Buy it only if your count says so." : ASSISTANT[a.assistant]}`;
  },
  wait: (title: string): string => `**${title}.**`,
  /** From our examples alone: for what size they are, and what that would leave. */
  guessed: (
    { trade: t, contacts, plain, goal }: Situation,
    f: {
      small: boolean;
      loses: boolean;
      /** Its range is more than threefold. */
      wide: boolean;
      wins: boolean;
      hours: false | "all" | "part";
    },
  ): string =>
    plain
      ? `We don't have your numbers yet, and what ${article(t.newOne)} is worth differs too much from one ${t.place} to the next for us to guess. Enter that one number on your private page, and the report has its sums.`
      : `We don't have your numbers yet. For ${t.an} with {a.contactsPerWeek} ${contacts} a week (our example), ${
          f.small
            ? `there is little money in it: ${sum(f)} a month after costs${f.hours === "all" ? ", in hours, not cash" : ""}. ${goal === "cost" && findsOf(t) === "jobs" ? "" : goal === "cost" && findsOf(t) === "money" ? `The step for lower costs should give more: ${foundBeside(t)}.` : f.wins && (goal === "growth" || goal === "experience") ? `One more ${t.newOne} would be worth about {lever.year}, so count those.` : "Each hour a week that you get back is worth about {aim.hour} a month."}`
            : `the plan would leave you ${sum(f)} a month after costs${f.wide && f.loses ? ", and may cost more than it brings" : ""}.`
        }${f.hours === "part" ? " Part of that is hours, not cash." : f.hours && !f.small ? " That is hours, not cash." : ""}`,
  counted: (
    brings: "hours" | "money" | "both" | "effort",
    f: {
      wide: boolean;
      small: boolean;
      hour: boolean;
      ours: boolean;
      kept: boolean;
      /** Which steps are in no sum: 'step three'; empty where the next sentence names them. */
      apart: string | undefined;
    },
  ): string => {
    const begun = `${f.ours ? "With your numbers and our guesses" : "By your numbers"} the ${f.small ? "money in it is small: the plan " : "plan "}`;
    const back = `about {all.hours} ${f.hour ? "hour" : "hours"} a month`;
    return `${begun}${brings === "hours" ? `gives you back ${back}, worth {all}, after the time ${f.apart === undefined ? "it takes" : `of the steps it counts${f.apart ? ` (not ${f.apart})` : ""}`}` : `leaves you about {all} a month after ${f.apart === undefined ? "costs and all your own time" : `the costs and hours of the steps it counts${f.apart ? ` (not ${f.apart})` : ""}`}`}${f.wide ? ", or {all.low} to {all.high} if our guesses are off" : ""}.${brings === "both" ? ` About {all.cash} of it is cash${f.kept ? " or hours kept full" : ""}, the rest time.` : ""}`;
  },
  unsummed: ({ goal, trade }: Situation, gain: string, guess: boolean): string =>
    guess
      ? `We put no sum on this. By our guess the step for ${WANTED[goal](trade)} could bring about {goal.net} a month after its hours; a month of counting will tell.`
      : gain
        ? `**What it's for:** ${lower(gain).replace(OF_EACH, "")}. Count these in the first month.`
        : "We put no sum on this; the report says what to count instead.",
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
  unsure: (why: "low" | "slots" | "seldom" | "shares", rare: string, hours: boolean): string =>
    ({
      low: "At the low end it costs more than it brings. If that is how the first month looks, stop.",
      slots: "The shakiest part is what a no-show costs you: about {left.priced} rests on our guess.",
      seldom: hours
        ? `The cash comes with ${rare} a year; most months show only the hours.`
        : `It comes with ${rare} a year, so most months show nothing.`,
      shares: "The shakiest part is how much each step wins back; your first month's count will tell.",
    })[why],
} as const;
