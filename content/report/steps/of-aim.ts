import type { Step } from "../step-kinds.ts";

type Fixed = "kind" | "basis" | "aim" | "comfort" | "closes" | "takes";

/** Whose number an hour's price is. */
export const anHour = (own: (assumption: string) => boolean): string =>
  own("hourCost") ? "at your {a.hourCost} an hour" : "at {a.hourCost} an hour, our example";

/** A step that answers what is wanted most by itself: anybody can do it: what an hour or a customer of it is worth is said, and none of it is in the plan's sums. */
export const ofAim = (step: Omit<Step, Fixed>): Step => ({
  kind: "cheaper-fix",
  basis: ["primaryGoal", "industry"],
  aim: true,
  comfort: 0,
  closes: {},
  takes: [],
  ...step,
});
