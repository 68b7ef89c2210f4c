import { SLOW } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const growthLeaks: Finding = {
  id: "growth-leaks",
  group: "goal",
  basis: ["primaryGoal", "responseTime", "operationalBottlenecks"],
  about: ["slow-replies", "unanswered"],
  cures: SLOW,
  strength: 7,
  when: (s) => s.goal === "growth" && !s.onlyInPerson && s.reply >= 2,
  title: () => "Growth that has already asked for you",
  means: (s, t) =>
    `You want more revenue, and people who asked hear back ${s.replyWords}. These need no advertising: they ${s.reach} of their own accord, and ${t.next}.`,
  look: (_, t) =>
    `Before the next dollar for advertising, count: how many possible ${t.newOnes} from last month got no second sentence from you?`,
};
