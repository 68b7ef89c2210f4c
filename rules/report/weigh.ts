import { priceOf } from "../../content/prices.ts";
import { chainOf, countOf, FEW, once, WEEKS } from "../../content/report/own-hours.ts";
import { newFirst } from "../../content/report/rounds.ts";
import { isAwake } from "../../content/report/words.ts";
import type { Situation, Value } from "../../content/report/kinds.ts";
import type { Chain, Step, Work } from "../../content/report/step-kinds.ts";
import type { ChosenStep, Closed, FlowingStream, Range, UsedAssumption } from "./report.ts";
import { toTen, toTwo } from "./rounding.ts";
import { sumOf } from "./streams.ts";

/** Hours of a guess: in tenths while they are few. */
const hours = (n: number) => (n < 10 ? Math.round(n * 10) / 10 : toTwo(n));
/** Looking after an assistant and its page, and reading what it took down of each contact: minutes. */
const LOOK_AFTER = 30;
const NOTE_MINUTES = 1;
/** How far our guess of what a step catches may be off: likely divided by low. */
export const SHARE_SPREAD = 1.25;
export interface Candidate {
  step: Step;
  chosen: ChosenStep;
  /** The price as the second job of an assistant that is there already. */
  extraCost: number;
}

/** What a step takes of a stream, with both guesses off: the stream's and the share's. */
const rangeOf = (all: Range, share: number): Range => {
  const likely = toTen(all.likely * share);
  const spread = (end: number) =>
    Math.exp(Math.hypot(Math.log(end), Math.log(share === 1 ? 1 : SHARE_SPREAD)));
  return {
    low: toTen(likely / spread(all.likely / Math.max(1, all.low))),
    likely,
    high: toTen(likely * spread(Math.max(1, all.high / all.likely))),
  };
};

/** What an assistant takes: of what comes both ways, its calls alone where it hears nothing else. */
const takenBy = (step: Step, s: Situation, value: Value): readonly Chain[] => {
  const bothWays = step.reaches === "calls" && s.phone && s.written;
  const isCalls = ({ of }: Chain) => of.includes("busyShare") || of.includes("callShare");
  return (step.handles?.(value) ?? []).map((chain) =>
    bothWays && !isCalls(chain) ? { ...chain, of: [...chain.of, "callShare"] } : chain,
  );
};

/** So many meetings a week have something in them that is noted. */
const MEETINGS = 3;
const MEETING = /^an? (?:meeting|visit|session|consultation)$/;
/** How many of what takes so long each come in a month; 0 where nobody counts them. */
const comingOf = (each: string, s: Situation, value: Value): number =>
  each === "an order"
    ? toTwo(countOf(value, { of: chainOf(value, "orderShare") }))
    : s.onlyInPerson && MEETING.test(each)
      ? Math.round(Math.min(MEETINGS, value("contactsPerWeek")) * WEEKS)
      : 0;
/** The step's own hours, or those that the trade's words say it takes, where they are more. */
const asTold = (work: readonly Work[], step: Step, s: Situation, value: Value): readonly Work[] => {
  const takes =
    step.subject && !step.leads && !step.missed ? s.trade.named?.[step.subject]?.takes : undefined;
  const minutes = work.reduce((sum, line) => sum + line.count * line.minutes, 0);
  const each = takes?.each === undefined ? 0 : comingOf(takes.each, s, value);
  const times = each > 0 ? each : (takes?.times ?? 0);
  return takes && Object.keys(step.closes).length > 0 && times * takes.minutes > minutes
    ? [
        {
          what:
            each > 0 ? `${takes.each!.replace(/^an? /, "")}s, as the step says` : "rounds, as the step says",
          count: times,
          minutes: takes.minutes,
        },
      ]
    : work;
};

/** An assistant's notes are read, whatever else it needs. */
const workOf = (step: Step, s: Situation, value: Value, handled: number): readonly Work[] =>
  step.kind === "assistant"
    ? [
        once("looking after it and its page", LOOK_AFTER),
        { what: "of its notes, read", count: handled, minutes: NOTE_MINUTES },
      ]
    : asTold(step.work?.(value, s.trade, s) ?? [], step, s, value);

/** Lines of money that are calls alone, or written alone, by what they count. */
const ONE_WAY: ReadonlySet<string> = new Set(["busy", "unanswered"]);
/** In percent: what of a stream comes the way that the step hears or reads. */
export const reachOf = ({ reaches }: Step, stream: string, s: Situation, value: Value): number =>
  !reaches || !s.phone || !s.written || ONE_WAY.has(stream)
    ? 100
    : value(reaches === "calls" ? "callShare" : "wroteShare");

/** Of what the usual rounds catch, so much is caught by fewer. */
const FEWER: Readonly<Record<number, number>> = { 2: 0.85, 1: 0.7 };
/** The part of a stream that a step catches: what it can reach of it, in whole percents as it is printed. */
const shareOf = (step: Step, stream: string, s: Situation, value: Value): number =>
  Math.round(
    ((isAwake(s.trade) && stream === "after-hours" ? step.awake : undefined) ?? step.closes[stream] ?? 0) *
      (step.missed && !newFirst(s) ? (FEWER[s.rounds ?? 0] ?? 1) : 1) *
      reachOf(step, stream, s, value),
  ) / 100;

const MISSED: ReadonlySet<string> = new Set(["after-hours", "busy", "unanswered"]);
/** So many of a hundred missed are as good as named. */
export const MANY_MISSED = 0.1;
/** The owner's own count names it: so many reached nobody. */
export const isCounted = (stream: string, s: Situation) => s.missedPart >= MANY_MISSED && MISSED.has(stream);

/** What nobody has a bill for: an hour that was not kept, or would not have been spent. */
const guessedPrice = (
  closes: readonly Closed[],
  flowing: readonly FlowingStream[],
  used: Record<string, UsedAssumption>,
): Pick<ChosenStep, "priceGuessed"> => {
  const [largest] = closes.toSorted((a, b) => b.perMonth - a.perMonth);
  const factors = flowing.find(({ stream }) => stream.id === largest?.stream)?.factors ?? [];
  const price = factors.find((id) => used[id]!.unit === "money");
  return price && used[price]!.from === "example" ? { priceGuessed: price } : {};
};

/** So many ways to be reached are first brought onto one screen, which takes so many hours. */
const MANY_DOORS = 5;
const ONTO_ONE_SCREEN = 2;
const isRound = ({ missed, kind }: Step): boolean => missed === true && kind === "cheaper-fix";

/** A step as it would stand in the plan, closing those of its streams that are still free. */
export const weigh = (
  step: Step,
  s: Situation,
  flowing: readonly FlowingStream[],
  used: Record<string, UsedAssumption>,
): Candidate => {
  const value: Value = (id) => used[id]!.value;
  const closes: Closed[] = [];
  for (const { stream, perMonth } of flowing) {
    const share = shareOf(step, stream.id, s, value);
    if (!share || perMonth.likely === 0) continue;
    const range = rangeOf(perMonth, share);
    const { likely } = range;
    closes.push({ stream: stream.id, share, gross: likely, cheaper: 0, perMonth: likely, range });
  }
  const range = sumOf(closes.map((closed) => closed.range));
  const takes = takenBy(step, s, value);
  const handled = toTwo(takes.reduce((sum, chain) => sum + countOf(value, chain), 0));
  const work = workOf(step, s, value, handled).filter(({ count }) => count > 0);
  const minutes = work.reduce((sum, line) => sum + line.count * line.minutes, 0);
  const ownHours = minutes > 0 ? Math.max(0.1, hours(minutes / 60)) : 0;
  const ownPerMonth = toTen(ownHours * value("hourCost"));
  const setupHours = step.setupHours + (isRound(step) && s.doors >= MANY_DOORS ? ONTO_ONE_SCREEN : 0);
  const timePerMonth = ownPerMonth + Math.round((setupHours / 12) * value("hourCost"));
  const counted = step.cases?.(value, s) ?? 0;
  const cases = counted < FEW ? Math.round(counted * 10) / 10 : toTwo(counted);
  const ofFix = typeof step.monthly === "function" ? step.monthly(value, s) : (step.monthly ?? 0);
  const cost = (extra: boolean) =>
    toTen(step.kind === "assistant" ? priceOf(handled, step.connections ?? 0, extra) : ofFix);
  return {
    step,
    extraCost: cost(true),
    chosen: {
      step,
      title: step.title(s, s.trade, 0, cases),
      cases,
      closes,
      perMonth: range.likely,
      range,
      costPerMonth: cost(false),
      setupHours,
      work,
      ownHours,
      ownPerMonth,
      timePerMonth,
      handled,
      takes,
      ...guessedPrice(closes, flowing, used),
      ...(step.kind === "assistant" && used.contactsPerWeek!.from === "example" ? { uncounted: true } : {}),
      named: flowing.some(
        ({ stream }) =>
          closes.some((closed) => closed.stream === stream.id) &&
          (stream.of.some((label) => s.labels.includes(label)) || isCounted(stream.id, s)),
      ),
    },
  };
};
