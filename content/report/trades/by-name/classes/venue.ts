import { serves } from "../../served.ts";
import type { Sketch } from "../sketch.ts";

export const venue: Sketch["words"] = {
  place: "place",
  ...serves("guest", "new booking", "visit"),
  books: true,
  openBook: true,
  orders: false,
  day: [10, 20],
  night: "the group that decides in the evening what to do on the weekend",
  hands: "while you look after the guests who are there",
  next: "groups go wherever they can book or read the answer right away",
  ask: ["what it costs for a group", "how old you have to be", "whether they have to book ahead"],
  easy: "an ordinary visit at a quiet hour",
  hard: "a private party, a large group or a guest who cannot take part in everything",
  typed: "names, numbers of guests and dates",
  system: "the booking calendar",
  sort: ["how many and how old", "which day and hour", "whether it is for an occasion"],
  cold: "party requests that went quiet",
  gap: "an hour kept free for a group that did not come",
  order: "party packages and gift cards",
  status: "whether there is room",
  expert: "whether something is safe for a guest",
  never: ["that it is safe for a certain guest", "room on a full day"],
  urgent: "a guest who is hurt, a lost child",
  tests: [
    "Eight of us on Saturday at four?",
    "Is it all right for a six-year-old?",
    "Somebody has just been hurt.",
  ],
  rules: [
    "What guests sign and from what age is a rule, not a favor: the page says it.",
    "A refund follows the posted rule and no other.",
  ],
  lever: undefined,
  facts: [
    "Groups fill the weekdays, and one person decides for ten, so answer that person first.",
    "People who came for a birthday come back for the next one. Ask for the date.",
  ],
};
