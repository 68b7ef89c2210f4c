import type { Finding } from "../kinds.ts";

export const alreadyQuick: Finding = {
  id: "already-quick",
  group: "speed",
  basis: ["responseTime", "operationalBottlenecks"],
  about: [],
  against: ["busy", "slow-replies", "unanswered"],
  strength: 6,
  when: (s) => s.reply === 0 && !s.afterHours && !s.onlyInPerson && s.missedPart < 0.1,
  title: () => "Speed is not your problem, so do not buy speed",
  means: (s, t) =>
    `They hear from you within the hour, and you did not name the evenings. Anything sold as 'answers faster' would ${s.phone ? "pick up what you pick up" : "answer what you answer"} already; look at what those quick answers to ${t.customers} cost you instead.`,
  look: (s, t) =>
    `Note for one morning what each of the ${s.contacts} broke off. The list of what you were doing is the bill for being quick about ${t.ask[0]}.`,
};
