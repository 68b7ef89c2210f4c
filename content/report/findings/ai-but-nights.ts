import type { Finding } from "../kinds.ts";

export const aiButNights: Finding = {
  id: "ai-but-nights",
  group: "ai",
  basis: ["previousAiExperience", "operationalBottlenecks"],
  about: ["after-hours"],
  strength: 6,
  when: (s) => s.ai === "using" && s.afterHours && !s.faq && !s.support,
  title: () => "Your AI keeps office hours",
  means: (_, t) =>
    `You use AI, and still nobody is there when you close. Whatever it does, it does not stand where ${t.night} arrives.`,
  look: () =>
    "Find out from whoever set it up what it is connected to, and whether it can hear or read anything when you are gone. That is one question, not a project.",
};
