import type { Finding } from "../kinds.ts";

export const exploredAndAble: Finding = {
  id: "explored-and-able",
  group: "ai",
  basis: ["previousAiExperience", "techComfortLevel"],
  strength: 5,
  when: (s) => s.ai === "explored" && s.comfort >= 2,
  title: () => "You can do this. All you're missing is one page",
  means: (_, t) =>
    `You are comfortable with tools and have looked at AI, but it stopped there. What's missing is usually nothing clever: one page that says ${t.ask[0]}, ${t.ask[1]} and ten more things like that, in the words you'd use out loud.`,
  look: () =>
    `Set a timer for half an hour and write that page, badly. It will tell you more than another trial account.`,
};
