import type { Finding } from "../kinds.ts";

export const brokenIntoPieces: Finding = {
  id: "broken-into-pieces",
  group: "goal",
  basis: ["primaryGoal", "interactionChannels", "operationalBottlenecks"],
  about: ["typing-time", "order-time"],
  cures: [
    "type-once",
    "read-back",
    "papers-in",
    "intake-sheet",
    "order-form",
    "order-list",
    "order-sheet",
    "form-feed",
  ],
  strength: 6,
  when: (s) => s.goal === "efficiency" && (s.typing || s.orders) && (s.phone || s.chat),
  title: () => "You get interrupted in the middle of careful work",
  means: (_, t) =>
    `You want to get more done in a day, and entering ${t.typed} takes a quiet fifteen minutes. Every interruption costs you twice: once while it lasts, and again while you find your place.`,
  look: (_, t) =>
    `Close the door for one hour tomorrow and work on nothing but ${t.system}. Compare how far you get with the same hour today.`,
};
