import type { Finding } from "../kinds.ts";

export const nothingToAnswer: Finding = {
  id: "nothing-to-answer",
  group: "doors",
  basis: ["interactionChannels"],
  about: [],
  strength: 10,
  when: (s) => s.onlyInPerson,
  title: () => "There is nothing here for an assistant to answer",
  means: (s, t) =>
    `By your answers people reach you in person and no other way. Then an assistant has nothing to answer: don't buy one.${s.typing || s.followUp ? ` ${s.typing && s.followUp ? "Two things get" : "What gets"} lost${s.typing && s.followUp ? ": " : " is "}${[s.typing ? "what was said and never written down" : "", s.followUp ? t.cold : ""].filter(Boolean).join("; and ")}.` : ""}`,
  look: (_, t) =>
    t.orders
      ? `Stand where they stand. For one morning, mark every ${t.customer} who waits longer than five minutes, and put a cross for each who leaves.`
      : `Go through last month's ${t.jobs}. Beside each, write what was agreed as the next thing, and by whom. The blanks are what you lose.`,
};
