import type { Question } from "../kinds.ts";
import { nth } from "../words.ts";

export const littleTalkMuchTrouble: Question = {
  id: "little-talk-much-trouble",
  basis: ["customerInteractionPercentage", "operationalBottlenecks"],
  when: (s) => s.talk === 0 && s.named >= 6,
  text: (s, t) =>
    `Less than a quarter of the day is talk with ${t.customers}, and ${nth(s.named)} things slow you down that are nearly all talk. Is the day of somebody else meant in one of the two answers?`,
  why: (_, t) =>
    `If one person talks all day so that you do not have to, the hours below are too low; ask whoever answers for your ${t.place}.`,
  opens: [],
};
