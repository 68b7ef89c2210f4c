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
  title: () => "What if you are away for two weeks?",
  means: (_, t) =>
    `You want the business to go on by itself, and a copy of you would be worth a lot: so ask what only one head holds. ${cap(t.expert)} cannot be handed to a machine; but who is told what, until you are back, can be.`,
  look: (_, t) =>
    `Write what would go wrong first if you were not reachable from tomorrow. The first three lines about ${t.jobs} are the page to write.`,
};
