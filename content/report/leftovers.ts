import type { Situation, Trade } from "./kinds.ts";
import type { Bottleneck } from "../../contracts/assessment-options.ts";
import { kitOf } from "./kits.ts";
import { cap, dear, either, isDangerous } from "./words.ts";

const matter = (t: Trade, label: string | undefined): string =>
  (
    ({
      "Appointment Scheduling": t.books ? `dates for ${t.jobs}` : "agreeing on dates",
      "Customer Support": `telling them ${t.status}`,
      "Lead Qualification": `sorting by ${t.sort[0]}`,
      "After-Hours Coverage": t.night,
      "Repetitive FAQ Handling": `'${t.ask[0]}'`,
      "Data Entry/Form Filling": `typing ${t.typed}`,
      "Order Processing": t.orders ? t.order : "what is ordered from you",
      "Follow-up Communication": t.cold,
    }) as Record<string, string>
  )[label ?? ""] ?? "this";

/** What a reason may speak of: the step that would take it on, and what that would leave. */
interface Facts {
  label: string | undefined;
  would: string;
  left: string;
  /** What it would win back and take, where the two are about the same. */
  brings: string;
  takes: string;
  /** It takes clearly more. */
  dearer: boolean;
  /** The step of the plan that begins with it, in a word. */
  before: string;
  /** It comes next of all that wait; else after those that leave more. */
  turn: "next" | "later";
}
type Why = (s: Situation, t: Trade, f: Facts) => string;

/** How time is set aside for what only one person can answer, wherever it comes next. */
/** A step without a sum is for it: that leaves nothing alone. */
export const OWN_STEP = "It has its own step, though our sums put little on that.";

export const SET_ASIDE = "setting time aside for what only you can answer";
/** Where the plan is for an absence, its page has a list of what only one person knows. */
const how = (s: Situation, would: string): string =>
  would === SET_ASIDE
    ? s.goal === "continuity"
      ? ""
      : " Have them written on one list, and answer it at eleven and at four. What comes up twice goes on a page for the others."
    : "";

export const TURN: Record<Facts["turn"], string> = {
  next: "comes next, in your second month",
  later: "comes after that",
};

/** What is too little for a step is a habit all the same: what comes after this is how it begins. */
export const HABIT = "A habit rather than a step.";

/** What a habit is for that earns about what it takes: why one does it all the same. */
const USES: Partial<Record<string, (s: Situation, t: Trade) => string>> = {
  "Appointment Scheduling": (_, t) =>
    `From the first week it keeps you from promising ${t.books ? "a date" : "a day"} that is full.`,
  "Customer Support": (_, t) => `It is what ${t.customers} tell others about: that they never had to ask.`,
  "Lead Qualification": (_, t) =>
    t.firstWins
      ? "We have no sum for it without your count. Whoever answers first mostly gets the job."
      : "Each time it works it saves the visit, or the hour, that leads nowhere.",
  "After-Hours Coverage": (s, t) =>
    s.phone && (t.animals || isDangerous(t))
      ? "It is for the one night on which somebody can't wait."
      : "Whoever hears when you answer doesn't have to try again.",
  "Repetitive FAQ Handling": () =>
    "It saves being interrupted, from the first day, which no sum of minutes shows.",
  "Data Entry/Form Filling": (_, t) =>
    t.typed === ""
      ? "It saves the mistake that comes of writing a thing twice."
      : "One mistake that comes of typing twice costs more than a year of those minutes.",
  "Order Processing": () => "One order done wrong costs more than a year of these minutes.",
  "Follow-up Communication": () =>
    "By our sums it earns about what it takes; the first yes that comes of it is ahead.",
};
export const usedFor = (what: string, s: Situation, t: Trade): string =>
  kitOf(t).uses?.[what as Bottleneck] ?? USES[what]?.(s, t) ?? "What it saves is the evening.";

/** What would leave less than a row of the plan has no row there; what leaves as much waits, since nobody begins more in a month. */
export const UNCOUNTED = {
  little: "That is too little for a row in the plan, and in none of its sums.",
  waits: "The plan has enough to begin in one month: this is in none of its sums.",
} as const;

/** It hangs on an answer that is asked for. */
export const WAITS = "First answer the question above";

/** Why something is not in the plan. */
export const leftoverWords: Record<
  | "unsummed"
  | "before"
  | "always"
  | "waits"
  | "full"
  | "noStep"
  | "tool"
  | "noSum"
  | "time"
  | "counted"
  | "small"
  | "next"
  | "assistant",
  Why
> = {
  unsummed: () => OWN_STEP,
  before: (_, __, { would, before }) => `Step ${before} begins with that: ${would}.`,
  always: () =>
    "One of you is there at any hour, so you lose nothing while you're closed. What's left to settle is who steps in when the first person doesn't answer.",
  waits: (_, t, { label }) =>
    label ? `${WAITS}: what helps with ${matter(t, label)} depends on it.` : `${WAITS}.`,
  full: (s, t, { label }) =>
    s.room
      ? `These steps bring as many ${t.newOnes} as you have room for.`
      : label === "Follow-up Communication"
        ? `While you're full, offers need no second word; the ${t.customers} you have do.`
        : label === "After-Hours Coverage" && s.phone
          ? `You're full, so nobody new has to be won at night. But the ${t.customers} you have call in the evening, too: let your greeting name the hour you call back, and who helps when it can't wait. It takes half an hour.`
          : "This waits while you're full.",
  noStep: (s, t, { label }) =>
    label === "Follow-up Communication" && t.mourning
      ? "Nobody who has lost someone should be chased. One handwritten card that asks for nothing does more than any message."
      : label
        ? s.onlyInPerson
          ? `Face to face, ${matter(t, label)} depends on people, not on a tool.`
          : `We know no step for ${matter(t, label)} that fits how ${t.customers} reach you. Tell us how it goes wrong and we will look again.`
        : "We know no step that fits; tell us how it goes wrong and we will look again.",
  tool: () => "It would take a tool, and you would rather not have one.",
  noSum: () => "Too little to set anything up for.",
  time: (_, __, { would, brings, takes, dearer }) =>
    `${cap(would)} would cost ${dearer ? "more than" : "about as much as"} it saves. It would win back about ${brings} a month and take about ${takes}.`,
  counted: (_, __, { would }) => `Count first, then decide on ${would}.`,
  small: (s, t, f) =>
    f.label === "Order Processing" && dear(t)
      ? `Counting only the minutes, ${f.would} would hardly pay. But a single order made wrong costs more than a year of those, so have each one signed before you start on it.`
      : f.label === "After-Hours Coverage" && (t.animals || isDangerous(t))
        ? `There is little money in it, but whoever ${s.phone ? "calls" : "writes"} at night about ${either(t.urgent)} has to ${s.phone ? "hear" : "read"} where to turn: put that into your after-hours ${s.phone ? "greeting" : "auto-reply"} all the same. It takes an hour.`
        : `${cap(f.would)} would bring too little yet. It would leave about ${f.left} a month after costs.`,
  assistant: () =>
    "Nothing cheaper that we know earns its time here; whether an assistant would is said once, before the steps.",
  next: (s, _, f) =>
    `${cap(f.would)} ${TURN[f.turn]}.${how(s, f.would)} It would leave about ${f.left} a month after costs.`,
};
