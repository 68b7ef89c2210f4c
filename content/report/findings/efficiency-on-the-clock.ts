import type { Finding } from "../kinds.ts";
import { article, topic } from "../words.ts";

export const efficiencyOnTheClock: Finding = {
  id: "efficiency-on-the-clock",
  group: "goal",
  basis: ["primaryGoal", "customerInteractionPercentage"],
  strength: 4,
  when: (s) => s.goal === "efficiency" && s.talk >= 2 && !s.typing && !s.orders,
  title: () => "More than half the day is talk, and some of it is the job",
  means: (_, t) =>
    `Part of your talking is the work itself: ${topic(t.expert)} cannot be shortened. The rest can, and only the rest is counted here.`,
  look: (_, t) =>
    `After each conversation tomorrow, ask yourself whether ${article(t.customer)} would have paid for it. Shorten the others.`,
};
