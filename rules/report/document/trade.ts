import { FOR_GOAL, livesFrom } from "../../../content/report/goals.ts";
import { practiceFor } from "../../../content/report/practices/index.ts";
import { cap } from "../../../content/report/words.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import { isForGoal } from "../put-first.ts";
import type { Report } from "../report.ts";
import { list, paragraph, rich } from "./blocks.ts";

/** What a good business of the kind does for the goal, where no step is for it. */
const aimOf = (r: Report): string => {
  const { goal } = r.situation;
  const begun = r.steps.some(({ step }) => step.praised || (step.lever && goal === "growth"));
  return (
    r.aim ??
    (!begun && (goal === "growth" || goal === "experience") ? practiceFor(r.situation, goal) : undefined) ??
    ""
  );
};

/** The first page or a step has said what the trade lives from. */
const isTold = (r: Report, s = r.situation): boolean =>
  r.steps.some(({ step }) => step.lever) ||
  // What fills the room that was counted was said on the first page.
  (s.room !== undefined &&
    s.room > 0 &&
    s.valueKnown &&
    s.goal !== "growth" &&
    r.told?.growth?.first !== undefined) ||
  r.findings.some(({ finding }) => finding.id === "own-lever") ||
  r.goal.includes(r.situation.trade.facts[0]) ||
  (r.aim !== undefined && r.situation.goal === "growth");

/** Words that say what a sentence is about, by their first letters: 'bookkeeping', 'monthly'. */
const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6)));
const MOSTLY = 0.5;
/** Somewhere else in the report most of its words stand together: it would be said twice. */
const isSaidIn = (fact: string, texts: readonly string[]): boolean => {
  const own = [...stemsOf(fact)];
  return texts.some((text) => {
    const there = stemsOf(text);
    return own.filter((stem) => there.has(stem)).length >= MOSTLY * own.length;
  });
};
const toldIn = ({ steps, leftovers }: Report): readonly string[] => [
  ...steps.map(({ words }) => words.does),
  ...leftovers.map(({ start = "" }) => start),
];

/** What the trade lives from is growth: whoever wants the business to go on reads it in the annex. */
const isApart = ({ steps }: Report): boolean => steps.some(({ step }) => step.leads);

/** So much of what is good for the goal stands behind the steps. */
const SENTENCES = 3;
/** A heading of what comes after it: 'Quote long.' says nothing where that is left out. */
const isHeading = (sentence = ""): boolean => sentence.split(" ").length < 4;
const brief = (text: string, most: number): string => {
  const sentences = text.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u);
  const cut = sentences.length > most && isHeading(sentences[most - 1]) ? most - 1 : most;
  return sentences.slice(0, cut).join(" ");
};

/** Behind the steps: what else serves the goal, or what the trade lives from and no sum holds. */
export const beyondBlocks = (r: Report): ReportBlock[] => {
  const aim = aimOf(r);
  const told = brief(aim, SENTENCES);
  // Two sentences set the scene: what is to be done is in its name.
  const named = r.aim ? r.situation.trade.named?.[r.situation.goal]?.title : undefined;
  const again = r.steps.some(({ words }) => words.does.includes(told));
  // A step is for it: a second one beside that has no place in the weeks.
  const words = aim
    ? again || r.steps.some((step) => isForGoal(step, r.situation))
      ? ""
      : `**And ${FOR_GOAL[r.situation.goal]}:** ${named ? `${named}. ` : ""}${told}`
    : r.situation.plain ||
        isTold(r) ||
        isApart(r) ||
        isSaidIn(r.situation.trade.facts[0], [...toldIn(r), r.verdict.text])
      ? ""
      : livesFrom(r.situation.trade);
  return words ? [paragraph({ id: "rules.beyond", basis: ["industry", "primaryGoal"] }, words)] : [];
};

/** What everybody in the trade knows, for whoever checks. */
export const rulesSection = (r: Report): ReportSection[] => {
  const { trade: t, plain } = r.situation;
  const lines = [
    ...(!plain && isApart(r) && !isTold(r) ? [t.facts[0]] : []),
    // What holds for all of the industry holds where no more is known.
    t.facts[1],
    ...(t.other ? [`**${cap(t.other.said)}**, the other half of your name: ${t.other.fact}`] : []),
  ].filter((line) => !isSaidIn(line, toldIn(r)));
  return lines.length === 0
    ? []
    : [
        {
          id: "rules",
          heading: rich("In your trade"),
          role: "appendix",
          blocks: [list({ id: "rules.list", basis: ["industry"] }, lines)],
        },
      ];
};
