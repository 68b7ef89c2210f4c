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
  title: () => "Growth is already knocking, and waits",
  means: (s, t) =>
    `You want more revenue, and people who ask hear back ${s.replyWords}. They need no advertising: they ${s.reach} of their own accord, and ${t.next}.`,
  look: (_, t) =>
    `Before you spend another dollar on advertising, count how many possible ${t.newOnes} from last month never got a second message from you.`,
};
