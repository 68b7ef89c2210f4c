import type { Finding } from "../kinds.ts";

export const allInOnePlace: Finding = {
  id: "all-in-one-place",
  group: "goal",
  basis: ["primaryGoal", "operationalBottlenecks"],
  about: [],
  cures: ["absence-page"],
  strength: 6,
  when: (s) => s.goal === "continuity" && !s.onlySpeakers && (s.scheduling || s.orders || s.typing),
  title: (_, t) => `What happens on the day ${t.system} won't open?`,
  means: (s, t) =>
    `You want the business to keep going, and ${t.system} holds ${s.scheduling && t.books ? "every date" : s.orders && t.orders ? "every order" : t.typed}. If that won't open one morning, who knows what was promised for the day?`,
  look: (_, t) =>
    `Close ${t.system} for ten minutes, and say from memory and paper alone what is due tomorrow, for whom, and how to reach them.`,
};
