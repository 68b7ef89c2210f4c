import type { Finding } from "../kinds.ts";

export const followUpAndSlow: Finding = {
  id: "follow-up-and-slow",
  group: "leads",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["friday-list", "quote-chaser"],
  strength: 6,
  when: (s) => s.followUp && s.reply >= 2 && !s.leads,
  title: () => "Your first answer comes late, and then nobody follows up",
  means: (s, t) =>
    `When the first reply comes ${s.replyWords}, the follow-up is easily forgotten. Yet nobody is easier to win than the people behind your ${t.cold}.`,
  look: () =>
    `List the last ten with two dates: when they asked and when you last wrote. Tomorrow, start with the widest gap.`,
};
