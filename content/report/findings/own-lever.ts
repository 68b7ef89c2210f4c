import type { Finding } from "../kinds.ts";
import { isLevered, leverOf } from "../levers.ts";

export const ownLeverFinding: Finding = {
  id: "own-lever",
  group: "lever",
  basis: ["industry", "primaryGoal"],
  about: [],
  cures: ["own-dates", "own-list", "own-lever"],
  strength: 9,
  when: isLevered,
  title: (s, t) => leverOf(t).finding(s, t),
  means: (_, t) => t.facts[0],
  look: (s, t) => leverOf(t).look(s, t),
};
