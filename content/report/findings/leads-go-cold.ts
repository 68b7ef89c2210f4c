import type { Finding } from "../kinds.ts";

export const leadsGoCold: Finding = {
  id: "leads-go-cold",
  group: "leads",
  basis: ["operationalBottlenecks", "responseTime"],
  about: ["sorting-time"],
  cures: ["three-questions", "first-reply"],
  strength: 9,
  when: (s) => s.leads && s.followUp && s.reply >= 2,
  title: () => "Good and hopeless enquiries wait in one line",
  means: (s, t) =>
    `Sorting enquiries and following up both stand on your list, and a reply comes ${s.replyWords}. So the good ones wait beside the hopeless, and some end as ${t.cold}.`,
  look: (_, t) =>
    `Find three possible ${t.newOnes} from last month who simply stopped. Ask each one question: what did you do instead?`,
};
