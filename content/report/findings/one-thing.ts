import type { Finding } from "../kinds.ts";

export const oneThing: Finding = {
  id: "one-thing",
  group: "shape",
  basis: ["operationalBottlenecks"],
  strength: 4,
  when: (s) => s.named === 1,
  title: () => "You named one thing, and that helps",
  means: (_, t) =>
    `One bottleneck is a plan in itself: one thing to change, one figure to watch and, after a month, a clear yes or no on whether ${t.jobs} go better.`,
  look: () =>
    `Before you change anything, write down today's figure. Without it, any improvement is only a feeling.`,
};
