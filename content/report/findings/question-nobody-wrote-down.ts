import type { Finding } from "../kinds.ts";

export const questionNobodyWroteDown: Finding = {
  id: "question-nobody-wrote-down",
  group: "questions",
  basis: ["operationalBottlenecks", "interactionChannels"],
  strength: 5,
  when: (s) => s.faq && s.doors <= 2 && !s.onlyInPerson,
  title: () => "The answers exist, but only in somebody's mouth",
  means: (_, t) =>
    `Repeated questions slow you down, and ${t.ask[0]} has the same answer every time. As long as it stands nowhere, each ${t.customer} has to ask.`,
  look: (_, t) =>
    `Search your own page for ${t.ask[1]} with a stranger's patience: twenty seconds. If it takes longer, they ask.`,
};
