import type { Situation, Trade } from "./kinds.ts";
import { cap, setsPrices } from "./words.ts";

/** What a verdict's words may speak of beyond the situation. */
export interface VerdictFacts {
  /** The first step as a noun phrase, and as what is done: 'Start with a reminder', 'Save six replies'. */
  first: string;
  begin: string;
  /** The assistant of the break-even, chosen or left. */
  assistant: string;
  /** Nobody there would have one: it is weighed, and stands in no plan. */
  unwanted: boolean;
  /** The assistant is the first step. */
  leads: boolean;
  /** It may pay and is in no plan yet: whether it may also lose. */
  apart: "" | "loses" | "gains";
  /** The answers that it rests on, and what they mean together. */
  because: string;
  /** The plan begins with the page for an absence, or has nothing but what the trade lives from. */
  page: boolean;
  /** The owner has counted what reaches the business. */
  counted: boolean;
  steps: number;
  /** The plan puts the AI to use that is there. */
  ownAi: boolean;
  /** '{needed} new patients' with the noun in the number that fits, and for how long: 'month' or 'year'. */
  needed: string;
  expected: string;
  period: string;
  /** One is needed, and one expected, in so many years; 0 where it is one in a year and more. */
  years: { needed: number; expected: number };
  /** What each of these is taken to pay, as a clause; empty where they are no customers. */
  each: string;
  /** What is expected covers what is needed. */
  enough: boolean;
  expectedNone: boolean;
  /** The assistant catches none in all; cheaper ways would catch some of what it does. */
  caughtNone: boolean;
  lostNone: boolean;
  shared: boolean;
  /** The plan's own steps are such ways. */
  byPlan: boolean;
  /** What is expected is what is needed, and no more. */
  even: boolean;
  /** At the low end the assistants bring too little for a plain yes. */
  lowFails: boolean;
  /** No step of the plan has a sum. */
  unsummed: boolean;
  /** The plan costs no money. */
  free: boolean;
  blocked: boolean;
  /** Whose numbers the plan stands on. */
  whose: "ours" | "yours" | "both";
  /** The part of the plan that is not counted in the break-even's unit carries it too. */
  mixed: boolean;
  /** With nothing cheaper beside it, it would win enough. */
  enoughAlone: boolean;
  /** How long it takes to see whether it wins any. */
  trial: string;
  /** Over which time the bar is counted from which on it pays. */
  bar: "four weeks" | "three months" | "month" | "none";
  /** In that time our sums expect next to none. */
  none: boolean;
  /** What our sums expect beside that bar. */
  standing: "passed" | "reached" | "short" | "far";
  /** Steps that cost less stand in the plan, and run meanwhile. */
  beside: boolean;
}

type VerdictId = "pays" | "start-small" | "cheaper-fix" | "not-yet";
/** `buy`: what an assistant costs and must bring; empty where none is weighed. */
type Words = (s: Situation, t: Trade, f: VerdictFacts) => { title: string; text: string; buy: string };

/** From how many on it pays, in the time in which they are counted. */
const barWords = (f: VerdictFacts): string =>
  f.bar === "month"
    ? `if ${f.needed.includes("hour") ? "the work it takes over is" : "you have"} **{gate} ${monthly(f)}** or more`
    : `if **{gate} or more go elsewhere in ${f.bar}**`;
const monthly = (f: VerdictFacts): string => `${f.needed.includes("hour") ? "hours" : "no-shows"} a month`;
/** Our guess of it, with the steps of the plan in place; none is said as hardly any. */
const guessed = (f: VerdictFacts): string =>
  `${f.beside ? "With these steps, we'd" : "We'd"} guess ${f.bar === "month" ? "" : "you lose "}${
    f.none
      ? `hardly any${f.bar === "month" ? "" : " in that time"}`
      : `**{gate.now}${f.bar === "month" ? ` ${monthly(f)}` : ""}**`
  }`;
const TRY_IT = ", and at {gate} or more, try it.";
/** What is said of an assistant asks for a count first. */
export const asksForCount = (buy: string): boolean => buy.includes(TRY_IT);
/** Our own guess reaches the bar. */
const mayPay = ({ standing }: VerdictFacts): boolean => standing === "passed" || standing === "reached";
/** One rule for the whole report: a count decides about an assistant, or nothing is counted for one. */
const counts = (f: VerdictFacts): boolean => mayPay(f) && !f.unwanted;
const period = (f: VerdictFacts): string => (f.bar === "three months" ? f.bar : "four weeks");
/** Below the bar nobody counts for it; from there on a count decides, and it is tried. */
const tried = (f: VerdictFacts): string =>
  counts(f)
    ? `so count for ${period(f)}${TRY_IT}`
    : mayPay(f)
      ? "so it might pay."
      : f.none
        ? "so it would earn nothing."
        : "too few.";
/** In one form for everybody: what it costs, from how many on it pays, what we guess, how long to count and at what to try it. */
const costWords = (f: VerdictFacts): string => {
  const costs = `It costs **about {breakEven.price} a month** with your time`;
  return f.bar === "none"
    ? `${costs}, and by our sums would win back less than that.`
    : `${costs}, and pays ${barWords(f)}${mayPay(f) ? ` (it ${f.bar === "month" ? "saves" : "wins back"} {gate.share} of them${f.each === "" ? "" : ", at {breakEven.each} each"})` : ""}. ${guessed(f)}, ${tried(f)}`;
};
/** Why, with no sum: that stands in the table beside it. */
const reason = (s: Situation, t: Trade, f: VerdictFacts) =>
  f.whose !== "ours" && f.unsummed && s.room === 0 && setsPrices(t)
    ? `${f.because} What a higher price brings depends on how many ${t.customers} you have: a tenth more is about {raise.ten} a month for every ten who pay it.`.trim()
    : f.because;
/** The period is said with each of the counts: one of a month and one of a year look alike. */
const each = (f: VerdictFacts) => (f.expectedNone ? "" : ` a ${f.period}`);
const needs = (f: VerdictFacts) =>
  f.years.needed > 0 ? `${f.needed} every {needed.years} years` : `${f.needed} a ${f.period}`;
const comes = (f: VerdictFacts, words = "{expected}") =>
  f.years.expected > 0 && !f.expectedNone ? "one every {expected.years} years" : `${words}${each(f)}`;
/** What waits is told beside the sum, never in it. */
const addsWords = (f: VerdictFacts): string =>
  f.apart === "loses"
    ? "**lose {adds.loss} a month or bring {adds.high}**, by how many go elsewhere"
    : "add **{adds.low} to {adds.high} a month**";
const test = (f: VerdictFacts, counted = counts(f)) =>
  // What a count decides is told once, with what it costs; so is what rests on our examples alone.
  f.whose === "ours" || (f.apart && counted)
    ? ""
    : f.apart
      ? ` An assistant is not in this plan: it could ${addsWords(f)}, so it comes once these steps have run.`
      : ` The assistant in the plan pays for itself with ${needs(f)}; we expect ${f.expectedNone ? "none" : comes(f)}.`;
const asked = (f: VerdictFacts) =>
  `{breakEven.price} a month with your time, so it has to ${f.each === "" ? "save" : "win"} ${needs(f)}${f.each}`;
const earns = (f: VerdictFacts) =>
  `It costs ${asked(f)}. We expect ${comes(f, f.expected)}${f.shared ? ", counting only what nothing cheaper would bring" : ""}.`;

/** Why what would pay is in no step. */
const UNWANTED = " You would rather have no such tool, so no step is one.";

const words: Record<VerdictId, Words> = {
  pays: (s, t, f) => ({
    title:
      f.apart || !f.leads
        ? f.whose === "ours"
          ? `${f.begin}, and count what an assistant would catch`
          : `${f.begin}, then add an assistant: by your numbers it should pay for itself`
        : f.whose === "ours"
          ? `You may well have a case for ${f.first}: count for ${period(f)} first`
          : f.counted
            ? `${f.begin}: by your numbers it should pay for itself`
            : `Count for ${period(f)}, then start with ${f.first}: it should pay for itself`,
    text: reason(s, t, f) + test(f, false),
    buy: f.apart
      ? `**${cap(f.assistant)}: ${f.whose === "ours" ? "after a count" : "next"}.** ${f.whose === "ours" ? costWords(f) : `It would cost ${asked(f)}. Beyond these steps we expect ${comes(f)}. The steps come first because they are free or cost less; when they have run for a month, add it.`}`
      : f.whose === "ours"
        ? costWords(f)
        : earns(f),
  }),
  "start-small": (s, t, f) => ({
    title: f.apart
      ? f.whose === "ours"
        ? `${f.begin}, and count what an assistant would catch`
        : `${f.begin}. An assistant may pay later`
      : f.leads
        ? f.counted
          ? `Try it for ${f.trial}: ${f.first}`
          : `Count for ${period(f)}, then try for ${f.trial}: ${f.first}`
        : f.whose === "ours"
          ? `${f.begin}, and count what an assistant would catch`
          : `${f.begin}, then try an assistant for ${f.trial}`,
    text: reason(s, t, f) + test(f),
    buy: f.apart
      ? `**${cap(f.assistant)}: after a count.** ${costWords(f)}`
      : f.whose === "ours"
        ? costWords(f)
        : `${earns(f)} ${
            f.mixed
              ? `The rest has to come from hours saved, and those slip away easily, so try it for ${f.trial} first.`
              : f.even
                ? `That is just enough, so try it for ${f.trial}.`
                : f.lowFails
                  ? `So try it for ${f.trial} in its smallest form.`
                  : s.clone === 0
                    ? `That is enough on paper. But you see little value in something that answers for you, so try it for ${f.trial} first.`
                    : `That is enough on paper. But you would rather not have new tools, so try it for ${f.trial} in its smallest form.`
          }${f.lowFails ? " At the low end it brings only {assistants.low} a month, less than it costs." : ""}`,
  }),
  "cheaper-fix": (s, t, f) => ({
    title:
      f.free && (s.onlyInPerson || f.page || f.assistant === "")
        ? `${f.begin}. There is nothing to buy`
        : f.assistant !== "" && f.unwanted && (f.whose === "ours" ? mayPay(f) : f.enough)
          ? `${f.begin}. An AI assistant might pay, but you would rather not have one`
          : // What an assistant would have to earn, and does not, is told once, with what waits.
            f.begin,
    text: reason(s, t, f),
    buy:
      s.onlyInPerson || f.assistant === ""
        ? ""
        : f.whose === "ours" || f.enough
          ? `**${cap(f.assistant)}: ${counts(f) ? "next, after a count" : mayPay(f) || (f.unwanted && f.enough) ? "your choice" : "not yet"}.** ${costWords(f)}${f.unwanted && mayPay(f) ? UNWANTED : ""}`
          : `**${cap(f.assistant)}: ${f.enoughAlone ? "not on top of these steps" : "not at your size"}.** It would cost ${asked(f)}. ${f.shared ? `Beyond what ${f.byPlan ? (f.steps === 1 ? "the step above wins" : "the steps above win") : "cheaper steps would win"} for less, we'd expect ${f.expectedNone ? "hardly any" : `only ${comes(f)}`}` : `We'd expect ${f.caughtNone ? "none" : `{caught} a ${f.period}`}`}.`,
  }),
  "not-yet": (s, t, f) => ({
    title: f.blocked
      ? f.steps > 0
        ? `${f.begin}, and answer one question`
        : "One thing we need to know first"
      : f.page
        ? `${f.begin}. There is nothing to buy`
        : s.onlyInPerson
          ? "Not yet, and perhaps never"
          : `Not yet: ${f.first}`,
    text: f.blocked
      ? `One of your answers can be read two ways, and what nights cost you hangs on it: the question is below.${f.steps > 0 ? " The steps make sense either way, so begin with them now." : ""}`
      : f.page && s.onlyInPerson
        ? reason(s, t, f)
        : s.onlyInPerson
          ? `Nothing that answers from a distance can help when everybody comes in person. What's left to gain is too little to build anything around.`
          : f.whose === "ours"
            ? `${f.because} ${f.page ? "By our examples no loss is large. These steps cost only your time." : "By our examples that isn't much money, and any step would catch only part of it."}`
            : f.lostNone
              ? "By your numbers, you lose nothing that we could add up."
              : s.room === 0
                ? `Don't spend on advertising or an assistant: you earn more by ${setsPrices(t) ? "charging more and " : ""}getting hours back.`
                : `All we can add up from your answers is about {lost} a month, and any step would catch only part of it.`,
    buy: f.blocked
      ? s.ai === "using"
        ? "**Another assistant: not before we have that answer.** If one answers for you already, its bill and its log tell you more than any estimate of ours."
        : `**An assistant: not before we have that answer.** One for ${t.customers} costs {price.from} to {price.to} a month, and today nobody could tell you whether it would earn that.`
      : s.onlyInPerson
        ? f.page
          ? ""
          : "**Anything that answers for you.** Keep your money."
        : s.room === 0
          ? `**An assistant: no.** You have no room for whoever it would win, and ${s.phone ? "a greeting and one saved reply tell" : "one saved reply tells"} the ${t.customers} you have when they'll hear, for nothing.`
          : `**An assistant: not yet.** One starts at {price.from} a month${f.expectedNone ? "" : `. It needs ${needs(f)}, your time counted, and would bring ${comes(f)}`}. ${f.enough && !f.expectedNone ? "That is too close to decide on estimates." : "It would not earn that."}`,
  }),
};

export const verdictWords = words;
