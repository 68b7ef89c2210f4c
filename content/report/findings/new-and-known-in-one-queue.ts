import type { Finding } from "../kinds.ts";

export const newAndKnownInOneQueue: Finding = {
  id: "new-and-known-in-one-queue",
  group: "support",
  basis: ["operationalBottlenecks"],
  cures: ["status-notice"],
  strength: 7,
  when: (s) => s.support && s.leads,
  title: (_, t) => `A possible ${t.newOne} waits behind '${t.status}?'`,
  means: () =>
    `Support and new enquiries are both on your list, and if they share one queue, the new ones lose: who knows you waits, who does not, will not.`,
  look: (s, t) =>
    `Mark each of tomorrow's ${s.contacts} N for new and K for known. See how many K stood before the first N, and which ${t.job} that N was about.`,
};
