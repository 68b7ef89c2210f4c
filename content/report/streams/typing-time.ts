import type { Stream } from "../kinds.ts";

export const typingTime: Stream = {
  id: "typing-time",
  kind: "time",
  of: ["Data Entry/Form Filling"],
  basis: ["operationalBottlenecks"],
  when: (s) => s.typing,
  title: (_, t) => `Time spent typing ${t.typed}`,
  factors: ["typedHours", "usableShare", "hourCost"],
  before: (_, t) => `the minutes it takes to type ${t.typed}`,
  result: () => `usable hours a month`,
  notice: () => "that they are asked only once",
};
