import type { Stream } from "../kinds.ts";
import { topic } from "../words.ts";

export const expertTime: Stream = {
  id: "expert-time",
  kind: "time",
  of: [],
  basis: ["cloneExpertiseValue", "customerInteractionPercentage"],
  when: (s) => s.clone >= 2 && s.talk >= 1,
  title: (_, t) => `Your own time for ${topic(t.expert)}`,
  factors: ["contactsPerWeek", "expertShare", "expertMinutes", "usableShare", "expertCost"],
  before: () => "each interruption, and what you were doing",
  result: () => `usable hours a month`,
  notice: () => "an hour at which they can rely on an answer",
};
