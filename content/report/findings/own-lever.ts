import type { Finding } from "../kinds.ts";
import { isLevered } from "../lever-of.ts";
import { leverOf } from "../levers.ts";

export const ownLeverFinding: Finding = {
  id: "own-lever",
  group: "lever",
  basis: ["industry", "primaryGoal"],
  about: [],
  cures: ["own-dates", "own-list", "own-lever"],
  strength: 9,
  // What a trade without a lever lives from is told by its step alone.
  // In the trade's own words its growth may come from elsewhere: its step says from where.
  when: (s) =>
    s.trade.lever !== undefined &&
    s.trade.lever !== "names" &&
    s.trade.named?.["growth"] === undefined &&
    isLevered(s),
  title: (s, t) => leverOf(t).finding(s, t),
  means: (_, t) => t.facts[0],
  look: (s, t) => leverOf(t).look(s, t),
};
