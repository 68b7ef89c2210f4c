import type { Finding } from "../kinds.ts";
import { cap, nth } from "../words.ts";

export const sameQuestionEverywhere: Finding = {
  id: "same-question-everywhere",
  group: "questions",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["answer-page", "reply-templates", "teach-what-you-have"],
  strength: 6,
  when: (s) => s.faq && s.doors >= 3,
  title: (s, t) => `'${cap(t.ask[0])}', ${nth(s.doors)} times over`,
  means: (s, t) =>
    `You can be asked in ${nth(s.doors)} ways. If the answers differ a little, ${t.ask[1]} is where it costs you later.`,
  look: (_, t) => `Ask ${t.ask[0]} as a stranger in two of the ways, and lay the two answers side by side.`,
};
