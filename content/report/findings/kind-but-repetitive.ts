import { QUESTIONS } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const kindButRepetitive: Finding = {
  id: "kind-but-repetitive",
  group: "goal",
  basis: ["primaryGoal", "responseTime", "operationalBottlenecks"],
  about: ["question-time", "status-time"],
  cures: [...QUESTIONS, "status-notice"],
  strength: 5,
  when: (s) => s.goal === "experience" && s.reply <= 1 && (s.faq || s.support),
  title: () => "They wait little and ask a lot",
  means: (_, t) =>
    `You reply soon, so a better experience is not a faster one. It is ${article(t.customer)} who never had to ask ${t.ask[1]}, because somebody said so in time.`,
  look: (_, t) =>
    `Read the kindest thank-you you got lately: what does it thank you for? Do that for every ${t.customer} without being asked.`,
};
