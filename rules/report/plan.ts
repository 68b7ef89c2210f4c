import type { ChosenStep } from "./report.ts";

/** Nothing is advised yet but to wait, to count or to answer. */
export const isWaiting = (plan: readonly ChosenStep[]): boolean =>
  plan.some(({ step }) => step.kind === "nothing");
/** The first step that has a sum; the page for an absence has none. */
export const firstOf = <T extends ChosenStep>(plan: readonly T[]): T | undefined =>
  plan.find(({ step }) => !step.aim) ?? plan[0];
