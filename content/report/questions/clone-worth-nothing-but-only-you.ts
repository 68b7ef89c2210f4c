import type { Question } from "../kinds.ts";
import { article } from "../words.ts";

export const cloneWorthNothingButOnlyYou: Question = {
  id: "clone-worth-nothing-but-only-you",
  basis: ["cloneExpertiseValue", "primaryGoal"],
  when: (s) => s.clone === 0 && s.goal === "continuity",
  text: (_, t) =>
    `You want the business to go on when somebody is out, yet a copy of what you know would be worth nothing to you. Who can tell ${article(t.customer)} ${t.expert} when you are away?`,
  why: () =>
    `If somebody can, write the page with that person and you'll soon be able to get away. If nobody can, what you know is worth more than you said, so begin with the sheet of what only you know.`,
  opens: [],
};
