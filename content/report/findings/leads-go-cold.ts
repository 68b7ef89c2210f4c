import type { Finding } from "../kinds.ts";

export const leadsGoCold: Finding = {
  id: "leads-go-cold",
  group: "leads",
  basis: ["operationalBottlenecks", "responseTime"],
  about: ["sorting-time"],
  cures: ["three-questions", "first-reply"],
  strength: 9,
  when: (s) => s.leads && s.followUp && s.reply >= 2,
  title: () => "Good and hopeless inquiries wait in the same line",
  means: (s, t) =>
    `You named both sorting inquiries and following up, and replies come ${s.replyWords}. So the good ones wait behind the hopeless ones, and you end up with ${t.cold}.`,
  look: () =>
    "Find three people from last month who asked, and then simply stopped answering. Ask each of them what they did instead.",
};
