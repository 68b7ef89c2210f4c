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
    `You use AI, and still you named the hours after closing. If your tool can read or hear messages like this one, ${t.night}, nobody has switched it on for the night.`,
  look: () =>
    "Ask whoever set it up what it is connected to, and whether it can answer when you are gone. That is one question, not a project.",
};
