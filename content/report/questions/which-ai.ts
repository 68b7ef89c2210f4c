import type { Question } from "../kinds.ts";
import { listed } from "../words.ts";

export const whichAi: Question = {
  id: "which-ai",
  basis: ["previousAiExperience"],
  // Who has it answer as a voice assistant, or isn't at home with tools, is asked about that; who wants to spend less, what it costs.
  when: (s) =>
    s.ai === "using" &&
    !s.onlySpeakers &&
    !s.onlyInPerson &&
    s.comfort > 0 &&
    s.goal !== "cost" &&
    (s.faq || s.support || s.typing || s.afterHours),
  text: (_, t) => `Which AI do you use: one that talks to ${t.customers}, or one that helps you write?`,
  why: (_, t) =>
    `**If it talks to ${t.customers}:** read ten of its conversations first. **If it helps you write:** have it write your ten most given answers, and skip what we say of its answering.`,
  opens: [],
  inLetter: (steps) =>
    `If it only helps you write, leave out ${steps.length === 1 ? "step" : "steps"} ${listed(steps)}; the sum above is then about {all.writes}.`,
};
