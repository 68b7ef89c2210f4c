import type { Finding } from "../kinds.ts";

export const questionsAtTheCounter: Finding = {
  id: "questions-at-the-counter",
  group: "questions",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["counter-card"],
  strength: 6,
  when: (s) => s.faq && s.onlyInPerson,
  title: () => "The same five answers, given standing up",
  means: (_, t) =>
    `They stand before you and ask ${t.ask[0]}, one after the other. It costs minutes where ${t.customers} wait.`,
  look: (_, t) =>
    `Lay a sheet beside you and make a stroke for each repeat. Three rows will hold nearly all: ${t.ask[0]}, ${t.ask[1]}, and one you do not expect.`,
};
