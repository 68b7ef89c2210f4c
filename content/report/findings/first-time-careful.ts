import type { Finding } from "../kinds.ts";
import { cap, nth } from "../words.ts";

export const firstTimeCareful: Finding = {
  id: "first-time-careful",
  group: "ai",
  basis: ["previousAiExperience", "techComfortLevel", "operationalBottlenecks"],
  strength: 6,
  when: (s) => s.ai === "none" && s.comfort === 0 && s.named >= 3,
  title: (s) => `${cap(nth(s.named))} bottlenecks and no wish for new tools`,
  means: (_, t) =>
    `You are not comfortable with new tools, and nothing here asks you to be. The plan uses paper and what ${t.system} can already do; anything that needs more is left out and named.`,
  look: (_, t) =>
    `Think about what you could stop doing: the habit that costs you most around ${t.jobs} is usually older than any tool.`,
};
