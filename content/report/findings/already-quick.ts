import type { Finding } from "../kinds.ts";

export const alreadyQuick: Finding = {
  id: "already-quick",
  group: "speed",
  basis: ["responseTime", "operationalBottlenecks"],
  about: [],
  against: ["busy", "slow-replies", "unanswered"],
  strength: 6,
  when: (s) => s.reply === 0 && !s.afterHours && !s.always && !s.onlyInPerson && s.missedPart < 0.1,
  title: () => "You're already fast, so don't pay for speed",
  means: (_, t) =>
    `You answer ${t.customers} within the hour already. What that costs you is the work each answer interrupts: look there, and not for a faster tool.`,
  look: (s) =>
    `For one morning, write down what each of the ${s.contacts} interrupted, and add up the minutes.`,
};
