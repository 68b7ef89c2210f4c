import type { Situation, Trade } from "./kinds.ts";
import { FOR_GOAL } from "./goals.ts";
import { freedIn } from "./steps/day-anew.ts";
import { cap, listed, setsPrices } from "./words.ts";

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
  /** At the low end of the guesses the plan brings less than it costs. */
  lowLoses: boolean;
  /** From the low end to the high one it is more than threefold: no range of ours serves anybody. */
  wide: boolean;
  /** Most of it comes with so few new ones a year that many months bring nothing: how many. */
  rare: string;
  /** So little is left that one thing is enough. */
  thin: boolean;
  /** What it gives beside so little money: hours, new ones in a year, the goal's own step with a guess of ours. */
  gives: {
    hours: boolean;
    wins: string;
    goal: string;
    frees: string;
    pays: string;
    dearest: string;
    fills: string;
    finds: string;
  };
  /** Some of the money are hours that would have stood empty. */
  kept: boolean;
  /** At the low end nothing is left. */
  lowNone: boolean;
  /** Steps without a sum take more than the others leave: what that is for; else empty. */
  outweighed: string;
  /** What is said of all other steps beside one that leads by a sum of its own kind; empty where they have a sum. */
  restEven: string;
  /** What is expected is what is needed, and no more. */
  even: boolean;
  /** At the low end the assistants bring too little for a plain yes. */
  lowFails: boolean;
  /** No step of the plan has a sum. */
  unsummed: boolean;
  /** It gives back one hour a month. */
  hour: boolean;
  /** The plan costs no money. */
  free: boolean;
  /** A step stands in no sum, neither its hours nor what it brings. */
  apartSteps: boolean;
  blocked: boolean;
  /** Whose numbers the plan stands on. */
  whose: "ours" | "yours" | "both";
  /** What it brings is hours alone, money alone, both, or money for more hours than it gives back. */
  brings: "hours" | "money" | "both" | "effort";
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

/** Hours are no money while nobody is paid for fewer of them: they are told apart. */
const BRINGS: Record<VerdictFacts["brings"], string> = {
  hours: " That turns into money only if you pay for fewer hours or fill them with paid work",
  money: "",
  both: " About {all.cash} of it is cash{kept}, the rest time",
  effort:
    " That is {all.cash} in cash, less {all.owed} for the hours that it takes beyond those it gives back",
};
/** An hour that is kept is paid only where somebody pays for it. */
const KEPT = ", counting what fewer no-shows bring";
const bringsWords = (f: VerdictFacts): string => {
  return `${BRINGS[f.brings].replace("{kept}", f.kept ? KEPT : "")}${f.brings === "money" ? "" : "."}`;
};
/** From the low end to the high one, of what the headline says. */
const rangeWords = (f: VerdictFacts): string =>
  f.lowLoses
    ? "losing {all.loss} to gaining {all.high}"
    : `${f.lowNone ? "nothing" : "{all.low}"} to {all.high}`;
/** What a plan with little money in it is for, and whether it is worth doing. */
const littleWords = ({
  gives: { hours, wins, goal, frees, pays, dearest, finds },
  hour,
  rare,
  page,
}: VerdictFacts): string => {
  const brought = [
    hours ? `about {all.hours} ${hour ? "hour" : "hours"} a month back` : "",
    // How many they are was said just before.
    wins && !rare ? `${wins} a year` : "",
    goal ? `what step ${goal} may bring, by our guess about {goal.net} a month after its hours` : "",
  ].filter(Boolean);
  if (dearest)
    return ` The money is in one more ${dearest.replace(/^new /, "")}, which leaves about {lever.year}.`;
  const given =
    brought.length > 0 ? ` What the plan gives${rare ? " besides" : ""} is ${listed(brought)}.` : "";
  return frees
    ? `${given} Step ${frees} should give more: ${finds || pays || "two hours a week back are {freed} a month"}.`
    : brought.length === 0
      ? page
        ? ""
        : " Try step one for a month, and stop if nobody notices."
      : `${given} ${goal ? `Step ${goal} counts most for that.` : "Try it for a month."}`;
};
/** What it is for comes before how little money there is in it. */
const thinWords = (t: Trade, s: Situation, little: string): string => {
  const size = `${t.an} with {a.contactsPerWeek} ${s.contacts} a week (our example)`;
  return little === "" || little.startsWith(" Try step one")
    ? ` For ${size}, there is little money in this plan.${little}`
    : `${little} Beyond that, it brings little money for ${size}.`;
};
/** What the answers say, from our examples alone: for a business of which size, and what that would leave. */
const ours = (s: Situation, t: Trade, f: VerdictFacts) =>
  f.unsummed || s.plain
    ? f.unsummed && !s.plain && s.room !== 0
      ? ` For {a.contactsPerWeek} ${s.contacts} a week (our example), ${f.lostNone ? "there is nothing that we could add up" : "what can be added up stands at the back"}. What these steps win back you'll have to count${f.gives.frees && !f.gives.finds ? `; ${freedIn(t)} back are about {freed} a month` : ", so none has a sum"}.`
      : ""
    : f.restEven
      ? ` ${f.restEven}`
      : f.thin
        ? thinWords(t, s, littleWords(f))
        : ` For ${t.an} with {a.contactsPerWeek} ${s.contacts} a week (our example), this plan should leave **${f.wide ? "perhaps {all.about}" : `roughly ${rangeWords(f)}`} a month** after costs${f.wide ? ", by our guess" : ""}${f.wide && f.lowLoses ? ", and may cost more than it brings" : ""}.${f.brings === "hours" ? " That is time, which turns into money only if you pay for fewer hours." : f.brings === "both" ? " Part of that is time, not cash." : ""}`;
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
const sum = (s: Situation, t: Trade, f: VerdictFacts) =>
  f.whose === "ours"
    ? `${f.because}${ours(s, t, f)}`
    : `${f.because} ${
        f.unsummed && s.room === 0
          ? setsPrices(t)
            ? `What a higher price brings depends on how many ${t.customers} you have, so it is in no sum of ours: a tenth more is about {raise.ten} a month for every ten who pay it.`
            : "What follows frees your time, and we put no sum on it."
          : f.unsummed
            ? `By your numbers${f.whose === "both" ? " and our estimates" : ""} what you checked loses you little${s.room && s.valueKnown ? `. The larger thing is the room you have` : `, so what follows is ${FOR_GOAL[s.goal]} and has no sum`}.${f.gives.frees && !f.gives.finds ? ` ${cap(freedIn(t))} back are about {freed} a month.` : ""}`
            : f.outweighed
              ? f.restEven ||
                `By your numbers${f.whose === "both" ? " and our estimates" : ""}, what we can count of the plan leaves about {left} a month. ${f.outweighed}`
              : `By your numbers${f.whose === "both" ? " and our estimates" : ""}, ${f.brings === "hours" ? `the plan gives you back **about {all.hours} ${f.hour ? "hour" : "hours"} a month, worth {all}**` : `${f.thin ? "there is little money in it: " : ""}the plan leaves you ${f.thin ? "about {all} a month" : "**about {all} a month**"}`} after ${f.apartSteps ? "the costs and hours of the steps it counts" : `${f.free ? "" : "its price and "}all your own time`}.${bringsWords(f)} If our guesses are off, it could be anywhere from ${rangeWords(f)}.${f.rare ? (f.brings === "both" ? ` The cash comes from ${f.rare} a year, so many months show only the hours.` : ` The money in it comes from ${f.rare} a year, so many months will show none.`) : ""}${f.lowLoses && !f.free ? " At the low end it costs more than it brings; if the first month looks like that, stop." : ""}${f.thin ? littleWords(f) : ""}`
      }`.trim();
/** The period is said with each of the counts: one of a month and one of a year look alike. */
const each = (f: VerdictFacts) => (f.expectedNone ? "" : ` a ${f.period}`);
const needs = (f: VerdictFacts) =>
  f.years.needed > 0 ? `${f.needed} every {needed.years} years` : `${f.needed} a ${f.period}`;
const comes = (f: VerdictFacts, words = "{expected}") =>
  f.years.expected > 0 && !f.expectedNone ? "one every {expected.years} years" : `${words}${each(f)}`;
/** What waits is told beside the sum, never in it. */
const addsWords = (f: VerdictFacts): string =>
  f.apart === "loses"
    ? "**cost you {adds.loss} a month or bring {adds.high}**"
    : "add **{adds.low} to {adds.high} a month**";
const test = (f: VerdictFacts, counted = counts(f)) =>
  f.apart
    ? ` An assistant is not in that sum: ${f.whose === "ours" ? "nobody has counted who goes elsewhere, so it waits for your count" : `it could ${addsWords(f)}, so it ${counted ? "waits for your count" : "comes once these steps have run"}`}.`
    : f.whose === "ours"
      ? ""
      : ` The assistant in it pays for itself with ${needs(f)}; we expect ${f.expectedNone ? "none" : comes(f)}.`;
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
    text: sum(s, t, f) + test(f, false),
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
    text: sum(s, t, f) + test(f),
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
    text: sum(s, t, f),
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
        ? sum(s, t, f)
        : s.onlyInPerson
          ? `Nothing that answers from a distance can help when everybody comes in person. What's left to gain is too little to build anything around.`
          : f.whose === "ours"
            ? `${f.because} ${f.page ? "By our examples no loss is large. These steps cost only your time." : "By our examples that isn't much money, and any step would catch only part of it."}`
            : f.lostNone
              ? "By your numbers, you lose nothing that we could add up."
              : s.room === 0
                ? `You have no room for anybody new, so don't spend on advertising or an assistant. You earn more by ${setsPrices(t) ? "charging more and " : ""}getting hours back.`
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
