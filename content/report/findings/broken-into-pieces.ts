import type { Finding } from "../kinds.ts";

export const brokenIntoPieces: Finding = {
  id: "broken-into-pieces",
  group: "goal",
  basis: ["primaryGoal", "interactionChannels", "operationalBottlenecks"],
  about: ["typing-time", "order-time"],
  cures: ["type-once", "read-back", "papers-in", "intake-sheet", "order-form", "order-sheet", "form-feed"],
  strength: 6,
  when: (s) => s.goal === "efficiency" && (s.typing || s.orders) && (s.phone || s.chat),
  title: () => "Careful work, cut into pieces",
  means: (_, t) =>
    `You want more done in the same day, and ${t.typed} need an undisturbed quarter of an hour. Each interruption costs its own minutes and then those in which you find the line again.`,
  look: (_, t) =>
    `Close the door for one hour tomorrow and do only ${t.system}. Compare with the same hour today.`,
};
