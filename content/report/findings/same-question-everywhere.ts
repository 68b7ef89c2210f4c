import type { Finding } from "../kinds.ts";
import { nth } from "../words.ts";
import { asCustomer } from "../spoken.ts";

export const sameQuestionEverywhere: Finding = {
  id: "same-question-everywhere",
  group: "questions",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["answer-page", "reply-templates", "teach-what-you-have"],
  strength: 6,
  when: (s) => s.faq && s.doors >= 3,
  title: (s, t) => `People ask “${asCustomer(t.ask[0])}” in ${nth(s.doors)} different places`,
  means: (s) =>
    `People can ask you in ${nth(s.doors)} ways, and each time somebody writes the answer from scratch. That takes longer than it should, and sooner or later two answers won't match.`,
  look: (_, t) => `Ask ${t.ask[0]} as a stranger in two of those places, and compare the two answers.`,
};
