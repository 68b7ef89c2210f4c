import type { Finding } from "../kinds.ts";

export const stoppedOnce: Finding = {
  id: "stopped-once",
  group: "ai",
  basis: ["previousAiExperience", "techComfortLevel"],
  strength: 7,
  when: (s) => s.ai === "explored" && s.comfort <= 1,
  title: () => "You have stopped once, and had a reason",
  means: (_, t) =>
    `You looked at AI, did not put it to use, and are careful with new tools. The reason you stopped is worth more than a demonstration: if it was fear that a machine says ${t.never[0]}, it was a good one.`,
  look: (_, t) =>
    `Write the reason in one line. Then hold it against the first step below: if that step on ${t.jobs} does not answer it, leave the step.`,
};
