import { LEAST_LEFT, leaves, net } from "./choose.ts";
import type { ChosenStep } from "./report.ts";
import { toTen } from "./rounding.ts";

/** What a step that the plan leaves out comes to, by the sum as it is printed: said alike in the body and in the annex. */
export const comesTo = (step: ChosenStep): "even" | "little" | "next" =>
  leaves(step) <= 0 || net(step) <= 0 ? "even" : toTen(leaves(step)) < LEAST_LEFT ? "little" : "next";
