import { serves } from "../../served.ts";
import type { Sketch } from "../sketch.ts";

export const performer: Sketch["words"] = {
  place: "business",
  ...serves("client", "new booking", "event"),
  books: true,
  orders: false,
  firstWins: true,
  night: "the request somebody sends at night with the date of a party",
  hands: "while you are at an event",
  next: "they write to four names and book the first with a free date and a clear price",
  ask: ["whether the date is free", "what it costs", "what is included"],
  easy: "an ordinary event nearby on a free date",
  hard: "a distant venue, a special request or a date that is half promised",
  typed: "dates, places and special requests",
  system: "the calendar",
  sort: [
    "which date and where",
    "what kind of occasion and how many people",
    "about how much they have in mind",
  ],
  cold: "quotes that went quiet",
  gap: "a Saturday kept free for nobody",
  order: "changes and extras",
  status: "whether everything is set for the day",
  expert: "what fits an occasion",
  never: ["that a date is free before you looked", "a discount"],
  urgent: "an event today at which something is missing",
  tests: [
    "Are you free on the second Saturday in June?",
    "What would it cost for three hours?",
    "It starts in an hour and nobody is here.",
  ],
  rules: [
    "A date is held until a day you name, and booked with the deposit.",
    "What happens in rain or if somebody is sick belongs in the contract.",
  ],
  lever: "price",
  facts: [
    "The first clear yes with a price usually gets the date, so put both in your first message.",
    "A hundred people see every event. Leave a card with the person who organized it.",
  ],
};
