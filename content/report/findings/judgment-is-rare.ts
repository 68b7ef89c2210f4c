import type { Finding } from "../kinds.ts";
import { topic } from "../words.ts";

export const judgmentIsRare: Finding = {
  id: "judgment-is-rare",
  group: "expert",
  basis: ["cloneExpertiseValue", "customerInteractionPercentage"],
  cures: ["expert-hours", "expert-screen"],
  strength: 5,
  when: (s) => s.clone >= 2 && s.talk <= 1,
  title: () => "The questions only you can answer come at a bad moment",
  means: (_, t) =>
    `Little of your day is talk. The trouble isn't how often it happens, but when: ${topic(t.expert)} come up while you're in the middle of something else.`,
  look: () =>
    `For one day, write down what you were doing each time you were interrupted, and how long it took to get back into it.`,
};
