import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const socialEnquiries: Finding = {
  id: "social-enquiries",
  group: "leads",
  basis: ["interactionChannels", "operationalBottlenecks"],
  about: ["slow-replies", "unanswered"],
  strength: 6,
  when: (s) => s.social && s.reply >= 1 && (s.leads || s.support),
  title: () => "Questions under a picture are seen by everybody but you",
  means: (_, t) =>
    `They ask on social media, in public or half in public, and an unanswered '${t.ask[0]}?' stands there for the next one to read. It is the only place where a slow answer has an audience.`,
  look: (_, t) =>
    `Scroll through your own comments as ${article(t.customer)} would, thirty days back, and note the oldest question without a reply.`,
};
