import type { Finding } from "../kinds.ts";

export const stoppedOnce: Finding = {
  id: "stopped-once",
  group: "ai",
  basis: ["previousAiExperience", "techComfortLevel"],
  strength: 7,
  when: (s) => s.ai === "explored" && s.comfort <= 1,
  title: () => "You looked at AI once, and stopped",
  means: (_, t) =>
    `Your reason tells you more than any demo would. If it was the fear of a machine saying ${t.never[0]}, that was a good one.`,
  look: () =>
    `Write the reason in one line and check the first step below against it. If the step doesn't answer it, skip the step.`,
};
