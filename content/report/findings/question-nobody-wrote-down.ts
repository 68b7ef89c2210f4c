import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";

export const questionNobodyWroteDown: Finding = {
  id: "question-nobody-wrote-down",
  group: "questions",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["answer-page", "reply-templates", "teach-what-you-have"],
  strength: 5,
  when: (s) => s.faq && s.doors <= 2 && !s.onlyInPerson,
  title: () => "The same answer, every time",
  means: (_, t) =>
    `Repeated questions slow you down, and “${asCustomer(t.ask[0])}” has the same answer every time. If it is written nowhere, every ${t.customer} has to ask.`,
  look: (_, t) =>
    `Give yourself twenty seconds to find ${t.ask[1]} on your own page. If it takes longer, people ask you.`,
};
