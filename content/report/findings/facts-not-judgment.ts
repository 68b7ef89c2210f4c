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
  title: () => "What people keep asking does not need you",
  means: (s, t) =>
    `${s.clone === 0 ? "You do not long for a copy of yourself, and you need none" : "A copy of yourself would help you somewhat, and for this you need none"}: ${t.ask[0]} and ${t.ask[2]} are facts, and facts can go on a page.`,
  look: () =>
    `Write down the three answers you gave most often today, one sentence each. If a stranger could read them out, they do not need you.`,
};
