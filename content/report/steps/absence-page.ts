import type { Situation, Trade } from "../kinds.ts";
import type { Step } from "../step-kinds.ts";
import { kitOf } from "../kits.ts";
import { cap, either, isPrivate } from "../words.ts";

/** What stands in for the day's list where its place does not open. */
const dayList = ({ books, orders, jobs }: Trade) =>
  books ? `tomorrow's ${jobs}` : orders ? "all open orders" : `all open ${jobs}`;
/** How they are reached when the usual way is down. */
const line = ({ phone }: Situation) =>
  phone ? "calls that forward to a cell phone" : "a second person who can open what arrives";
const people = ({ team }: Situation, { customers }: Trade) =>
  team === "alone"
    ? `Ask somebody you trust in your line of work to take what can't wait, offer the same in return, and tell ${customers} who it is.`
    : "For each task that only one of you can do, name who learns it, and let that person do it once while the other watches.";
const reached = (s: Situation) =>
  s.phone
    ? "Find out how your number is forwarded when the line or the power is out, write down how, and call it from another phone to see that it works."
    : `Have a second person open what comes by ${s.writtenWords || "the usual way"} once, from another computer.`;
const keys = ({ comfort, team }: Situation, t: Trade) =>
  `${
    comfort === 0
      ? "Have whoever looks after your computers put the passwords into a password manager, second factors included, and watch one other person you trust open it"
      : `Keep the passwords in a password manager that one other person you trust can open, second factors included, and watch them do it`
  }${t.industry === "Financial Services" ? "; your written security plan should say so" : ""}. Ask your bank who may pay ${team === "alone" ? "for you" : "and sign"} on a day when you can't.`;

/** What is undone there is billed by whoever is licensed for it: no wage of a desk says what it is worth. */
const EARNERS: ReadonlySet<string> = new Set(["Healthcare", "Legal", "Financial Services"]);

/** Answers an aim, not a loss: whoever wants the business to go on needs a second way for each thing that it hangs on. No dollars are put on it. */
export const absencePage: Step = {
  id: "absence-page",
  kind: "cheaper-fix",
  basis: ["primaryGoal"],
  when: (s) => s.goal === "continuity" && !s.onlySpeakers,
  aim: true,
  comfort: 0,
  closes: {},
  takes: [],
  setupHours: 4,
  subject: "continuity",
  leads: true,
  already: (_, t) => `your ${t.place} has run for a day without you and without ${t.system}`,
  title: (s, t) =>
    `One page for the day ${s.phone ? "a person, the phone or" : "a person or"} ${t.system} is out`,
  does: (s, t) =>
    [
      ...(kitOf(t).ifOut ?? [
        `Give each thing that could stop you a second: ${s.team === "alone" ? "" : "another person for every task, "}${line(s)}, a copy of ${dayList(t)} outside ${t.system}, and somebody ${s.team === "alone" ? "you trust" : "else with access"} who may sign.`,
        "Put these stand-ins on one page, with names and numbers, and try each line once.",
        `At closing, print or copy ${dayList(t)} with names and numbers${isPrivate(t) ? ", and lock the list away" : ""}, so you know whom to reach while ${t.system} stays shut.`,
      ]),
      people(s, t),
      reached(s),
      keys(s, t),
    ].join(" "),
  dayOne: (s) =>
    s.phone
      ? "Forward your number to a cell phone for ten minutes, and call it from another one."
      : "Write down the first three things that would stop if nobody could reach you from tomorrow.",
  needs: () => "two quiet hours, and a name on each line",
  gain: (s, t, known) =>
    EARNERS.has(t.industry)
      ? `insurance, no money until it's needed; a week without ${s.team === "alone" ? "you" : "one of you"} is ${t.industry === "Healthcare" ? "about eighty" : "about twenty"} ${t.books ? t.jobs : "of those you bill"}, ${t.industry === "Healthcare" ? "twelve thousand dollars at a hundred and fifty" : "six thousand dollars at three hundred"} each ${known("customerValue") ? `by our example; each ${t.customer} who doesn't wait takes {lever.year} a year with them (what is left of your {a.customerValue})` : "(put in your own)"}`
      : `no money until the day it's needed; one person out for a week leaves about {week.out} of work undone ({week.hours} hours at {a.hourCost})`,
  watch: () => "lines of the one page that still name nobody",
  never: (_, t) => `be the only help for ${either(t.urgent)}: it has to name a person`,
  short: () => "a plan for the day somebody or something is out",
};

/** The lines of that page. */
export const outOf = (s: Situation, t: Trade): readonly string[] => [
  `Who decides: ${kitOf(t).decides ?? t.expert}`,
  ...(s.phone ? ["The phone line"] : []),
  ...(s.written ? [`What comes by ${s.writtenWords}`] : []),
  cap(t.system),
  ...(kitOf(t).stops ?? [t.travels ? "The truck or car" : "Power or internet"]),
  "The passwords: who else can open them",
  "Who else may sign and pay",
  `What cannot wait: ${t.urgent}`,
];
