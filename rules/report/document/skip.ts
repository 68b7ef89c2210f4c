import type { Situation } from "../../../content/report/kinds.ts";
import type { Report } from "../report.ts";

type Planned = Report["steps"][number];

/** Where it is needless. Whether it is so already is asked of a habit; of an aim only in the trade's own words. */
export const skipOf = ({ step, words }: Planned, { trade }: Situation): readonly string[] =>
  words.already && (!step.target || (words.ofTrade && step.subject && trade.named?.[step.subject]?.skip))
    ? [`**Skip it if** ${words.already}.`]
    : [];
