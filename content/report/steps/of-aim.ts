import type { Step } from "../kinds.ts";

type Fixed = "kind" | "basis" | "aim" | "comfort" | "closes" | "takes";

/** A step that answers what is wanted most by itself: anybody can do it, and no dollars of the plan are put on it. */
export const ofAim = (step: Omit<Step, Fixed>): Step => ({
  kind: "cheaper-fix",
  basis: ["primaryGoal", "industry"],
  aim: true,
  comfort: 0,
  closes: {},
  takes: [],
  ...step,
});
