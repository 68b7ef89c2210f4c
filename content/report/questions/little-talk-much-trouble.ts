import type { Question } from "../kinds.ts";
import { nth } from "../words.ts";

export const littleTalkMuchTrouble: Question = {
  id: "little-talk-much-trouble",
  basis: ["customerInteractionPercentage", "operationalBottlenecks"],
  when: (s) => s.talk === 0 && s.named >= 6,
  text: (s, t) =>
    `Less than a quarter of the day is talk with ${t.customers}, and ${nth(s.named)} things slow you down that are nearly all talk. Did one of those two answers describe somebody else's day?`,
  why: (_, t) =>
    `If one person talks all day so you don't have to, the hours below are too low. Ask the one who does the answering for your ${t.place}.`,
  opens: [],
};
