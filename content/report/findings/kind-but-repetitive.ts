import type { Finding } from "../kinds.ts";
import { article } from "../words.ts";

export const kindButRepetitive: Finding = {
  id: "kind-but-repetitive",
  group: "goal",
  basis: ["primaryGoal", "responseTime", "operationalBottlenecks"],
  about: ["question-time", "status-time"],
  strength: 5,
  when: (s) => s.goal === "experience" && s.reply <= 1 && (s.faq || s.support),
  title: () => "They wait little and ask much",
  means: (_, t) =>
    `You reply soon, so a better experience is not a faster one. It is ${article(t.customer)} who did not have to ask ${t.ask[1]} because it was said in time.`,
  look: (_, t) =>
    `Take yesterday's kindest thank-you and read what it thanks you for. Do that one thing for every ${t.customer} without being asked.`,
};
