import { livesFrom } from "../../../content/report/goals.ts";
import { practiceFor } from "../../../content/report/practices/index.ts";
import { cap, leaving, reaching, withoutFigures } from "../../../content/report/words.ts";
import type { ReportSection } from "../../../contracts/report-document.ts";
import { LEAST_LEFT } from "../choose.ts";
import { isGuessed } from "../word-verdict.ts";
import type { Leftover, Report } from "../report.ts";
import { list, rich } from "./blocks.ts";

/** What the aim that was named is called before what a good business looks at for it. */
const aimed = ({ goal, trade }: Report["situation"]) =>
  ({
    growth: "For growth.",
    experience: `For your ${trade.customers}.`,
    cost: "For lower costs.",
    efficiency: "For your hours.",
    continuity: "For the days when you are away.",
  })[goal];

/** What everybody in the trade knows, where no step begins with it. */
export const rulesSection = (r: Report): ReportSection[] => {
  const { trade: t, plain, goal } = r.situation;
  const begun = r.steps.some(({ step }) => step.id === "one-promise");
  const aim =
    r.aim ??
    (!begun && (goal === "growth" || goal === "experience") ? practiceFor(r.situation, goal) : undefined);
  const lines = [
    ...(aim ? [`**${aimed(r.situation)}** ${aim}`] : []),
    ...(plain
      ? []
      : r.steps.some(({ step }) => step.lever) ||
          r.findings.some(({ finding }) => finding.id === "own-lever") ||
          r.goal.includes(t.facts[0]) ||
          (r.aim !== undefined && goal === "growth")
        ? [t.facts[1]]
        : [livesFrom(t), t.facts[1]]),
    ...(t.other ? [`**${cap(t.other.said)}**, the other half of your name: ${t.other.fact}`] : []),
  ];
  return lines.length === 0
    ? []
    : [
        {
          id: "rules",
          heading: rich("In your trade"),
          role: "body",
          blocks: [list({ id: "rules.list", basis: ["industry"] }, lines)],
        },
      ];
};

/** What to settle before anything speaks for the owner. */
export const settleSection = (r: Report): ReportSection[] => {
  const { trade: t } = r.situation;
  return r.steps.every(({ step }) => step.kind !== "assistant")
    ? []
    : [
        {
          id: "settle",
          heading: rich("Before an assistant speaks for you"),
          role: "appendix",
          blocks: [
            list({ id: "settle.list", basis: ["industry"] }, [
              ...t.rules,
              ...(leaving(t)
                ? [`${cap(leaving(t))}: everybody out, then 911 from outside. It puts nobody through.`]
                : []),
              ...(reaching(t)
                ? [
                    `${cap(leaving(t) ? reaching(t) : t.urgent)}: put a name and a number for each at the top of its page.`,
                  ]
                : []),
            ]),
          ],
        },
      ];
};

/** Who ticked more than this finds the rest in the table. */
const MANY_NAMED = 4;
/** What was counted by name has its reason where the plan is read, if it is worth a step. */
const isCounted = (what: string, perMonth: number, { streams, situation: { named } }: Report) =>
  named <= MANY_NAMED &&
  perMonth >= LEAST_LEFT &&
  streams.some(({ stream, factors }) => stream.id === what && factors.includes("missedPerWeek"));
/** What nobody named or counted and is less than the plan brings stands in the table of the annex alone; so does what the first page has told. */
const shown = ({ what, perMonth = 0 }: Pick<Leftover, "what" | "perMonth">, r: Report) =>
  what in r.bottlenecks ||
  (!isGuessed(r) &&
    what !== r.passed?.stream &&
    perMonth > 0 &&
    (perMonth >= r.headline.likely || isCounted(what, perMonth, r)));
/** The first page has said why. */
const isTold = (what: string, r: Report) =>
  r.streams.some(({ stream }) => stream.id === r.passed?.stream && stream.of.some((label) => label === what));

/** Who ticked much reads the first ones in full, and of the others how to begin; beside sums, one. */
const upTo = (start: string, i: number): string =>
  i < 3
    ? start
    : start
        .split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u)
        .slice(0, 2)
        .join(" ");

/** Where the reason is a sum that is not printed. */
const NO_WORDS = "No step that we know is worth a line here.";
/** What is left for the same reason stands on one line. */
const linesOf = (r: Report): string[] => {
  if (isGuessed(r))
    return r.leftovers
      .filter((leftover) => shown(leftover, r))
      .map(
        ({ title, why, start }, i, all) =>
          `**${title}.** ${start ? upTo(start, all.length > MANY_NAMED ? i + 1 : i) : withoutFigures(why) || NO_WORDS}`,
      );
  const lines = new Map<string, string[]>();
  for (const [i, { what, title, why: reason, start, perMonth }] of r.leftovers.entries()) {
    if (!shown({ what, perMonth }, r)) continue;
    const why = [isTold(what, r) ? "" : reason, start && upTo(start, i + 2)].filter(Boolean).join(" ");
    lines.set(why, [...(lines.get(why) ?? []), perMonth ? `${title} ({l.${i}})` : title]);
  }
  return [...lines].map(([why, titles]) => `**${titles.join("; ")}.** ${why}`);
};

export const leftoversSection = (r: Report): ReportSection[] =>
  !r.leftovers.some((leftover) => shown(leftover, r))
    ? []
    : [
        {
          id: "leftovers",
          heading: rich(isGuessed(r) ? "What else you ticked" : "What we left out, and why"),
          role: "body",
          blocks: [
            list(
              {
                id: "leftovers.list",
                basis: ["operationalBottlenecks"],
                source: { kind: "leftover", id: "all" },
              },
              linesOf(r),
            ),
          ],
        },
      ];
