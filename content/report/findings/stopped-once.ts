import type { Finding } from "../kinds.ts";

export const stoppedOnce: Finding = {
  id: "stopped-once",
  group: "ai",
  basis: ["previousAiExperience", "techComfortLevel"],
  strength: 7,
  when: (s) => s.ai === "explored" && s.comfort <= 1,
  title: () => "You looked at AI once, and left it",
  means: (_, t) =>
    `You looked at AI, did not put it to use, and are careful with new tools. Why you left it is worth more than a demonstration: if it was fear that a machine says ${t.never[0]}, it was a good one.`,
  look: () =>
    `Write the reason in one line and hold it against the first step below. If that step does not answer it, leave the step.`,
};
