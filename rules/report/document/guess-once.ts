import { netOfGuess, saysGuess, withoutGuess } from "../../../content/report/gains.ts";
import type { Report } from "../report.ts";
import { isGuessed } from "../word-verdict.ts";
import { worthOf } from "./step-worth.ts";

/** What a step is worth, as it stands behind the others: that a sum is our guess is said once, and the plan's table marks the rest. */
export const worthIn = (r: Report, at: number): string => {
  const of = (one: Report["steps"][number]) => worthOf(one, r, isGuessed(r));
  const worth = of(r.steps[at]!);
  return r.steps.slice(0, at).some((one) => saysGuess(of(one))) ? withoutGuess(netOfGuess(worth)) : worth;
};
