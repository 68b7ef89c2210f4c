import { serves } from "../../served.ts";
import type { Sketch } from "../sketch.ts";

export const visit: Sketch["words"] = {
  place: "business",
  ...serves("customer", "new customer", "visit"),
  books: true,
  orders: false,
  day: [8, 17],
  night: "the problem that somebody notices in the evening",
  hands: "while you are on a job",
  next: "people who need it done go down the list until somebody names a day",
  ask: ["what it costs", "how soon you can come", "what has to be ready beforehand"],
  easy: "an ordinary visit of a known length",
  hard: "a job nobody can price without seeing it",
  typed: "addresses, gate codes and what was found",
  system: "the job list",
  sort: ["where it is", "what is wrong, with a picture", "how soon it has to be done"],
  cold: "estimates that went quiet",
  gap: "a drive to a locked door",
  order: "parts and follow-up visits",
  status: "when you will arrive",
  expert: "what the problem is and what it takes",
  never: ["a price before it was seen", "that it is safe until you come"],
  urgent: "anything that leaks, smells or could hurt somebody",
  tests: [
    "Can you come one morning next week?",
    "Roughly what would that cost?",
    "It is getting worse by the minute.",
  ],
  rules: [
    "Your license and insurance decide what you may promise: keep the numbers at hand.",
    "Addresses, gate codes and when nobody is home stay with you.",
  ],
  lever: "price",
  facts: [
    "A picture before the visit saves a second drive, and often it sets the price.",
    "A customer who was happy once is the cheapest to win again. Write down when each could need you next.",
  ],
};
