import type { Finding } from "../kinds.ts";

export const howItStands: Finding = {
  id: "how-it-stands",
  group: "support",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["status-notice"],
  strength: 5,
  when: (s) => s.support && s.reply <= 1 && !s.leads,
  title: () => "Good answers to a question that need not be asked",
  means: (_, t) =>
    `You answer ${t.customers} soon, and still support slows you down. Then it is the number and not the speed: most want to know ${t.status}, which you knew before they did.`,
  look: (_, t) =>
    `Tomorrow at noon, count how many of the morning's questions were of the form '${t.status}'. You had the answer in ${t.system} all along.`,
};
