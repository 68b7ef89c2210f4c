import type { Finding } from "../kinds.ts";

export const costInTheWrongPlace: Finding = {
  id: "cost-in-the-wrong-place",
  group: "goal",
  basis: ["primaryGoal", "customerInteractionPercentage"],
  strength: 6,
  when: (s) => s.goal === "cost" && s.talk <= 1,
  title: () => "There is little cost to cut in your talking",
  means: (s, t) =>
    `You want to lower costs, but ${s.talk === 0 ? "less than a quarter" : "at most half"} of the day goes into talk. A machine that talks saves a part of a part. If cost is the aim, look at ${t.gap} and at what is done twice before any conversation.`,
  look: (_, t) =>
    `Take the three largest bills of your ${t.place} last month. If none has to do with answering people, neither has the saving.`,
};
