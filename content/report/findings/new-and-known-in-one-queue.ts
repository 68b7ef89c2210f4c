import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";

export const newAndKnownInOneQueue: Finding = {
  id: "new-and-known-in-one-queue",
  group: "support",
  basis: ["operationalBottlenecks"],
  cures: ["status-notice"],
  strength: 7,
  when: (s) => s.support && s.leads,
  title: (_, t) => `A possible new ${t.customer} waits behind “${asCustomer(t.status)}”`,
  means: () =>
    `Support and new inquiries are both on your list. If they share one line, the new ones lose: people who know you wait, and people who do not, will not.`,
  look: (s) =>
    `Mark each of tomorrow's ${s.contacts} N for new or K for known. How many K came before the first N?`,
};
