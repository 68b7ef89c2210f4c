import { isWaiting } from "./plan.ts";
import type { Bottleneck } from "../../contracts/assessment-options.ts";
import type { Situation } from "../../content/report/kinds.ts";
import { asOwnersSay } from "../../content/report/checked.ts";
import { leftoverWords } from "../../content/report/leftovers.ts";
import { practiceFor } from "../../content/report/practices/index.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { streams } from "../../content/report/streams/index.ts";
import type { Question } from "../../content/report/kinds.ts";
import { fits, LEAST_LEFT, LEAST_WORTH, leaves, net } from "./choose.ts";
import { comesTo } from "./left-out.ts";
import { credited, fillsRoom, fixesOf } from "./credit.ts";
import { nth } from "../../content/report/words.ts";
import { weigh } from "./weigh.ts";
import { toTen } from "./rounding.ts";
import { inCustomers } from "./streams.ts";
import type { ChosenStep, FlowingStream, Leftover, UsedAssumption } from "./report.ts";

/** Reasons that say what the step would leave. */
const PRINTS_LEFT: ReadonlySet<string> = new Set(["small", "next", "assistant"]);

const streamsOf = (label: Bottleneck) => streams.filter(({ of }) => of.includes(label)).map(({ id }) => id);

/** The step that takes a bottleneck on by its own account and, where money was computed for it, closes some of that. */
const takerOf = (label: Bottleneck, plan: readonly ChosenStep[]): string | undefined => {
  const mine = streamsOf(label);
  const closing = plan.find(({ closes }) => closes.some(({ stream }) => mine.includes(stream)));
  return (
    closing ??
    plan.find(({ step }) => step.takes.includes(label)) ??
    plan.find(({ folds }) => folds?.includes(label))
  )?.step.id;
};

/** Leaves so many times as much at most: nobody can say which is worth more. */
const LEVEL = 1.15;
/** Who names more than this is not helped by as many starts. */
const FEW_NAMED = 5;
/** The first day of a step that has to wait. */
const startOf = ({ step, cases }: ChosenStep, s: Situation) => {
  const first = step.dayOne(s, s.trade, 0, cases);
  return `${first[0]!.toLowerCase()}${first.slice(1)}`;
};

/** Each bottleneck as answered to the step that takes it on, or to 'leftover'. */
export const placeBottlenecks = (
  named: readonly Bottleneck[],
  plan: readonly ChosenStep[],
): Record<string, string> =>
  Object.fromEntries(named.map((label) => [label, takerOf(label, plan) ?? "leftover"]));

const TIME: ReadonlySet<string> = new Set(streams.filter(({ kind }) => kind === "time").map(({ id }) => id));
/** What was checked, would give back hours and comes next, the largest first. */
export const hoursWaiting = ({ leftovers }: { leftovers: readonly Leftover[] }): Leftover[] =>
  leftovers
    .filter(({ what, would }) => {
      const mine = streams.filter(({ of }) => of.includes(what as Bottleneck));
      return would?.next && mine.length > 0 && mine.every(({ id }) => TIME.has(id));
    })
    .toSorted((a, b) => b.would!.left - a.would!.left);

/** One of them before it is known which of all comes next. */
type Open = Pick<Leftover, "would" | "cure" | "start"> & { why: (turn: "next" | "later") => string };

/** What is not in the plan and why: bottlenecks that no step takes on, then streams that no step closes. */
export const leftoversOf = (
  s: Situation,
  placed: Record<string, string>,
  flowing: readonly FlowingStream[],
  plan: readonly ChosenStep[],
  asked: readonly Question[],
  used: Record<string, UsedAssumption>,
): Leftover[] => {
  const closed = new Set(plan.flatMap((step) => step.closes.map(({ stream }) => stream)));
  const open = new Set(asked.flatMap(({ opens }) => opens));
  const planned = new Set(plan.map(({ step }) => step.id));
  const begun = new Set(plan.flatMap(({ step, unsummed }) => (unsummed ? step.takes : [])));
  const told = new Set<string>();
  const free = flowing.filter(({ stream }) => !closed.has(stream.id));
  const possible = catalogue.filter(
    (step) => step.kind !== "nothing" && !step.lever && !planned.has(step.id) && fits(step, s),
  );
  const able = possible.filter((step) => s.comfort >= step.comfort);
  const alone = new Map(
    credited(
      able.map((step) => weigh(step, s, free, used)),
      s,
      used,
    ).map(({ step, chosen }) => [step.id, chosen]),
  );
  const isFull = s.room === 0 || fillsRoom(plan, s, used);
  const why = (label: string | undefined, money: FlowingStream[], waiting: boolean): Open => {
    const worth = money.reduce((sum, { perMonth }) => sum + perMonth.likely, 0);
    const fitting = possible.filter(
      (step) =>
        (label && step.takes.includes(label as Bottleneck)) ||
        money.some(({ stream }) => step.closes[stream.id]),
    );
    const weighed = fitting
      .flatMap((step) => alone.get(step.id) ?? [])
      .filter(
        ({ closes }) =>
          money.length === 0 || closes.some((c) => money.some(({ stream }) => stream.id === c.stream)),
      )
      .sort((a, b) => Number(net(b) > 0) - Number(net(a) > 0) || leaves(b) - leaves(a));
    // What costs nothing is named before what is bought, where it earns its time.
    const best =
      weighed.find((one) => one.step.kind === "cheaper-fix" && net(one) > 0 && leaves(one) >= LEAST_LEFT) ??
      weighed[0];
    const free =
      s.named <= FEW_NAMED
        ? weighed.find(({ step }) => step.kind === "cheaper-fix" && step.monthly === undefined)
        : undefined;
    const start =
      (label && practiceFor(s, label as Bottleneck)) ??
      (label && free && `A start that costs nothing: ${startOf(free, s)}`);
    const before = best ? plan.findIndex((step) => fixesOf(step).includes(best.step)) : -1;
    const reason = money.some(
      ({ stream }) =>
        stream.of.some((of) => begun.has(of)) ||
        plan.some(({ step, unsummed }) => unsummed && step.closes[stream.id] !== undefined),
    )
      ? "unsummed"
      : before >= 0
        ? "before"
        : s.always && label === "After-Hours Coverage"
          ? "always"
          : waiting
            ? "waits"
            : isFull && money.length > 0 && money.every(({ stream }) => inCustomers(stream))
              ? "full"
              : fitting.length === 0
                ? "noStep"
                : !best
                  ? fitting.some((step) => s.comfort >= step.comfort)
                    ? "noSum"
                    : "tool"
                  : worth === 0 || best.perMonth === 0
                    ? "noSum"
                    : best.step.kind === "assistant"
                      ? "assistant"
                      : comesTo(best) === "even"
                        ? "time"
                        : best.perMonth < LEAST_WORTH
                          ? "noSum"
                          : comesTo(best) === "little"
                            ? "small"
                            : isWaiting(plan) && !s.missedKnown
                              ? "counted"
                              : "next";
    const next = reason === "next";
    const would = best
      ? { step: best.step.id, left: leaves(best), ...(next ? { next: true as const } : {}) }
      : undefined;
    return {
      // What is done about it all the same says enough.
      why: (turn) =>
        start && (reason === "noStep" || reason === "noSum")
          ? ""
          : leftoverWords[reason](s, s.trade, {
              turn,
              label,
              would: best?.step.short(s, s.trade) ?? "",
              left: `{q.${best?.step.id}.left}`,
              brings: `{q.${best?.step.id}.brings}`,
              takes: `{q.${best?.step.id}.takes}`,
              dearer:
                best !== undefined &&
                toTen(best.costPerMonth + best.timePerMonth) >
                  Math.max(toTen(best.perMonth), LEVEL * best.perMonth),
              before: nth(before + 1),
            }),
      ...(label &&
      // Nobody new is lost at night; whoever is in trouble still calls.
      (reason !== "full" || label === "After-Hours Coverage") &&
      !(s.trade.mourning && label === "Follow-up Communication")
        ? { start: start || "" }
        : {}),
      ...(would && PRINTS_LEFT.has(reason) ? { would } : {}),
      ...(best && reason === "time"
        ? {
            cure: {
              step: best.step,
              brings: best.perMonth,
              takes: toTen(best.costPerMonth + best.timePerMonth),
            },
          }
        : {}),
    };
  };
  const leftovers: (Open & Pick<Leftover, "what" | "title" | "perMonth">)[] = [];
  for (const [label, step] of Object.entries(placed)) {
    if (step !== "leftover") continue;
    const mine = flowing.filter(
      ({ stream }) => stream.of.includes(label as Bottleneck) && !closed.has(stream.id),
    );
    const fresh = mine.filter(({ stream }) => !told.has(stream.id));
    // What else is known of it is said; only where nothing is does all of it wait.
    const waiting =
      mine.length === 0 && streams.some(({ id, of }) => open.has(id) && of.includes(label as Bottleneck));
    for (const { stream } of mine) told.add(stream.id);
    leftovers.push({
      what: label,
      title: asOwnersSay[label as Bottleneck],
      ...why(label, fresh, waiting),
      ...(fresh.length > 0
        ? { perMonth: fresh.reduce((sum, { perMonth }) => sum + perMonth.likely, 0) }
        : {}),
    });
  }
  for (const stream of flowing)
    if (!closed.has(stream.stream.id) && !told.has(stream.stream.id))
      leftovers.push({
        what: stream.stream.id,
        title: stream.title,
        ...why(undefined, [stream], false),
        perMonth: stream.perMonth.likely,
      });
  const [next] = leftovers
    .flatMap(({ would }) => (would?.next ? would : []))
    .toSorted((a, b) => b.left - a.left);
  return leftovers.map(({ why: because, ...one }) => ({
    ...one,
    why: because(one.would?.next && one.would.step !== next?.step ? "later" : "next"),
  }));
};
