import type { Finding } from "../kinds.ts";

export const exploredAndAble: Finding = {
  id: "explored-and-able",
  group: "ai",
  basis: ["previousAiExperience", "techComfortLevel", "operationalBottlenecks"],
  // The page that it misses is a step of the plan, or it is not said.
  about: ["question-time"],
  cures: ["answer-page", "reply-templates", "teach-what-you-have"],
  strength: 5,
  when: (s) => s.ai === "explored" && s.comfort >= 2 && s.faq,
  title: () => "You have what it takes; what's missing is one page of answers",
  means: (_, t) =>
    `You are comfortable with tools and have looked at AI, but it stopped there. What's missing is usually nothing clever: one page that says ${t.ask[0]}, ${t.ask[1]} and ten more things like that, in the words you'd use out loud.`,
  look: () =>
    `Set a timer for half an hour and write a first version of that page, mistakes and all. After that you'll know whether another trial account is worth your evening.`,
};
