import { serves } from "../../served.ts";
import type { Sketch } from "../sketch.ts";

export const lab: Sketch["words"] = {
  place: "laboratory",
  ...serves("client", "new client", "test"),
  books: false,
  orders: true,
  day: [8, 17],
  night: "the question about a sample that has to go out tomorrow",
  hands: "while you are at the bench",
  next: "they send the sample wherever the form is clear and the price is posted",
  ask: ["what a test costs", "how the sample has to be taken and sent", "when the result comes"],
  easy: "a standard test with the usual form",
  hard: "an unusual sample, a rush or a result for a dispute",
  typed: "sample numbers, names and results",
  system: "the sample list",
  sort: ["what is to be tested and why", "how many samples", "when the result is needed"],
  cold: "quotes that went quiet",
  gap: "a rush slot nobody used",
  order: "samples and orders for tests",
  status: "when their result is ready",
  expert: "what a result means",
  never: ["a result before it is released", "what a result means for somebody's health"],
  urgent: "a result that is dangerous for somebody, a sample that is spoiling",
  tests: [
    "How do I send you a water sample?",
    "Can I have it by Thursday?",
    "We have been drinking it for a week and feel sick.",
  ],
  rules: [
    "Only released results leave the lab, and only to the person who ordered them.",
    "How a sample was taken decides what the result is worth: the form must ask.",
  ],
  lever: undefined,
  facts: [
    "A form that can't be sent half empty saves more time than any machine.",
    "Most questions are about when, and a date on the receipt answers them.",
  ],
};
