import type { Finding } from "../kinds.ts";
import {} from "../words.ts";

const asked = (question: string) => question.replace(/^if /, "whether ");

export const oneHead: Finding = {
  id: "one-head",
  group: "goal",
  basis: ["primaryGoal", "cloneExpertiseValue"],
  about: ["expert-time"],
  cures: ["absence-page"],
  strength: 8,
  when: (s) => s.goal === "continuity" && s.clone >= 2,
  title: () => "What happens if you are away for two weeks?",
  means: (s, t) =>
    s.talk >= 2
      ? `Most answers come from you: when you're out, people wait. Some questions only you can answer, such as ${asked(t.expert)}. The rest you can write down and teach; settle this week who decides in the meantime.`
      : `You want the business to keep going, so begin with what only you can answer, such as ${asked(t.expert)}. No machine will take that over, but you can write it down and teach it, and you can settle this week who decides until then.`,
  look: (_, t) =>
    `Write down what would go wrong first if nobody could reach you from tomorrow. The first three lines about ${t.jobs} are where to begin.`,
};
