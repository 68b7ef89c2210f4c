import type { Finding } from "../kinds.ts";

export const aiButNights: Finding = {
  id: "ai-but-nights",
  group: "ai",
  basis: ["previousAiExperience", "operationalBottlenecks"],
  about: ["after-hours"],
  cures: ["ai-on-nights"],
  strength: 6,
  when: (s) => s.ai === "using" && s.afterHours && !s.faq && !s.support,
  title: () => "Your AI keeps office hours",
  means: (_, t) =>
    `You already use AI, but you still named the hours after closing. Think of ${t.night}. Maybe your tool could take that, and nobody has switched it on for the night.`,
  look: () =>
    "Ask the person who set it up what it's connected to, and whether it can answer after you've gone home. It's one question, not a project.",
};
