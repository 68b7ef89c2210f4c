import type { Finding } from "../kinds.ts";

export const boughtAndNotUsed: Finding = {
  id: "bought-and-not-used",
  group: "ai",
  basis: ["previousAiExperience", "operationalBottlenecks"],
  about: ["question-time", "status-time"],
  cures: ["teach-what-you-have"],
  strength: 9,
  when: (s) => s.ai === "using" && (s.faq || s.support || s.typing),
  title: () => "You have AI, and the same work still arrives",
  means: (s, t) =>
    `You use AI now and still name ${s.faq ? "questions that repeat" : s.support ? "support" : "typing"} as what slows you down. Perhaps it stands where this work does not pass; perhaps it was never given ${s.faq ? `your answer to ${t.ask[0]}` : t.typed}.`,
  look: (s, t) =>
    `Put yesterday's first five ${s.contacts} to the tool you have. If it fails, look first at what it was given to read about ${t.jobs}.`,
};
