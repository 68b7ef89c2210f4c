import type { Finding } from "../kinds.ts";

export const costInTheWrongPlace: Finding = {
  id: "cost-in-the-wrong-place",
  group: "goal",
  basis: ["primaryGoal", "customerInteractionPercentage"],
  strength: 6,
  when: (s) => s.goal === "cost" && s.talk <= 1,
  title: () => "There is little to save on talking",
  means: (s, t) =>
    `You want lower costs, but ${s.talk === 0 ? "less than a quarter" : "at most half"} of your day is talk, so a tool that does the talking can't save you much. Look first at ${t.gap}, and at anything that gets done twice.`,
  look: (_, t) =>
    `Take the three largest bills of your ${t.place} last month. If none of them has to do with answering people, your savings are somewhere else.`,
};
