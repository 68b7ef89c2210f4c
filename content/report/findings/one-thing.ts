import type { Finding } from "../kinds.ts";

export const oneThing: Finding = {
  id: "one-thing",
  group: "shape",
  basis: ["operationalBottlenecks"],
  strength: 4,
  when: (s) => s.named === 1,
  title: () => "You named one thing, which helps",
  means: (_, t) =>
    `One bottleneck is a plan by itself. So there is one thing to change, one figure to watch and, in a month, a clear yes or no on whether ${t.jobs} go better for it.`,
  look: (_, t) =>
    `Before anything changes, write down today's figure for it. Without that, any improvement in your ${t.place} will be a feeling.`,
};
