import type { Situation } from "../../../content/report/kinds.ts";
import type { Report } from "../report.ts";

type Planned = Report["steps"][number];

/** Where it is needless. Whether it is so already is asked of a habit; of an aim only in the trade's own words. */
export const skipOf = ({ step, words }: Planned, { trade }: Situation): readonly string[] =>
  words.already && (!step.target || (words.ofTrade && step.subject && trade.named?.[step.subject]?.skip))
    ? [`**Skip it if** ${words.already}.`]
    : [];

/** So little a month is no plan that anybody goes on with. */
const TELLING = 50;
/** The first step may be done already: what comes in its place, and what the plan leaves then. */
export const skipFirst = (r: Report): readonly string[] => {
  const [first, then] = r.steps;
  const skip = first ? skipOf(first, r.situation) : [];
  // A plan for an absence is never done.
  if (!then || then.step.kind === "assistant" || first?.step.leads) return skip;
  const left = r.figures["skip.left"]?.value ?? 0;
  return skip.map(
    (one) =>
      `${one} **If so,** begin with step two${left >= TELLING && 2 * left < r.figures["all"]!.value && !r.situation.plain ? "; about {skip.left} a month is left" : ""}.`,
  );
};
