import type { Inquiry } from "./kinds.ts";
import { business } from "./business.ts";
import { deciding } from "./deciding.ts";
import { doing } from "./doing.ts";
import { life } from "./life.ts";
import { calling, channels, comparing, meeting } from "./meeting.ts";
import { things } from "./things.ts";
import { travel } from "./travel.ts";

export { calling, channels, comparing };

/** What fits any subject. */
export const anything: Inquiry = {
  heard: /(?:)/,
  questions: [
    "Who reads this, and what do they have or know already?",
    "What goes wrong most easily, and who says so?",
    "How does a reader see that it is done well?",
  ],
  facts: [
    [
      "What those say who do it for a living",
      "two of them, asked by you and quoted by name; where they differ, say so",
    ],
    ["What it costs, in money or hours", "an offer or a receipt of this month, or a log of your own"],
    ["Rules and risks, if there are any", "the body responsible, on its own page, with the date"],
  ],
  own: ["What you have seen or done yourself, and when", "What you would do otherwise today"],
  steps: [
    "What has to be there before one begins: [list]",
    "The first thing: [what; how one sees that it is done]",
    "The next: [what; how long it takes]",
    "What goes wrong most easily: [what, and what saves it]",
    "When to stop, or to ask somebody: [sign; whom]",
    "How one sees that it is finished: [sign]",
  ],
  criteria: [
    ["What it is best for", "[use, and who says so]"],
    ["What it costs in all", "[sum, date]"],
    ["Where it does not fit", "[for whom, and why]"],
    ["What those say who have it", "[two, by name]"],
  ],
  phases: [],
  checks: [],
};

/** The first whose words fit the prompt counts. */
export const inquiries: readonly Inquiry[] = [
  ...business.slice(0, 1),
  travel,
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
