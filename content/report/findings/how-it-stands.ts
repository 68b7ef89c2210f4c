import type { Finding } from "../kinds.ts";

export const howItStands: Finding = {
  id: "how-it-stands",
  group: "support",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["status-notice"],
  strength: 5,
  when: (s) => s.support && s.reply <= 1 && !s.leads,
  title: () => "Good answers to a question nobody should have to ask",
  means: (_, t) =>
    `You answer ${t.customers} quickly, and support still slows you down. So speed isn't the trouble, volume is: most of them want to know ${t.status}, and you knew that before they asked.`,
  look: (_, t) =>
    `At noon tomorrow, count how many asked ${t.status} this morning. The answer was in ${t.system} all along.`,
};
