import { NIGHT } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const continuityAtClosing: Finding = {
  id: "continuity-at-closing",
  group: "goal",
  basis: ["primaryGoal", "operationalBottlenecks"],
  about: ["after-hours"],
  cures: NIGHT,
  strength: 6,
  when: (s) => s.goal === "continuity" && s.clone <= 1 && s.afterHours,
  title: () => "Your business stops every evening",
  means: (_, t) =>
    `You want ${article(t.place)} that keeps running, and today nobody covers even an ordinary evening. Think of ${t.night}: the same would happen all day long if nobody could come in.`,
  look: () =>
    "Imagine you couldn't open tomorrow. Who would find out, how, and what would people hear if they tried to reach you?",
};
