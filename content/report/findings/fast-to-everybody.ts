import type { Finding } from "../kinds.ts";

export const fastToEverybody: Finding = {
  id: "fast-to-everybody",
  group: "leads",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["three-questions", "first-reply"],
  strength: 6,
  when: (s) => s.leads && s.reply === 0,
  title: () => "Quick to everybody, also to those who never buy",
  means: (_, t) =>
    `You answer everybody within the hour and you name sorting enquiries as a bottleneck: the best hour of the day goes to whoever asks first. If nobody is asked ${t.sort[0]} before your time goes in, that is the gap.`,
  look: (_, t) =>
    `Take last week's enquiries and mark those that became ${t.newOnes}. Then mark when you could first have known.`,
};
