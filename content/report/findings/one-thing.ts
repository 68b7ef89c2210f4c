import type { Finding } from "../kinds.ts";

export const oneThing: Finding = {
  id: "one-thing",
  group: "shape",
  basis: ["operationalBottlenecks"],
  strength: 4,
  when: (s) => s.named === 1,
  title: () => "You named one thing",
  means: (s) =>
    `You checked “${s.labels[0]}” and nothing else, so one figure will tell after a month whether it got better.`,
  look: () =>
    `Before you change anything, write down today's figure. Without it, any improvement is only a feeling.`,
};
