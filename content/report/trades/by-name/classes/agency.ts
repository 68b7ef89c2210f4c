import { serves } from "../../served.ts";
import type { Sketch } from "../sketch.ts";

export const agency: Sketch["words"] = {
  place: "office",
  ...serves("client", "new client", "case"),
  books: false,
  orders: false,
  day: [9, 17],
  night: "the inquiry somebody finally writes late in the evening",
  hands: "while you are working on a case",
  next: "they ask two others and stay with whoever sounded sure",
  ask: ["what it costs", "how long it takes", "whether you can help in a case like theirs"],
  easy: "a first consultation on an ordinary case",
  hard: "a case whose outcome nobody can promise",
  typed: "names, dates and documents",
  system: "the case list",
  sort: ["what they want to find out or have done", "what they already have", "how soon"],
  cold: "first conversations that led to nothing",
  gap: "an hour kept free for a conversation that did not happen",
  order: "extra copies and follow-ups",
  status: "how far their case is",
  expert: "what can be done in a case",
  never: ["a result", "anything about another client"],
  urgent: "a deadline that runs out today",
  tests: ["Do you take cases like mine?", "Roughly what would it cost?", "The deadline is tomorrow morning."],
  rules: [
    "What a client tells you stays with you: no case is an example.",
    "What you may do and what needs a lawyer is said at the start.",
  ],
  lever: "price",
  facts: [
    "Clients buy certainty. A fixed first step at a fixed price sells better than an hourly rate.",
    "Most of your clients come through a recommendation. At the end of each project, ask who else might need this.",
  ],
};
