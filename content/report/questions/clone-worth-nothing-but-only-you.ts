import type { Question } from "../kinds.ts";

export const cloneWorthNothingButOnlyYou: Question = {
  id: "clone-worth-nothing-but-only-you",
  basis: ["cloneExpertiseValue", "primaryGoal"],
  when: (s) => s.clone === 0 && s.goal === "continuity",
  text: (_, t) =>
    `You want the business to go on when somebody is missing, and a copy of your knowledge would be worth nothing to you. Who says ${t.expert} when you are away?`,
  why: (_, t) =>
    `If somebody can, you have what you asked for and need no plan for it. If nobody can, the second answer was too modest, and ${t.jobs} hang on you.`,
  opens: [],
};
