import type { Finding } from "../kinds.ts";

export const followUpAndSlow: Finding = {
  id: "follow-up-and-slow",
  group: "leads",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["friday-list", "quote-chaser"],
  strength: 6,
  when: (s) => s.followUp && s.reply >= 2 && !s.leads,
  title: () => "A late first word, and then a second?",
  means: (s, t) =>
    `When the first reply comes ${s.replyWords}, a second word is easily forgotten. It is the cheapest sale there is: look at ${t.cold}.`,
  look: () =>
    `Put the last ten on a list with two dates: when they asked, when you last said something. The widest gap comes first tomorrow.`,
};
