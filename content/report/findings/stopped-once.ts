import type { Finding } from "../kinds.ts";

export const stoppedOnce: Finding = {
  id: "stopped-once",
  group: "ai",
  basis: ["previousAiExperience", "techComfortLevel"],
  strength: 7,
  when: (s) => s.ai === "explored" && s.comfort <= 1,
  title: () => "You looked at AI once, and stopped",
  means: () => "Whatever made you stop is the first thing to ask about any tool you're offered.",
  look: () =>
    `Write the reason in one line and check the first step below against it. If the step doesn't answer it, skip the step.`,
};
