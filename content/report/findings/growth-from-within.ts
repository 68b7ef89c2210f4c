import type { Finding } from "../kinds.ts";

export const growthFromWithin: Finding = {
  id: "growth-from-within",
  group: "goal",
  basis: ["primaryGoal", "operationalBottlenecks"],
  about: [],
  strength: 6,
  when: (s) => s.goal === "growth" && s.reply <= 1 && !s.followUp && !s.leads && !s.afterHours,
  title: () => "What you named will not bring growth",
  means: (_, t) =>
    `You want revenue to grow, but everything you named is work inside the ${t.place}. Saving it gives you hours, not ${t.newOnes}; growth comes only if somebody uses those hours for it.`,
  look: (_, t) =>
    `Decide now who would do what with two free hours a week, and how that leads to ${t.newOnes}. If nothing comes to mind, what you want is relief.`,
};
