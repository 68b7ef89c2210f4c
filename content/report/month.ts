import type { Situation, Trade } from "./kinds.ts";
import { dates, newPeople } from "./words.ts";

const lower = (words: string) => `${words[0]!.toLowerCase()}${words.slice(1)}`;

/** What a week may begin: a step, by its noun phrase; an assistant is set up in one week and goes live in the next. */
export type Beginning =
  | "start"
  | "alongside"
  | "add"
  | "prepare"
  | "before"
  | "count"
  | "setUp"
  | "live"
  | Keeping;
/** What a week is for in which nothing begins. */
export type Keeping = "keep" | "diary" | "tend" | "look" | "lookAtGoal";

/** What the weeks of the first month may speak of. */
export interface MonthFacts {
  /** What to count before anything changes. */
  before: string;
  /** Its count shows nothing sooner. */
  after: "" | "a quarter" | "a year";
  /** The first step's noun phrase, the assistant's, and which step that is, in a word. */
  first: string;
  assistant: string;
  at: string;
  /** What is done for less before the assistant comes. */
  fixes: string;
  /** What is counted for the assistant for four weeks; empty where that is known. */
  counts: string;
  /** Over which time so many are enough, where it can be said; and it has a sheet of its own. */
  gate: false | "four weeks" | "three months";
  diary: boolean;
  /** The plan has the page for an absence, and begins with it. */
  page: boolean;
  pageFirst: boolean;
  needed: string;
  period: string;
  /** Two weeks of an assistant's notes are enough to tell: of whom they then have to speak. */
  telling: false | "callers" | "slots";
  /** What it has to bring are customers; else hours or dates, which it saves. */
  customers: boolean;
  /** So few customers come of the plan that no month shows them. */
  rare: boolean;
  /** Which step is for the goal and runs beside the first, in a word; empty where none is. */
  goalAt: string;
  /** What it counts, and how the trade goes on with it; empty where it has no words for that. */
  goalCounts: string;
  goalThen: string;
  /** A step of it has the hours noted in its own words. */
  noted: boolean;
  /** What the owner's own count should have come to by the month's end; empty where no step says. */
  target: string;
}
/** What shows at the month's end whether the aim that was named has come nearer. */
const AIM: Record<Situation["goal"], (t: Trade) => string> = {
  cost: () => "Write down what you've stopped paying for.",
  experience: (t) =>
    t.mourning ? "" : `Ask three ${t.child ? "parents" : t.customers} what they have noticed.`,
  efficiency: () => "Note the same two weekdays again; the difference is what you've gained.",
  growth: (t) => ((t.named?.["growth"]?.brings ?? "new") === "new" ? `Count the ${t.newOnes}.` : ""),
  continuity: () => "",
};

/** Said of a week that is still to come, in which nobody reads 'tonight'. */
const DAYS: readonly (readonly [RegExp, string])[] = [
  [/\b[Tt]onight's\b/g, "Monday evening's"],
  [/\bTonight\b/g, "On Monday evening"],
  [/\btonight\b/g, "on Monday evening"],
  [/\b[Tt]omorrow's\b/g, "Tuesday's"],
  [/\bTomorrow\b/g, "On Tuesday"],
  [/\btomorrow\b/g, "on Tuesday"],
  [/\btoday's\b/g, "Monday's"],
  [/\bFrom today\b/g, "From Monday on"],
  [/\bfrom today\b/g, "from Monday on"],
  [/ today\b/g, " on Monday"],
  [/\bToday\b/g, "On Monday"],
  [/\bthis morning\b/g, "on Monday morning"],
];
export const inItsWeek = (act: string): string =>
  DAYS.reduce((said, [day, named]) => said.replace(day, named), act);

type Begins = (s: Situation, t: Trade, f: MonthFacts, step: string, act: string) => string;
/** How each thing is begun that a week may begin, and what a week is for that begins nothing. */
export const begins: Record<Beginning, Begins> = {
  start: (s, __, f, step, act) =>
    `${step}${act} Count from day one: ${f.before}.${s.goal === "efficiency" && !f.noted ? " On two weekdays, note what takes your hours now." : ""}`,
  alongside: (_, __, ___, step, act) => `${step}${act}`,
  add: (_, __, ___, step, act) => `${step}${inItsWeek(act)}`,
  prepare: (_, __, ___, step, act) => `${step}get ready. ${act}`,
  before: (_, __, f) => `Begin with what costs less than an assistant: ${f.fixes}.`,
  count: (_, __, f, ___, act) =>
    `For ${f.gate || "four weeks"}, ${f.diary ? "fill in the diary at the back" : `count ${f.counts}`}. ${f.at === "one" ? "The assistant" : `Step ${f.at}, ${f.assistant},`} waits for what that shows.${f.diary || f.at !== "one" ? "" : ` ${act}`}`,
  setUp: (s, t, f, step, act) =>
    `${s.comfort <= 1 ? "We set up" : "Set up"} ${step}${f.at === "one" ? `. ${act} H` : "; h"}ave friends play ${t.customers}, and fix its page after every wrong answer.`,
  live: (s, _, f) =>
    `${f.at === "one" ? "It" : "The assistant"} goes live in its smallest form. ${s.reply >= 2 ? "Answer its notes by noon." : "Read its notes each morning."}`,
  keep: (_, __, f) => `Go on with step one, and write the count down again: ${f.before}.`,
  diary: (s) =>
    `Keep the diary going, and ${s.phone ? "call back" : "answer"} everybody in it who was new to you.`,
  tend: () => "Read what it could not answer, and add that to its page.",
  look: (s, _, f) =>
    f.after
      ? `Write down how often step one was done. A month is too short for its count (${f.before}): judge by that after ${f.after}.`
      : `Lay this week's count (${f.before}) beside the first week's, and change one thing about step one: the hour${s.team === "alone" ? " or the words" : ", the words or the person"}.`,
  lookAtGoal: (s, _, f) =>
    f.goalThen
      ? `Step ${f.goalAt} goes on: ${lower(f.goalThen)}`
      : `Halfway with step ${f.goalAt}: if it isn't done each time, change the hour${s.team === "alone" ? " or the words" : ", the words or the person"}. Note ${f.goalCounts}.`,
};

/** What the page for an absence asks of each week. */
export const pageWeeks = (f: MonthFacts): readonly string[] => [
  "",
  ...(f.pageFirst
    ? [
        "Step one goes on: finish the page, and show it to everybody it names.",
        "Step one goes on: be out of reach for one day.",
        "",
      ]
    : ["", "", "Show the one page to everybody named on it, and be out of reach for one day."]),
];

/** What the count decides, once it has run. */
const byDiary = (gate: MonthFacts["gate"], counts: string): string =>
  gate
    ? `${gate === "three months" ? "Keep the diary for three months: with" : "With"} {gate} or more who went elsewhere${gate === "three months" ? " by then" : ""}, try the assistant; with fewer, leave it out.`
    : `If the count of ${counts} says so, set the assistant up next month.`;

/** Whoever is answered along with a step is answered from its week on. */
export const fromThen = (s: Situation, week: number): string =>
  `From ${week === 0 ? "day one" : "then"} on, ${s.phone ? "call back" : "answer"} everybody you missed, too.`;

/** The number itself stands with the assistant's price, once. */
const BY_GATE = "decide about the assistant by the number under “What comes later.”";

/** Where no assistant stands in the plan and a count may bring one: what that asks of each week. */
export const countWeeks = (
  s: Situation,
  t: Trade,
  what: "diary" | "hours" | "slots",
  gate: MonthFacts["gate"],
  /** It begins in the second week: four weeks are over in the fifth. */
  late: boolean,
): readonly string[] =>
  what === "diary"
    ? [
        `For ${gate || "four weeks"}, fill in the diary at the back: it decides about an assistant.`,
        `Keep the diary going, and ${s.phone ? "call back" : "answer"} everybody in it who was new to you.`,
        "",
        gate === "three months" ? "" : `${late ? "Keep the diary one more week, then" : "Then"} ${BY_GATE}`,
      ]
    : [
        `For four weeks, count ${what === "slots" ? `${t.jobs} that are missed` : `the hours that ${s.contacts} take`}: that decides about an assistant.`,
        "",
        "",
        `${late ? "Count one more week, then" : "Then"} ${BY_GATE}`,
      ];

/** Whoever has AI that may talk to customers looks at that before anything is built on it. */
export const OWN_CONVERSATIONS = "If your AI answers people, read ten of its conversations.";

/** What an assistant has to show, and by when. */
const proves = (t: Trade, f: MonthFacts): string =>
  f.telling === "slots"
    ? `By your count, {mark.all} ${dates(t)} are no-shows in any two weeks. It has to save {mark} of them, and a plain reminder would save {mark.cheaper} of those. If it falls short, stop.`
    : f.telling
      ? `Keep it only while its notes name enough possible ${newPeople(t)}: we expect {mark.all} in two weeks; under {mark}, stop.`
      : `Two weeks of notes are too short to tell. After ${f.period === "month" ? "three months" : `a ${f.period}`} it must have ${f.customers ? "brought" : "saved"} ${f.needed}${f.period === "month" ? " a month" : ""}, or it goes.`;

/** The month ends in a decision. */
export const decides = (s: Situation, t: Trade, f: MonthFacts): string =>
  [
    f.assistant
      ? f.counts
        ? byDiary(f.diary ? f.gate : false, f.counts)
        : proves(t, f)
      : `Compare with the first week's count${f.target ? `: ${f.target}. Keep what helped.` : f.rare ? "." : "; keep what helped."}${f.rare ? ` Judge by ${t.newOnes} only after three months.` : ""}`,
    s.goal === "growth" && (f.rare || s.room === 0)
      ? ""
      : s.goal === "efficiency" && f.noted
        ? ""
        : AIM[s.goal](t),
  ]
    .filter(Boolean)
    .join(" ");
