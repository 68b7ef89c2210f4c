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
    `You answer everybody within the hour, and sorting out the serious ones slows you down. So your best hour goes to the first person who asks. Find out ${t.sort[0]} before you put any time in.`,
  look: (_, t) =>
    `Mark which of last week's inquiries became ${t.newOnes}. Then mark the point at which you could have told.`,
};
