import type { Finding } from "../kinds.ts";

export const newAndKnownInOneQueue: Finding = {
  id: "new-and-known-in-one-queue",
  group: "support",
  basis: ["operationalBottlenecks"],
  cures: ["status-notice"],
  strength: 7,
  when: (s) => s.support && s.leads,
  title: (_, t) => `Somebody new waits behind people who ask ${t.status}`,
  means: () =>
    `Support and new inquiries are both on your list. If they share one line, the new ones lose out. People who know you will wait; people who don't will try the next name.`,
  look: (s) =>
    `Mark each of tomorrow's ${s.contacts} N for new or K for known. How many K came before the first N?`,
};
