import type { Finding } from "../kinds.ts";

export const fastToEverybody: Finding = {
  id: "fast-to-everybody",
  group: "leads",
  basis: ["operationalBottlenecks", "responseTime"],
  cures: ["three-questions", "first-reply"],
  strength: 6,
  when: (s) => s.leads && s.reply === 0,
  title: () => "You are quick with everybody, including those who never buy",
  means: (_, t) =>
    `You answer everybody within the hour, and sorting inquiries slows you down: your best hour goes to whoever asks first. Find out ${t.sort[0]} before your time goes in.`,
  look: (_, t) =>
    `Mark which of last week's inquiries became ${t.newOnes}. Then mark the moment you could first have known.`,
};
