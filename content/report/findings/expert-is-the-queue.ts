import type { Finding } from "../kinds.ts";
import { cap } from "../words.ts";

export const expertIsTheQueue: Finding = {
  id: "expert-is-the-queue",
  group: "expert",
  basis: ["cloneExpertiseValue", "customerInteractionPercentage"],
  cures: ["expert-hours", "expert-screen"],
  strength: 8,
  when: (s) => s.clone === 3 && s.talk >= 2,
  title: () => "They are queuing for one head",
  means: (_, t) =>
    `A clone of you would be extremely valuable, you say, and more than half the day is talk already: everything waits for the one who can say ${t.expert}. The queue is not for ${t.jobs}, it is for you.`,
  look: (_, t) =>
    `Split tomorrow's questions into 'only I can say' and 'I was merely nearest'. ${cap(t.ask[1])} belongs to the second, however often you are asked.`,
};
