import type { Finding } from "../kinds.ts";
import { brief } from "../words.ts";

export const secondWordMissing: Finding = {
  id: "second-word-missing",
  group: "leads",
  basis: ["operationalBottlenecks", "responseTime"],
  strength: 8,
  when: (s) => s.followUp && s.reply <= 1,
  title: () => "The first answer is quick, the second never comes",
  means: (s, t) =>
    `They hear from you ${s.replyWords}, then the thread is theirs to pick up. You named following up yourself: that is where a good first answer ends (${t.cold}).`,
  look: (_, t) =>
    `Write down the ${brief(t.cold)} that are still open. Not the money, the names: with how many of them have you spoken since?`,
};
