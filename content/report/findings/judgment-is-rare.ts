import type { Finding } from "../kinds.ts";

export const judgmentIsRare: Finding = {
  id: "judgment-is-rare",
  group: "expert",
  basis: ["cloneExpertiseValue", "customerInteractionPercentage"],
  cures: ["expert-hours", "expert-screen"],
  strength: 5,
  when: (s) => s.clone >= 2 && s.talk <= 1,
  title: () => "Your judgment is asked for seldom, and at the wrong moment",
  means: (_, t) =>
    `Little of the day is talk, yet something that answers as you would is worth much to you. So it is not the amount; it is that ${t.expert} comes up while you are at something else.`,
  look: (_, t) =>
    `For one day write down what you were doing each time that you were asked about ${t.expert}, and how long you took to find back into it.`,
};
