import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";

export const socialEnquiries: Finding = {
  id: "social-enquiries",
  group: "leads",
  basis: ["interactionChannels", "operationalBottlenecks"],
  about: ["slow-replies", "unanswered"],
  cures: ["first-reply", "arrival-note", "missed-list"],
  strength: 6,
  when: (s) => s.social && s.reply >= 1 && (s.leads || s.support),
  title: () => "An unanswered question that everybody can read",
  means: (_, t) =>
    `People ask you on social media, and an unanswered “${asCustomer(t.ask[0])}” stays there for the next person to see. Nowhere else does a slow answer have an audience.`,
  look: () =>
    `Scroll back thirty days through your own comments and note the oldest question without a reply.`,
};
