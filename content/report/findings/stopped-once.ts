import type { Finding } from "../kinds.ts";

export const stoppedOnce: Finding = {
  id: "stopped-once",
  group: "ai",
  basis: ["previousAiExperience", "techComfortLevel"],
  strength: 7,
  when: (s) => s.ai === "explored" && s.comfort <= 1,
  title: () => "You looked at AI once, and stopped",
  means: (_, t) =>
    `You looked at AI, did not put it to use, and are careful with new tools. Why you stopped is worth more than a demonstration. If it was the fear that a machine says ${t.never[0]}, it was a good reason.`,
  look: () =>
    `Write the reason in one line and check the first step below against it. If the step does not answer it, skip the step.`,
};
