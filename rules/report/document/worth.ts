import { capital } from "../../../content/capital.ts";
import {
  GUESSED_AGAIN,
  GUESSED_GAIN,
  GUESSED_TRIES,
  GUESSED_MORE,
  GUESSED_ONE,
  GUESSED_STAY,
  GUESSED_FEW,
  GUESSED_WEEKLY,
  GUESSED_YES,
  guessedEvent,
} from "../../../content/report/gains.ts";
import { bringsOf, eventOf } from "../../../content/report/lever-of.ts";
import { listed, nth, ofVisits } from "../../../content/report/words.ts";
import { prices } from "../../../content/prices.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import { fixesOf } from "../credit.ts";
import { guessedOf } from "../goal-gain.ts";
import type { Report } from "../report.ts";
import { isUnpriced } from "../word-verdict.ts";
import { reachOf } from "../weigh.ts";
import { paragraph, rich } from "./blocks.ts";
import { madeFrom } from "./chains.ts";

type Planned = Report["steps"][number];

/** What an assistant's price is made of. */
const parts = ({ step, costPerMonth, takes }: Planned, r: Report) =>
  `${costPerMonth >= prices.base ? `{p.${step.id}.base} for the service and ` : ""}{price.contact} for each of the {p.${step.id}.handled} it takes (${takes.map((chain, i) => madeFrom(chain, r, `p.${step.id}.takes${i}.percent`)).join(", and ")})${step.connections ? ` and {p.${step.id}.links} for the link to your system` : ""}, rounded`;

/** 'answers to possible new clients', of which there is one. */
const singular = (what: string): string => what.replace(/^([\w-]+?)s(?= )/, "$1");

/**
 * What a step is worth, derived in one place: what is lost now, what of it is caught, less its price and the hours it
 * takes. The lines add up as they are printed.
 */
const derivation = (chosen: Planned, r: Report): ReportBlock | undefined => {
  const { step, closes, work } = chosen;
  if (closes.length === 0) return undefined;
  const isLost = (id: string) => r.streams.some(({ stream }) => stream.id === id && stream.kind === "lost");
  if (isUnpriced(r) && closes.some(({ stream }) => isLost(stream))) return undefined;
  const p = `p.${step.id}`;
  const value = (id: string) => r.assumptions[id]!.value;
  const reaches = (stream: string) =>
    reachOf(step, stream, r.situation, value) === 100
      ? ""
      : step.reaches === "calls"
        ? "; it takes only calls, {a.callShare} of all"
        : "; it takes only what is written, {a.wroteShare} of all";
  // One row for each line of money: what is lost, and how much of that comes back.
  const rows: [label: string, value: string][] = closes.map(({ stream, share }, i): [string, string] => [
    `${r.streams.find((flowing) => flowing.stream.id === stream)!.title}, {s.${stream}}`,
    share === 1
      ? `all of it, since only those stand there whom a second word wins: {${p}.${stream}.gross}`
      : `× {${p}.${stream}.share} ({${p}.${stream}.share.low} to {${p}.${stream}.share.high})${i === 0 ? ", our estimate" : ""}${reaches(stream)} = {${p}.${stream}.gross}`,
  ]);
  if (closes.length > 1) rows.push(["Together", `{${p}.gross}`]);
  if (chosen.over) rows.push(["Less those you have no room for", `− {${p}.over}`]);
  const fixes = fixesOf(chosen);
  if (fixes.length > 0)
    rows.push([
      `Less what would be won for less by ${listed(fixes.map((fix) => fix.short(r.situation, r.situation.trade)))}`,
      `− {${p}.cheaper}`,
    ]);
  if (chosen.costPerMonth > 0)
    rows.push([
      step.kind === "assistant"
        ? `Its price: ${parts(chosen, r)}`
        : capital(step.buys?.(r.situation, r.situation.trade) ?? "its price"),
      `− {${p}.cost}`,
    ]);
  const lines = work.map(({ what, count, minutes, from, waiting }, i) => {
    const made = from
      ? `; ${madeFrom(from, r, `${p}.w${i}.percent`)}${from.rest ? ", less the line before" : ""}`
      : "";
    return count === 1
      ? `${from ? `one ${singular(what)}` : what} ({${p}.w${i}.minutes} minutes)`
      : `{${p}.w${i}.times} ${what}${waiting ? ` for whoever is new, some {${p}.w${i}.waiting} in each` : ""} ({${p}.w${i}.minutes} ${minutes === 1 ? "minute" : "minutes"} each${made})`;
  });
  if (chosen.ownHours > 0)
    rows.push([
      `{${p}.own} ${chosen.ownHours === 1 ? "hour" : "hours"} at {a.hourCost}: ${lines.join("; ")}`,
      chosen.ownPerMonth > 0 ? `− {${p}.own.cost}` : "too little to count",
    ]);
  return {
    kind: "sum",
    id: `step.${step.id}.worth`,
    basis: [...step.basis],
    source: { kind: "step", id: step.id },
    caption: rich(chosen.title),
    rows: [
      ...rows.map(([label, value]) => ({ label: rich(label), value: rich(value) })),
      {
        label: rich("= after costs"),
        value: rich(`{${p}.left}`),
        total: true as const,
      },
    ],
  };
};

const GUESSED = { new: GUESSED_GAIN, again: GUESSED_AGAIN, stay: GUESSED_STAY, more: GUESSED_MORE } as const;
/** What the step for the goal could bring beside the totals. */
const goalGain = ({ steps, figures, situation: s }: Report): ReportBlock[] => {
  const guessed = guessedOf(steps, s);
  if (!guessed || !figures["goal.gain"]) return [];
  const { step } = guessed;
  const at = steps.indexOf(guessed);
  const brings = bringsOf(step, s);
  const event = eventOf(step, s);
  const words = event
    ? guessedEvent(event)
    : s.trade.named?.growth?.wins && brings === "new"
      ? GUESSED_WEEKLY
      : figures["goal.more"]?.value === 1 && !figures["goal.yes"]
        ? GUESSED_ONE
        : figures["goal.tries"]
          ? GUESSED_TRIES
          : figures["goal.yes"]
            ? figures["goal.few"]
              ? GUESSED_FEW
              : GUESSED_YES
            : brings
              ? GUESSED[brings]
              : step.praised && ofVisits(s.trade)
                ? GUESSED_STAY
                : GUESSED_GAIN;
  return [
    paragraph(
      { id: "goal.gain", basis: step.basis, source: { kind: "step", id: step.id } },
      `**Step ${nth(at + 1)}.** ${words}.`,
      "note",
    ),
  ];
};

/** What each step is worth, line by line. */
export const worthBlocks = (r: Report): ReportBlock[] => [
  ...r.steps.flatMap((chosen) => derivation(chosen, r) ?? []),
  ...goalGain(r),
];
