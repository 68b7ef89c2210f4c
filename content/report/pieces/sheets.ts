import type { Situation, Trade } from "../kinds.ts";
import { fitting } from "../circumstances.ts";
import { kitOf } from "../kits.ts";
import { isLegal, isSameHour } from "../words.ts";
import { type Pieces, say, sheet } from "./piece.ts";

export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const TO_TAKE_HOME = [
  "What, and what to change on it",
  "Allergies?",
  "Picked up when, or taken where?",
  "Paid, or to be paid",
];
/** What is asked of an order last. */
export const difference = (s: Situation): string =>
  fitting(s, ["As last time, or what is different", "again"], ["What has changed since we last spoke"]);
export const order: Pieces = (s, t) => [
  sheet(
    `The pad for ${t.order}`,
    ["Ask", "What they said", "Read back"],
    [
      ["Who, and where to reach them", "", ""],
      // What is asked there before a table is held has nothing to do with what somebody takes home.
      ...(isSameHour(t) ? TO_TAKE_HOME : [...t.sort, difference(s)]).map((question) => [question, "", ""]),
    ],
  ),
  ...(isSameHour(t)
    ? []
    : [
        say(
          "The line that confirms it",
          `Hi [name], here is what I wrote down: ${fitting(s, ["[what exactly, with each number and name in it]", "few and large"], ["[what, how many]"])}, for [day], to [place], [price]. Is that right? ${t.books ? "Your date is firm once your deposit is in." : "We'll start as soon as you say yes."}`,
        ),
      ]),
];
export const fields: Pieces = (_, t) => [
  sheet(
    `The fields of ${t.system}, before anything is changed`,
    ["Field", "Who read it this month?", "Where it comes from", "Keep?"],
    [[`For example: ${t.typed}`, "", "", ""]],
    8,
  ),
];
export const rota: Pieces = () => [
  sheet(
    "The evening schedule",
    ["Evening", "Who", "How many calls", "New to you"],
    DAYS.map((day) => [day, "", "", ""]),
  ),
];
/** What the open ones are sorted by. */
export const sorted = (t: Trade): readonly string[] =>
  kitOf(t).open ??
  (isLegal(t)
    ? ["Who else is involved", "Date on papers", "Conflict checked"]
    : t.industry === "Financial Services"
      ? ["What about", "Date that can't pass"]
      : isSameHour(t)
        ? ["For when", "How many guests"]
        : ["What about"]);
