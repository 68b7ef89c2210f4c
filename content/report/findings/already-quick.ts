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
    `You answer within the hour already, so a tool that answers faster buys you little. Look instead at what those quick answers to ${t.customers} cost you.`,
  look: (s) =>
    `For one morning, write down what each of the ${s.contacts} interrupted, and add up the minutes.`,
};
