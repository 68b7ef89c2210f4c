import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const followUpAndSlow: Finding = {
  id: "follow-up-and-slow",
  group: "leads",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["friday-list", "quote-chaser"],
  strength: 6,
  when: (s) => s.followUp && s.reply >= 2 && !s.leads,
  title: () => "Behind with the first word, so there is no second",
  means: (s, t) =>
    `When the first reply comes ${s.replyWords}, asking again is a luxury. It is also the cheapest sale there is: ${t.cold} have already heard your price.`,
  look: (_, t) =>
    `Put the last ten on a list with two dates: when they asked, when you last said something. The widest gap is tomorrow's first conversation about ${article(t.job)}.`,
};
