import type { Inquiry } from "./kinds.ts";
import { business } from "./business.ts";
import { deciding } from "./deciding.ts";
import { doing } from "./doing.ts";
import { life } from "./life.ts";
import { calling, channels, comparing, meeting } from "./meeting.ts";
import { things } from "./things.ts";

export { calling, channels, comparing };

/** What fits any subject. */
const anything: Inquiry = {
  heard: /(?:)/,
  questions: [
    "What is it, in one sentence that a customer would use?",
    "For whom is it right, and for whom not?",
    "What does it cost at the beginning, and what in a year?",
    "What goes wrong with it, and who puts that right?",
    "How does one see after a while that it was right?",
  ],
  facts: [
    ["What it costs, in money or in hours", "two offers of this month, or a log of your own"],
    ["How others deal with it", "two people who do it, asked by you and quoted by name"],
    ["What is known from tests or surveys", "the original itself, not an article about it"],
    ["What the rules say", "the body responsible, on its own page, with the date"],
  ],
  own: ["What you have seen with your own eyes, and when", "A case in which you were wrong about it"],
  steps: [
    "Say where a reader stands before they begin: [what they have, what they lack]",
    "Take the smallest first step: [what is done on the first day, and with what]",
    "Say how often it has to be done: [daily, weekly, yearly, and why]",
    "Name the point at which most give up: [what helps there, from somebody who got past it]",
    "Say when to fetch a professional: [the sign, whom, and what it costs]",
    "Show how one sees that it has worked: [a thing that can be counted or looked at]",
  ],
  criteria: [
    ["Whom it is for", "[two kinds of readers, and what each needs]"],
    ["What it costs in all", "[price, time, what comes later]"],
    ["What has to be given up for it", "[what no longer works beside it]"],
    ["How easily it can be undone", "[notice, resale, way back]"],
    ["Who stands behind it", "[who helps when it fails]"],
  ],
  phases: [
    "Find out where you stand: [what is looked at, and by whom]",
    "Choose one thing to change: [what, and why this one]",
    "Try it on a small scale: [where, for how long]",
    "Do it for all: [who, by when]",
    "Compare with the beginning: [the number from the first week]",
  ],
  checks: [
    "It is written down where we stand today: [number, date]",
    "One person looks after {s}: [name]",
    "What it may cost is settled: [sum]",
    "What we do not do ourselves is decided: [what, and who does it]",
    "Everybody concerned has been told: [how]",
    "A trial has taken place: [where, what came of it]",
    "What to do when it fails is on one page: [page]",
    "There is a day for looking again: [date]",
  ],
};

/** The first whose words fit the prompt counts. */
export const inquiries: readonly Inquiry[] = [
  ...business.slice(0, 1),
  ...deciding.filter(({ early }) => early),
  ...doing.filter(({ early }) => early),
  ...deciding.filter(({ early }) => !early),
  ...meeting,
  ...business.slice(1),
  ...doing.filter(({ early }) => !early),
  ...things,
  ...life,
  anything,
];
