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
  means: (s, t) =>
    `People hear from you within the hour, and you didn't name the evenings. A tool that 'answers faster' would only ${s.phone ? "pick up what you pick up" : "answer what you answer"} already. Look instead at what those quick answers to ${t.customers} cost you.`,
  look: (s) =>
    `For one morning, write down what each of the ${s.contacts} interrupted, and add up the minutes.`,
};
