import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const efficiencyOnTheClock: Finding = {
  id: "efficiency-on-the-clock",
  group: "goal",
  basis: ["primaryGoal", "customerInteractionPercentage"],
  strength: 4,
  when: (s) => s.goal === "efficiency" && s.talk >= 2 && !s.typing && !s.orders,
  title: () => "More than half the day is talk: some of it is the work",
  means: (_, t) =>
    `For you talking is not what keeps you from work, part of it is the work: ${t.expert} cannot be shortened. The rest can, and only the rest is counted below.`,
  look: (_, t) =>
    `Note after each talk tomorrow whether you would have sent ${article(t.customer)} a bill for it. The unbilled ones are the ones to shorten.`,
};
