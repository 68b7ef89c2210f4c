import type { Finding } from "../kinds.ts";

export const oneWayIn: Finding = {
  id: "one-way-in",
  group: "goal",
  basis: ["primaryGoal", "interactionChannels"],
  about: [],
  cures: ["absence-page"],
  strength: 7,
  when: (s) => s.goal === "continuity" && s.doors === 1 && (s.phone || s.written),
  title: () => "There is one way in, and no second",
  means: (s, t) =>
    `You want the business to keep going, and all of it reaches you ${s.phone ? "over one phone line" : `by ${s.writtenWords}`}. The day that is down, no ${t.customer} reaches you and you may not even notice.`,
  look: (s) =>
    s.phone
      ? "Switch your line off for five minutes after closing and call it. What you hear is what everybody hears on the day it fails."
      : "Who besides you could open what arrived today? Ask them to do it once, while you watch.",
};
