import { findings } from "../../content/report/findings/index.ts";
import type { Finding, Situation } from "../../content/report/kinds.ts";
import { questions } from "../../content/report/questions/index.ts";

const MOST = 4;
/** Beyond the second, a finding opens the report only if it is this strong. */
const STRONG = 6;

const strengthOf = (f: Finding, s: Situation) =>
  typeof f.strength === "number" ? f.strength : f.strength(s);

/** The findings that hold, the strongest of each group first; `shown` open the report. */
export const findingsOf = (
  s: Situation,
  dropped: readonly string[] = [],
): { shown: Finding[]; others: Finding[] } => {
  const held = findings
    .filter((f) => f.when(s))
    .sort((a, b) => strengthOf(b, s) - strengthOf(a, s) || a.id.localeCompare(b.id));
  const shown: Finding[] = [];
  for (const f of held)
    if (
      shown.length < MOST &&
      !dropped.includes(f.id) &&
      shown.every(({ group }) => group !== f.group) &&
      (shown.length < 2 || strengthOf(f, s) >= STRONG)
    )
      shown.push(f);
  return { shown, others: held.filter((f) => !shown.includes(f)) };
};

/** Contradictions among the answers, and the streams that wait for an answer to them. */
export const questionsOf = (s: Situation) => {
  const asked = questions.filter((q) => q.when(s));
  return {
    asked,
    open: new Set(asked.flatMap((q) => q.opens)),
    blocked: asked.some((q) => q.blocks),
  };
};
