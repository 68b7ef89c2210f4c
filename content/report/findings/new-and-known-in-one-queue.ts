import type { Finding } from "../kinds.ts";

export const newAndKnownInOneQueue: Finding = {
  id: "new-and-known-in-one-queue",
  group: "support",
  basis: ["operationalBottlenecks"],
  strength: 7,
  when: (s) => s.support && s.leads,
  title: (_, t) => `A possible ${t.newOne} waits behind '${t.status}?'`,
  means: (_, t) =>
    `Support and new enquiries are both on your list, and they share one queue. Who knows you will wait; who does not, will not: ${t.next}.`,
  look: (s, t) =>
    `Mark each of tomorrow's ${s.contacts} N for new and K for known. See how many K stood before the first N, and which ${t.job} that N was about.`,
};
