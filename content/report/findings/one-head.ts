import type { Finding } from "../kinds.ts";
import { cap } from "../words.ts";

export const oneHead: Finding = {
  id: "one-head",
  group: "goal",
  basis: ["primaryGoal", "cloneExpertiseValue"],
  about: ["expert-time"],
  cures: ["absence-page"],
  strength: 8,
  when: (s) => s.goal === "continuity" && s.clone >= 2,
  title: () => "What happens if you are away for two weeks, or for good?",
  means: (_, t) =>
    `You want the business to go on, and a copy of you would be worth a lot, so ask what only you know. ${cap(t.expert)}: no machine can take that over. But it can be written down, shown and learned, and who decides until then can be settled this week.`,
  look: (_, t) =>
    `Write down what would go wrong first if nobody could reach you from tomorrow. The first three lines about ${t.jobs} are where to begin.`,
};
