import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const socialEnquiries: Finding = {
  id: "social-enquiries",
  group: "leads",
  basis: ["interactionChannels", "operationalBottlenecks"],
  about: ["slow-replies", "unanswered"],
  cures: ["first-reply", "arrival-note", "missed-list"],
  strength: 6,
  when: (s) => s.social && s.reply >= 1 && (s.leads || s.support),
  title: () => "An open question has an audience",
  means: (_, t) =>
    `They ask on social media, and an unanswered '${t.ask[0]}?' stands there for the next one to read. Nowhere else is a slow answer seen by others.`,
  look: (_, t) =>
    `Scroll through your own comments as ${article(t.customer)} would, thirty days back, and note the oldest question without a reply.`,
};
