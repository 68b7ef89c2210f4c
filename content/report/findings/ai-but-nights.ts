import type { Finding } from "../kinds.ts";

export const aiButNights: Finding = {
  id: "ai-but-nights",
  group: "ai",
  basis: ["previousAiExperience", "operationalBottlenecks"],
  about: ["after-hours"],
  cures: ["ai-on-nights"],
  strength: 6,
  when: (s) => s.ai === "using" && s.afterHours && !s.faq && !s.support,
  title: () => "Your AI tool stops when you close",
  means: (_, t) =>
    `You already use AI, but you still named the hours after closing. Think of ${t.night}. Your tool may be able to take that already; somebody only has to switch it on for the evening.`,
  look: () =>
    "Ask the person who set it up what it's connected to, and whether it can answer after you've gone home. You'll have your answer in one phone call or email.",
};
