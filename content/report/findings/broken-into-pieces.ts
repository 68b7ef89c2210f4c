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
    `You want more done in a day, and ${t.typed} need a quiet quarter of an hour. Every interruption costs its own minutes and then the minutes it takes to find your place again.`,
  look: (_, t) =>
    `Close the door for one hour tomorrow and work only on ${t.system}. Compare it with the same hour today.`,
};
