import { QUESTIONS } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const factsNotJudgment: Finding = {
  id: "facts-not-judgment",
  group: "expert",
  basis: ["cloneExpertiseValue", "operationalBottlenecks"],
  about: ["question-time"],
  cures: QUESTIONS,
  strength: 6,
  when: (s) => s.clone <= 1 && s.faq,
  title: () => "What people keep asking doesn't need you",
  means: (s, t) =>
    `${s.clone === 0 ? "You don't feel the need for a copy of yourself, and for this you don't need one" : "A copy of yourself would help somewhat, but you don't need one for this"}: ${t.ask[0]} and ${t.ask[2]} are facts, and facts can go on a page.`,
  look: () =>
    `Write down the three answers you gave most often today, one sentence each. If a stranger could read them out, nobody needs you for that.`,
};
