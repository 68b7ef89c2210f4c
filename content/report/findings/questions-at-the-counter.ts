import type { Finding } from "../kinds.ts";

export const questionsAtTheCounter: Finding = {
  id: "questions-at-the-counter",
  group: "questions",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["counter-card"],
  strength: 6,
  when: (s) => s.faq && s.onlyInPerson,
  title: () => "The same five answers, all day long",
  means: (_, t) =>
    `One after the other, people ask you ${t.ask[0]}. It costs minutes while other ${t.customers} wait.`,
  look: (_, t) =>
    `Keep a sheet beside you and mark every repeat. Three rows will cover nearly all: ${t.ask[0]}, ${t.ask[1]}, and one you do not expect.`,
};
