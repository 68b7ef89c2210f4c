import type { Finding } from "../kinds.ts";

export const exploredAndAble: Finding = {
  id: "explored-and-able",
  group: "ai",
  basis: ["previousAiExperience", "techComfortLevel"],
  strength: 5,
  when: (s) => s.ai === "explored" && s.comfort >= 2,
  title: () => "You can do it; what may be missing is a page",
  means: (_, t) =>
    `You are at ease with tools and have looked at AI; it stayed at looking. What usually is missing is dull: a page with ${t.ask[0]}, ${t.ask[1]} and ten more, in sentences you would say aloud.`,
  look: (_, t) =>
    `Set a clock to half an hour and write that page, badly. How far you get with ${t.jobs} tells you more than another trial account.`,
};
