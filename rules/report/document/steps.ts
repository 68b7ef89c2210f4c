import { GUESSED_GAIN, GUESSED_STAY, leverOf, UNCOUNTED_GAIN } from "../../../content/report/levers.ts";
import { capital } from "../../../content/capital.ts";
import { listed, nth, ofVisits } from "../../../content/report/words.ts";
import { prices } from "../../../content/prices.ts";
import type { Situation } from "../../../content/report/kinds.ts";
import type { ReportBlock, ReportSection } from "../../../contracts/report-document.ts";
import { isForMissed, isWaiting } from "../plan.ts";
import { reachOf } from "../weigh.ts";
import { isGuessed } from "../word-verdict.ts";
import type { Report } from "../report.ts";
import { heading, list, paragraph, rich } from "./blocks.ts";
import { openingWords } from "../../../content/report/opening.ts";
import { pieceBlock, readyOf } from "./pieces.ts";

type Planned = Report["steps"][number];

/** What an assistant's price is made of. */
const parts = ({ step, costPerMonth }: Planned) =>
  `${costPerMonth >= prices.base ? `{p.${step.id}.base} for the service and ` : ""}{p.${step.id}.usage} for the {p.${step.id}.handled} it takes${step.connections ? ` and {p.${step.id}.links} for the link to your system` : ""}`;

/** Where more could be won than there is room for: how many are counted. */
const roomOf = ({ step }: Pick<Planned, "step">, { trade: t, season }: Situation) =>
  `It could win {p.${step.id}.could} ${t.newOnes} a ${season ? "season" : "year"}; you have room for {p.${step.id}.counted}, so we count {p.${step.id}.counted}.`;

/**
 * What a step is worth, derived in one place: what is lost now, what of it is caught, less its price and the hours it
 * takes. The lines add up as they are printed.
 */
const derivation = (chosen: Planned, r: Report): ReportBlock | undefined => {
  const { step, closes, work } = chosen;
  if (closes.length === 0) return undefined;
  const p = `p.${step.id}`;
  const value = (id: string) => r.assumptions[id]!.value;
  const reaches = (stream: string) =>
    reachOf(step, stream, r.situation, value) === 100
      ? ""
      : step.reaches === "calls"
        ? "; it takes only calls, {a.callShare} of all"
        : "; it takes only what is written, {a.wroteShare} of all";
  const rows: [label: string, value: string][] = closes.flatMap(({ stream, share }): [string, string][] => [
    [r.streams.find((flowing) => flowing.stream.id === stream)!.title, `{s.${stream}}`],
    [
      share === 1
        ? "won back: all of it, since only those are counted whom a word would win"
        : `won back, our estimate${reaches(stream)}`,
      share === 1
        ? `{${p}.${stream}.gross}`
        : `{${p}.${stream}.share} ({${p}.${stream}.share.low} to {${p}.${stream}.share.high}), about {${p}.${stream}.gross}`,
    ],
  ]);
  if (closes.length > 1) rows.push(["together", `{${p}.gross}`]);
  if (chosen.over) rows.push(["less those whom you have no room for", `− {${p}.over}`]);
  const fixes = [...new Set(closes.flatMap(({ cheaperBy }) => cheaperBy ?? []))];
  if (fixes.length > 0)
    rows.push([
      `less what would be won for less by ${listed(fixes.map((fix) => fix.short(r.situation, r.situation.trade)))}`,
      `− {${p}.cheaper}`,
    ]);
  if (chosen.costPerMonth > 0)
    rows.push([
      step.kind === "assistant"
        ? `its price: ${parts(chosen)}`
        : (step.buys?.(r.situation, r.situation.trade) ?? "its price"),
      `− {${p}.cost}`,
    ]);
  const lines = work.map(({ what, count, minutes }, i) =>
    count === 1
      ? `${what} ({${p}.w${i}.minutes} minutes)`
      : `{${p}.w${i}.times} ${what} ({${p}.w${i}.minutes} ${minutes === 1 ? "minute" : "minutes"} each)`,
  );
  if (chosen.ownHours > 0)
    rows.push([
      `{${p}.own} ${chosen.ownHours === 1 ? "hour" : "hours"} at {a.hourCost}: ${lines.join("; ")}`,
      `− {${p}.own.cost}`,
    ]);
  return {
    kind: "sum",
    id: `step.${step.id}.worth`,
    basis: [...step.basis],
    source: { kind: "step", id: step.id },
    caption: rich(chosen.title),
    rows: [
      ...rows.map(([label, value]) => ({ label: rich(label), value: rich(value) })),
      { label: rich("= after costs"), value: rich(`{${p}.left}`), total: true as const },
    ],
  };
};

/** Set up within so many hours, a step needs no list of what it needs. */
const QUICK = 2;

/**
 * What a step takes, brings and leaves, in one line, with the range of it and the sum below which it is not worth it;
 * a lever's rough sum stays out of the totals.
 */
const worth = (
  { step, closes, costPerMonth, ownHours, setupHours, unsummed }: Planned,
  { situation: s, assumptions, figures }: Report,
  guessed: boolean,
): string => {
  const p = `p.${step.id}`;
  const takes = [
    costPerMonth > 0
      ? `{${p}.cost} a month for ${step.kind === "assistant" ? "the assistant" : (step.buys?.(s, s.trade) ?? "its price")}`
      : "",
    ownHours > 0
      ? `${ownHours < 1 ? `{${p}.own.minutes} minutes` : `{${p}.own} ${ownHours === 1 ? "hour" : "hours"}`} a month`
      : "",
  ].filter(Boolean);
  if (setupHours > 0 && setupHours <= QUICK)
    takes.push(`{${p}.hours} ${setupHours === 1 ? "hour" : "hours"} to set up`);
  const taken = listed(takes);
  const brings = `{${p}} a month ({${p}.low} to {${p}.high})`;
  const costs = costPerMonth + ownHours > 0;
  const stop = costs ? `stop below {${p}.outlay}` : "";
  if (unsummed && Object.keys(step.closes).length > 0)
    return `**It takes** ${taken || "some minutes"} and brings little more than that in money, but you named it.`;
  const stays = step.id === "one-promise" && ofVisits(s.trade);
  const more = !figures["goal.gain"] ? "" : stays ? GUESSED_STAY : GUESSED_GAIN;
  const gain = step.gain?.(s, s.trade, (id) => assumptions[id]!.from !== "example");
  if (gain)
    return `**Gain:** ${gain}.${step.id === "one-promise" && more ? ` ${more}.` : ""}${taken ? ` ${capital(taken)}.` : ""}`;
  if (closes.length === 0 || unsummed)
    return step.lever
      ? `**Gain:** ${leverOf(s.trade).sum(s, s.trade)}. ${more || UNCOUNTED_GAIN}. ${capital(taken)}.`
      : taken
        ? `**It takes** ${taken}${unsummed && !guessed ? "; what it brings nobody can say yet" : ""}.`
        : "";
  return guessed
    ? `**It takes** ${taken || "no time to speak of"}. By our examples it brings ${brings}${stop && `; ${stop}`}.`
    : `**Cost and gain:** ${taken ? `${taken}. It` : "it"} brings ${brings}${stop && `; ${stop}`}.`;
};

export const stepsSection = (r: Report): ReportSection => ({
  id: "steps",
  heading: rich(
    r.steps.length === 1
      ? "The one step"
      : r.questions.some(({ question }) => question.blocks)
        ? "The question first; then what makes sense either way"
        : `The ${nth(r.steps.length)} steps`,
  ),
  role: "body",
  blocks: r.steps.flatMap((chosen): ReportBlock[] => {
    const { step, words } = chosen;
    const s = r.situation;
    const own = step.lever && !words.ofTrade && r.findings.every(({ finding }) => finding.id !== "own-lever");
    const isClosed = closeSection(r).length > 0;
    const first = r.steps.find((one) => one.step.kind !== "nothing");
    const gain = worth(chosen, r, isGuessed(r));
    const common = (part: string) => ({
      id: `step.${step.id}.${part}`,
      basis: step.basis,
      source: { kind: "step" as const, id: step.id },
    });
    return [
      heading(common("title"), chosen.title),
      paragraph(common("does"), `${own ? `${s.trade.facts[0]} ` : ""}${words.does}`),
      ...readyOf(r)
        .filter((ready) => ready.within && ready.step === step)
        .map(pieceBlock),
      ...(step.id === "leave-it"
        ? []
        : [
            list(common("parts"), [
              // The first step's first day ends the report.
              ...(step.kind === "assistant"
                ? [`**Start small:** ${words.dayOne}`]
                : isClosed && chosen === first
                  ? []
                  : [`**First day:** ${words.dayOne}`]),
              // What is done within two hours needs no list.
              ...(chosen.setupHours <= QUICK
                ? []
                : [
                    `**You need:** ${words.needs ? `${words.needs}; ` : ""}{p.${step.id}.hours} ${chosen.setupHours === 1 ? "hour" : "hours"} to set up.`,
                  ]),
              ...(words.rehearse ? [`**Try it first:** ${words.rehearse}`] : []),
              ...(gain ? [gain] : []),
              ...(chosen.step.running && chosen.closes.length > 0 && !isGuessed(r)
                ? [
                    r.figures[`p.${step.id}.rest`]!.value > r.figures[`p.${step.id}.outlay`]!.value
                      ? `**If a reminder goes out already,** begin with the rule. By our estimate that is half of it: {p.${step.id}.rest} a month, and the plan then leaves {p.${step.id}.rest.plan}.`
                      : `**If a reminder goes out already,** leave this step out: the rule is half of it by our estimate, {p.${step.id}.rest} a month, and takes {p.${step.id}.outlay}.`,
                  ]
                : []),
              ...(chosen.over ? [`**More than you have room for:** ${roomOf(chosen, s)}`] : []),
              ...(step.target
                ? [`**Aim for** ${step.target(s, s.trade)}. **Count from today:** ${words.watch}.`]
                : isClosed
                  ? []
                  : [`**You see it work by:** ${words.watch}.`]),
              ...(step.kind === "assistant" ? [`**Never:** it must not ${words.never}.`] : []),
              // Whether it is so already is asked of a habit, not of an aim.
              ...(words.already && !step.target ? [`**Skip it if** ${words.already}.`] : []),
            ]),
          ]),
    ];
  }),
});

/** What each step is worth, line by line. */
export const worthBlocks = (r: Report): ReportBlock[] =>
  r.steps.flatMap((chosen) => derivation(chosen, r) ?? []);

/** What to do first of all, always something that somebody does: who has to count before an assistant speaks begins with that. */
export const firstDay = ({ steps, situation: s }: Report): string => {
  const first = steps.find(({ step }) => step.kind !== "nothing") ?? steps[0]!;
  return first.step.kind !== "assistant"
    ? first.words.dayOne
    : first.uncounted && isForMissed(first)
      ? openingWords.count(s, s.trade)
      : (first.step.opens ?? openingWords.page)(s, s.trade);
};

/** What to do tomorrow, and what to hold against today in a month. */
export const closeSection = (r: Report): ReportSection[] => {
  const steps = r.steps.filter(({ step }) => step.kind !== "nothing");
  const [first] = steps;
  return !first || isWaiting(r.steps)
    ? []
    : [
        {
          id: "close",
          heading: rich("Start tomorrow"),
          role: "body",
          blocks: [
            paragraph({ id: "close.first", basis: first.step.basis }, firstDay(r)),
            heading({ id: "close.in-a-month", basis: first.step.basis }, "After a month, compare"),
            list(
              { id: "close.compare", basis: first.step.basis },
              // What a step says to count itself is not said again.
              (steps.some(({ step }) => !step.target) ? steps.filter(({ step }) => !step.target) : steps).map(
                ({ words }) => words.watch,
              ),
            ),
          ],
        },
      ];
};
