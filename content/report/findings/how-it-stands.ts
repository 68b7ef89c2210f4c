import type { Finding } from "../kinds.ts";

export const howItStands: Finding = {
  id: "how-it-stands",
  group: "support",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["status-notice"],
  strength: 5,
  when: (s) => s.support && s.reply <= 1 && !s.leads,
  title: () => "Most of your support is people asking where things stand",
  means: (_, t) =>
    `You answer ${t.customers} quickly, and support still slows you down, so the trouble isn't speed. Many want to know ${t.status}, and you knew that before they asked.`,
  look: (_, t) =>
    `At noon tomorrow, count how many asked ${t.status} this morning. The answer was in ${t.system} all along.`,
};
