import { asOwnersSay } from "../../../content/report/checked.ts";
import { NIGHT_PAGE } from "../../../content/report/by-night.ts";
import { capital } from "../../../content/capital.ts";
import { article, nth } from "../../../content/report/words.ts";
import { KNOWN } from "../../../content/report/answered.ts";
import { helpsWords, reasonWords, weekWords } from "../../../content/report/reasons.ts";
import { restWords } from "../../../content/report/rests.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import { EXAMPLE } from "../assumptions.ts";
import { isSmallPlan } from "../choose.ts";
import { nightWords, PAGES } from "../by-night.ts";
import { isOutweighed } from "../hours.ts";
import { NIGHT } from "../in-turn.ts";
import { namedLines, otherLines, ownLines } from "../lines.ts";
import { besideLines, planLines } from "../plan-lines.ts";
import { isWaiting } from "../plan.ts";
import { inCustomers } from "../streams.ts";
import { type TakenBack, takenBack } from "../taken-back.ts";
import type { Report } from "../report.ts";
import { isUnpriced, madeOf, setupOf } from "../word-verdict.ts";
import { paragraph, rich, table } from "./blocks.ts";
import { staysWords } from "./lost-and-brought.ts";
import { EXPERT, isHabit, isTonight } from "./left.ts";
import { quickIn } from "./month.ts";
import { tellsKnown } from "./told-us.ts";

const closerOf = (r: Report, stream: string) =>
  r.steps.findIndex(({ closes }) => closes.some((closed) => closed.stream === stream));

const NO_FACTS = { step: "", left: "", brings: "", takes: "", nth: "", again: false };
/** Why each line stays open: a step that several lines share is explained once. */
const openOf = (r: Report): Map<string, string> => {
  const s = r.situation;
  const told = new Set<string>();
  const worked = new Set(ownLines(r).map(({ stream }) => stream.id));
  const weeks = [...quickIn(r)];
  const words = new Map<string, string>();
  const helped = new Set<number>();
  const helps = (at: number): string => {
    const again = helped.has(at);
    helped.add(at);
    return helpsWords(nth(at + 1), again);
  };
  for (const { stream } of r.streams) {
    const reason = r.reasons[stream.id];
    if (!reason) continue;
    const step = reason.step?.short(s, s.trade) ?? "";
    const at = r.steps.findIndex((chosen) => chosen.step === reason.step);
    // What stands beside a step is not said to come next as well.
    const beside =
      reason.step && PAGES.has(reason.step.id)
        ? r.steps.findIndex((chosen) => nightWords(r, chosen).includes(NIGHT_PAGE))
        : -1;
    if (beside >= 0) {
      words.set(stream.id, `see step ${nth(beside + 1)}: online booking`);
      continue;
    }
    if (stream.id === EXPERT && tellsKnown(r)) {
      words.set(stream.id, reasonWords.said({ ...NO_FACTS, label: KNOWN }));
      continue;
    }
    // Its act stands with a step, which counts none of it.
    const folded = r.steps.findIndex(({ folds = [] }) => stream.of.some((label) => folds.includes(label)));
    if (reason.why === "asked" && folded >= 0) {
      words.set(stream.id, helps(folded));
      continue;
    }
    const habit = r.leftovers.find((one) => isHabit(one) && stream.of.some((label) => label === one.what));
    if (habit) {
      words.set(stream.id, reasonWords.said({ ...NO_FACTS, label: habit.title }));
      continue;
    }
    // What has its day or its week does not come next.
    const isIts = ({ what }: Report["leftovers"][number]) => stream.of.some((label) => label === what);
    if (r.leftovers.some((one) => isTonight(one, r) && isIts(one))) {
      words.set(stream.id, `tonight: see “${asOwnersSay["After-Hours Coverage"]}”`);
      continue;
    }
    const week = weeks.find(([one]) => isIts(one))?.[1];
    if (week !== undefined) {
      words.set(stream.id, weekWords(nth(week + 1)));
      continue;
    }
    if (reason.why === "planned" && at >= 0 && !worked.has(stream.id)) {
      words.set(stream.id, helps(at));
      continue;
    }
    words.set(
      stream.id,
      reasonWords[reason.why]({
        step,
        left: `{r.${stream.id}.left}`,
        brings: `{r.${stream.id}.brings}`,
        takes: `{r.${stream.id}.takes}`,
        label: reason.label ?? "",
        nth: at < 0 ? "" : nth(at + 1),
        again: told.has(step),
      }),
    );
    if (step) told.add(step);
  }
  return words;
};

/** What the plan brings against what it costs, down to the figure of the first page. */
const rangeOf = (basis: ReportBlock["basis"]): ReportBlock => ({
  kind: "chart",
  id: "money.range",
  basis,
  caption: rich("What the plan brings and costs a month"),
  chart: {
    kind: "range",
    rows: [
      {
        label: "The plan",
        low: "brings.low",
        likely: "brings",
        high: "brings.high",
      },
    ],
    against: {
      label: "What all steps cost, your time included",
      value: "all.outlay",
    },
    left: { label: "You keep", low: "all.low", likely: "all", high: "all.high" },
  },
});
/** All hours of the table, and what they come to with what is paid for. */
const hoursWords = ({ figures, costPerMonth }: Report): string => {
  const own = figures["own.all"]!.value;
  const theirs = figures["own.theirs"]?.value ?? 0;
  return own <= 0
    ? ""
    : `All steps together take {own.all} ${own === 1 ? "hour" : "hours"} a month: about {all.own} at {a.hourCost} an hour${theirs > 0 ? `, {own.theirs} of them at {own.bills}` : ""}${costPerMonth > 0 ? "; with {cost} for what is paid for, {all.outlay}" : ""}.`;
};

/** Where the worth of a no-show comes from, so that it can be put right. */
const slotWords = ({ assumptions: { slotValue }, figures, situation: { trade } }: Report): string =>
  slotValue!.from !== "example"
    ? ""
    : `We put {a.slotValue} on each no-show${
        figures["slot.usual"]
          ? `: our example is {slot.usual} where ${article(trade.newOne)} pays {slot.of} in the first year, and yours pays {n.customerValue}`
          : slotValue!.note === EXAMPLE
            ? ", our example"
            : ", our example moved by what you told us of prices and costs"
      }. If yours is half of that, halve that line.`;

/** By the owner's count many get no answer, and most of them are customers already: what one is worth is said, and in no sum. */
const MISSED: ReadonlySet<string> = new Set(["after-hours", "busy", "unanswered"]);
const countsKnown = (r: Report): boolean => {
  const { situation: s } = r;
  return (
    s.missedKnown &&
    s.room !== 0 &&
    !s.trade.once &&
    !s.trade.mourning &&
    !isUnpriced(r) &&
    r.figures["lever.year"]!.value > 0 &&
    r.streams.some(({ stream, perMonth }) => MISSED.has(stream.id) && perMonth.likely > 0)
  );
};

/** Until the owner says what somebody new pays. */
const KNOWN_ONCE = "open until you enter what one pays you";
/** A missed one that costs less, in dollars, is not worth a sentence. */
const TELLING = 20;

/** Lines too small for one of their own, by name. */
const smallLines = (titles: readonly string[]): string => {
  const rest = titles.slice(1).map((title) => `${title[0]!.toLowerCase()}${title.slice(1)}`);
  return [titles[0]!, ...rest].map((title) => title.replace(/ for questions like .*/, "")).join("; ");
};
/** The row of the plan that takes something back. */
const rowOf = ({ by }: TakenBack, { steps }: Report): string =>
  "id" in by ? "calling back" : `step ${nth(steps.indexOf(by.step) + 1)}`;
/** So little that stays needs no reason. */
const MUCH = 100;
const restOf = ({ by, stream }: TakenBack, { figures }: Report): string => {
  const { step, closes } = by.step;
  const share = closes.find((one) => one.stream === stream)?.share ?? 0;
  const why =
    (figures[`stays.${stream}`]?.value ?? 0) < MUCH
      ? ""
      : restWords(stream, share, NIGHT.has(step.id) ? "night" : PAGES.has(step.id) ? "page" : "");
  return why && `; ${why}`;
};

/** All streams on one table, and what the steps of the plan take out of them. */
export const moneyBlocks = (r: Report): ReportBlock[] => {
  const streams = r.streams.filter(({ perMonth }) => perMonth.likely > 0);
  if (streams.length === 0) return [];
  const basis = [...new Set(streams.flatMap(({ stream }) => [...stream.basis]))];
  const open = openOf(r);
  const unpriced = isUnpriced(r);
  const own = namedLines(r);
  const others = otherLines(r);
  const back = takenBack(r, planLines(r), besideLines(r));
  // One alone is named.
  const shown = streams.filter((one) => own.includes(one) || (others.length === 1 && others.includes(one)));
  const blocks: ReportBlock[] = [
    table(
      { id: "money.streams", basis, source: { kind: "stream", id: streams[0]!.stream.id } },
      "Where the money goes, dollars a month",
      [
        ...shown.map(({ stream, title }) => {
          const closer = closerOf(r, stream.id);
          const by = back.find((one) => one.stream === stream.id);
          return {
            label: title,
            cells: [
              unpriced && stream.kind === "lost" ? KNOWN_ONCE : `{s.${stream.id}}`,
              unpriced && stream.kind === "lost" && (closer >= 0 || by)
                ? `${closer >= 0 ? `Step ${nth(closer + 1)}` : capital(rowOf(by!, r))} is for it`
                : by
                  ? `${capital(rowOf(by, r))} recovers {back.${stream.id}}${restOf(by, r)}`
                  : capital(open.get(stream.id) ?? "not in this plan"),
            ],
          };
        }),
        ...(others.length > 1
          ? [
              {
                label: smallLines(others.map(({ title }) => title)),
                cells: ["{s.others}", "In no step's sum"],
              },
            ]
          : []),
        ...(unpriced
          ? []
          : [
              {
                label: "All together",
                cells: ["{lost} ({lost.low} to {lost.high})", ""],
                total: true as const,
              },
            ]),
        ...(countsKnown(r)
          ? [
              {
                label: `${capital(r.situation.trade.customers)} you have who get no answer`,
                cells: ["Not counted", "One lost is about {lever.year} a year"],
              },
            ]
          : []),
      ],
      ["Where it goes", "A month", "What the plan does"],
    ),
  ];
  const s = r.situation;
  const notes = [
    staysWords(r),
    r.figures["missed.each"]!.value >= TELLING
      ? `Each of your ${s.contacts} that nobody answers costs you about {missed.each}.`
      : "",
    streams.some(({ stream }) => stream.id === "no-shows") ? slotWords(r) : "",
    s.trade.jobs === "tables" && streams.some(({ stream }) => inCustomers(stream))
      ? `A usual table brings two; we count one ${s.trade.newOne} for each call, since the other may be a guest you know already. If both are new, these lines double.`
      : "",
    r.breakEven.step && r.breakEven.handled > 0 && r.steps.every(({ step }) => step.kind !== "assistant")
      ? `An assistant costs {breakEven.price} a month: ${madeOf(r)}, and {breakEven.own} of your time.`
      : "",
    isWaiting(r.steps) ? "" : setupOf(r),
    isWaiting(r.steps) || unpriced ? "" : hoursWords(r),
  ].filter(Boolean);
  blocks.push(paragraph({ id: "money.note", basis }, notes.join(" "), "note"));
  // Where no sum stands over the plan, none is kept.
  if (!isWaiting(r.steps) && !isOutweighed(r) && !unpriced) blocks.push(rangeOf(basis));
  const funnel = isSmallPlan(r.steps) ? undefined : funnelOf(r);
  if (funnel) blocks.push(funnel);
  return blocks;
};

/** All that reaches the business, shrinking to those lost for good, over all the lines that lose somebody who asked. */
const funnelOf = (r: Report): ReportBlock | undefined => {
  const { contacts, trade } = r.situation;
  const losing = r.streams.filter(
    ({ stream, amount }) => inCustomers(stream) && stream.id !== "cold-leads" && amount > 0,
  );
  if (losing.length === 0) return undefined;
  return {
    kind: "chart",
    id: "money.funnel",
    basis: [...new Set(losing.flatMap(({ stream }) => [...stream.basis]))],
    source: { kind: "stream", id: losing[0]!.stream.id },
    caption: rich(`A month of ${contacts}, down to the ${trade.newOnes} that are lost`),
    chart: {
      kind: "funnel",
      rows: [
        { label: `All ${contacts}`, value: "f.contacts" },
        { label: "From somebody new", value: "f.fresh" },
        { label: "Of these, missed or answered too late", value: "f.late" },
        { label: "Would have said yes, and went elsewhere", value: "f.gone" },
      ],
    },
  };
};
