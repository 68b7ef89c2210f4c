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
    `You use AI, and still you name the hours after closing. If what you have can read or hear ${t.night}, nobody has let it.`,
  look: () =>
    "Find out from whoever set it up what it is connected to, and whether it can hear or read anything when you are gone. That is one question, not a project.",
};
