import type { Question } from "../kinds.ts";

export const aiAndDiscomfort: Question = {
  id: "ai-and-discomfort",
  basis: ["previousAiExperience", "techComfortLevel"],
  when: (s) => s.ai === "using" && s.comfort === 0,
  text: () =>
    "You use AI now and aren't comfortable with new tools. Who looks after it, and would that person look after a second one?",
  why: (_, t) =>
    `If a tool for your ${t.jobs} depends on somebody outside, put that person's name in the plan. Otherwise nobody looks after it.`,
  opens: [],
};
