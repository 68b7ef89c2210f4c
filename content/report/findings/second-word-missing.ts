import type { Finding } from "../kinds.ts";
import { brief } from "../words.ts";

export const secondWordMissing: Finding = {
  id: "second-word-missing",
  group: "leads",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["friday-list", "quote-chaser"],
  strength: 8,
  when: (s) => s.followUp && s.reply <= 1,
  title: () => "A quick first word, and perhaps no second",
  means: (s, t) =>
    `They hear from you ${s.replyWords}; then it is theirs to come back. You named following up yourself: look among your ${t.cold}.`,
  look: (_, t) =>
    t.lapses
      ? `Write down five names who should have come again and did not. With how many have you spoken since?`
      : `Write down the ${brief(t.cold)} that are still open. Not the money, the names: with how many of them have you spoken since?`,
};
