import {
  OWNERS_NUMBER_IDS,
  type OwnersNumberId,
  type OwnersNumbers,
} from "../../contracts/assessment-owners-numbers.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { overturnedWords, type WhyGone } from "../../content/report/overturned.ts";
import { nth } from "../../content/report/words.ts";
import { ownersNumberWords } from "../../content/report/owners-numbers.ts";
import { pageBeside, PAGES } from "./by-night.ts";
import { LEAST_LEFT, leaves } from "./choose.ts";
import { decide, type Decision } from "./decide.ts";
import { goalGain } from "./goal-gain.ts";
import type { ChosenStep, ConsultInput, Figure, Report, UsedAssumption } from "./report.ts";
import { NARROW, toTen } from "./rounding.ts";

type Input = Omit<ConsultInput, "numbers"> & { numbers: OwnersNumbers; kept?: readonly string[] };
type Decided = Pick<Decision, "streams" | "steps" | "situation" | "assumptions">;

const likely = (r: Decided, id: string) =>
  r.streams.find(({ stream }) => stream.id === id)?.perMonth.likely ?? 0;
/** What the plan takes back of it. */
const recovered = (r: Decided, id: string) =>
  r.steps.reduce(
    (sum, { closes }) => sum + closes.reduce((of, one) => (one.stream === id ? of + one.perMonth : of), 0),
    0,
  );
const leftOf = ({ steps }: Decided) => steps.reduce((sum, step) => sum + leaves(step), 0);
const firstOf = (r: Decided) => r.steps[0]!.step;

/** One step, or two that a trade's playbook tells in the same words: nobody adds the one and drops the other. */
const isSame = (a: Step, b: Step): boolean =>
  a === b || (a.subject !== undefined && a.subject === b.subject && a.kind === b.kind);

/** What would be decided with some of the owner's numbers: each such plan once, however often it is looked at. */
interface Beside {
  input: Input;
  only: (ids: readonly OwnersNumberId[]) => Decision;
  without: (ids: readonly OwnersNumberId[]) => Decision;
  /** Without each of the numbers by itself. */
  each: () => readonly { id: OwnersNumberId; d: Decision }[];
}
export const deciding = (input: Input): Beside => {
  const { trade, ...given } = input.numbers;
  const ids = OWNERS_NUMBER_IDS.filter((id) => given[id] !== undefined);
  const decided = new Map<string, Decision>();
  const only = (some: readonly OwnersNumberId[]): Decision => {
    const kept = ids.filter((id) => some.includes(id));
    const numbers = {
      ...(trade === undefined ? {} : { trade }),
      ...Object.fromEntries(kept.map((id) => [id, given[id]])),
    };
    const one = decided.get(kept.join()) ?? decide({ ...input, numbers });
    decided.set(kept.join(), one);
    return one;
  };
  const without = (some: readonly OwnersNumberId[]) => only(ids.filter((id) => !some.includes(id)));
  return { input, only, without, each: () => ids.map((id) => ({ id, d: without([id]) })) };
};

/** All sums of a report, in its lines and in its steps. */
const sumsOf = (d: Decided): string => {
  const { streams, steps } = d;
  return JSON.stringify([
    goalGain(d, 0),
    streams.map(({ stream, perMonth }) => [stream.id, perMonth]),
    steps.map(({ step, range, costPerMonth, ownPerMonth }) => [step.id, range, costPerMonth, ownPerMonth]),
  ]);
};
/** The numbers that move any of them. */
export const movingOf = ({ each }: Beside, now: Decided): OwnersNumberId[] => {
  const sums = sumsOf(now);
  return each()
    .filter(({ d }) => sumsOf(d) !== sums)
    .map(({ id }) => id);
};

/** What a number is taken for before it is given: our example of it, where there is one. */
const EXAMPLES: ReadonlySet<OwnersNumberId> = new Set([
  "contactsPerWeek",
  "customerValue",
  "keptShare",
  "hourCost",
]);

/** The fewest numbers that did most of the change. */
interface Turned {
  ids: readonly OwnersNumberId[];
}
/** So many at most: more than these are all of them. */
const MOST_NAMED = 3;

/**
 * The number that made most of the change, or the two or three that did together. Both must hold: beside the answers
 * they alone make most of it, and without them all the others undo most of it. None where no so few did.
 */
const turnedBy = ({ each, only, without }: Beside, before: Decided, now: Decided): Turned | undefined => {
  const [was, is] = [leftOf(before), leftOf(now)];
  if (Math.abs(is - was) <= SMALL_TURN) return undefined;
  const part = (from: number, to: number) => ((to - from) * Math.sign(is - was)) / Math.abs(is - was);
  const turns = !isSame(firstOf(before), firstOf(now));
  const opensAs = (one: Decided) => isSame(firstOf(one), firstOf(now));
  // What changes nothing beside the others did nothing.
  const sums = sumsOf(now);
  const ranked = each()
    .filter(({ d }) => sumsOf(d) !== sums)
    .map(({ id, d }) => {
      const made = part(was, leftOf(only([id])));
      return { id, made, by: made + part(leftOf(d), is) };
    })
    .toSorted((one, other) => other.by - one.by);
  for (let many = 1; many <= Math.min(MOST_NAMED, ranked.length - 1); many++) {
    const ids = ranked.slice(0, many).map(({ id }) => id);
    const [alone, rest] = [only(ids), without(ids)];
    const made = part(was, leftOf(alone));
    const shares = many === 1 && CLEARLY * Math.max(0, ranked[1]!.made) >= made;
    if (
      made > MOST_OF_IT &&
      made < BEYOND &&
      part(leftOf(rest), is) > MOST_OF_IT &&
      (!turns || (opensAs(alone) && !opensAs(rest))) &&
      !shares &&
      toTen(leftOf(alone)) !== toTen(was)
    )
      return { ids };
  }
  return undefined;
};
/** Sums that differ by less, in dollars a month, are the same to whoever reads them. */
const HARDLY = 25;
const MOST_OF_IT = 0.5;
const BEYOND = 1.25;
const CLEARLY = 1.3;

/** What the owner's numbers changed: the advice, or what is left, and which of them did it. None where none were given. */
export const overturnedBy = (
  beside: Beside,
  // As the first report had it, which the owner holds: with the trade that it took.
  before: Decision,
  now: Report,
): { text: string; figures: Record<string, Figure> } => {
  const s = now.situation;
  const verdict = before.verdict !== now.verdict.id;
  const first = !isSame(firstOf(before), firstOf(now));
  // The line that is named as the reason is one that the change is about.
  const about = (first ? now.steps.slice(0, 1) : now.steps).flatMap(({ closes }) =>
    closes.map(({ stream }) => stream),
  );
  const turned = turnedBy(beside, before, now);
  const by = turned?.ids ?? [];
  // By what the plan takes back of it: what it leaves open changes nothing in what it is worth.
  const movedBy = (id: string): number => Math.abs(recovered(now, id) - recovered(before, id));
  const moved = [...new Set(about)].map((id) => ({ id, by: movedBy(id) })).sort((a, b) => b.by - a.by)[0];
  const flowing = [...now.streams, ...before.streams].find(({ stream }) => stream.id === moved?.id);
  // In the words of its own plan: a number may have told of another trade, which knows nothing of that step.
  const hasAssistant = ({ steps }: Decided) => steps.some(({ step }) => step.kind === "assistant");
  // One assistant in another's place does its work too.
  const stays = ({ kind }: Step, other: Decided) => kind === "assistant" && hasAssistant(other);
  const shortIn = (from: Decided, { step }: ChosenStep) => step.short(from.situation, from.situation.trade);
  // What a trade lives from is another step in another trade.
  const isOther = (a: ChosenStep, b: ChosenStep, from: Decided, other: Decided): boolean =>
    a.step.lever === true && shortIn(other, a) !== shortIn(from, b);
  const missing = (from: Decided, other: Decided, gone = false) =>
    from.steps.filter(
      (one) =>
        other.steps.every((chosen) => !isSame(chosen.step, one.step) || isOther(chosen, one, from, other)) &&
        !(gone && stays(one.step, other)),
    );
  const gone = missing(before, now, true);
  const came = missing(now, before);
  // A number and a line of money that is not made with it would each seem to be the reason.
  // What follows from our examples alone is nobody's count.
  const own = flowing?.factors.some((id) => now.assumptions[id]!.from !== "example");
  const isLargest = [...now.streams, ...before.streams].every(
    ({ stream }) => movedBy(stream.id) <= (moved?.by ?? 0),
  );
  const most =
    moved && moved.by > 0 && isLargest && 2 * moved.by >= Math.abs(leftOf(now) - leftOf(before)) && own
      ? moved
      : undefined;
  const part = most ? recovered(now, most.id) : 0;
  // What fills the room is said where the room is told.
  const onlyFills =
    !first && gone.length === 0 && came.length > 0 && !!s.room && came.every(({ step }) => step.lever);
  return {
    text: onlyFills
      ? ""
      : overturnedWords({
          verdict,
          first: first ? before.steps[0]!.title : undefined,
          by: by.map((id) => ({
            count: ownersNumberWords[id].count(s, s.trade),
            guessed: EXAMPLES.has(id) ? `{before.${id}}` : "",
            given: `{n.${id}}`,
          })),
          came: came.map((one) => ({ what: one.title, since: sinceOf(one, beside, now) })),
          went: gone.map((one) => ({ what: one.title, why: whyGone(one, now) })),
          turned: isTurned(before, now),
          left: leftOf(before) !== leftOf(now),
          promised: promisedOf(before),
          full: s.room === 0,
          small: Math.max(leftOf(before), leftOf(now)) < SMALL_TURN,
          hardly: Math.abs(leftOf(before) - leftOf(now)) < HARDLY,
          stream: most && flowing?.title,
          part: part > 0 && most !== undefined && part < likely(now, most.id),
          byHour:
            moved !== undefined &&
            beside.input.numbers.hourCost !== undefined &&
            isByHour(moved.id, before, now),
          isNew: moved !== undefined && likely(before, moved.id) === 0,
        }),
    figures: {
      "before.left": { value: toTen(leftOf(before)), unit: "money" },
      "before.low": { value: endOf(before, "low"), unit: "money" },
      "before.high": { value: endOf(before, "high"), unit: "money" },
      "now.left": { value: toTen(leftOf(now)), unit: "money" },
      ...Object.fromEntries(
        by.flatMap((id) =>
          EXAMPLES.has(id) ? [[`before.${id}`, asFigure(before.assumptions[id]!)] as const] : [],
        ),
      ),
      "before.stream": { value: moved ? likely(before, moved.id) : 0, unit: "money" },
      "now.part": { value: part, unit: "money" },
      "now.stream": { value: moved ? likely(now, moved.id) : 0, unit: "money" },
    },
  };
};

/** What a plan leaves at one end, as its first page has it. */
const endOf = ({ headline, costPerMonth, steps }: Decision, end: "low" | "high"): number =>
  toTen(headline[end] - costPerMonth - steps.reduce((sum, { ownPerMonth }) => sum + ownPerMonth, 0));
/** A report in plain words promised none, nor did one without a sum. */
const promisedOf = (before: Decision): string =>
  before.situation.plain || leftOf(before) <= 0 || endOf(before, "high") <= 0
    ? ""
    : endOf(before, "high") <= NARROW * endOf(before, "low")
      ? "{before.low} to {before.high}"
      : "about {before.left}";

/** The one number without which a step would not stand there, as a clause: 'you counted 3 no-shows a week'. */
const sinceOf = ({ step }: ChosenStep, { each }: Beside, { situation: s }: Report): string => {
  const causes = each().filter(({ d }) => d.steps.every((one) => !isSame(one.step, step)));
  const [cause] = causes;
  return cause && causes.length === 1 && s.room !== 0
    ? `${ownersNumberWords[cause.id].count(s, s.trade)}: {n.${cause.id}}`
    : "";
};

/** The same steps stand in another order. */
const isTurned = (before: Decided, now: Decided): boolean => {
  const shared = ({ steps }: Decided, other: Decided) =>
    steps.flatMap(({ step }) => (other.steps.some((one) => isSame(one.step, step)) ? step.id : []));
  return shared(before, now).some((id, i) => id !== shared(now, before)[i]);
};

/** What a step that went would leave now; 0 where that is nothing. */
const leftNow = ({ step }: ChosenStep, now: Report): number =>
  Math.max(0, now.possibleSteps.find(({ id }) => id === step.id)?.left ?? 0);
/** Why a step of the first report is no longer in the plan: another does its work, nobody new can be taken on, or it leaves too little now. */
const whyGone = (one: ChosenStep, now: Report): WhyGone => {
  const by = now.steps.findIndex(
    ({ step, closes }) =>
      closes.some(({ stream }) => one.closes.some((closed) => closed.stream === stream)) ||
      (step.missed === true && one.along !== undefined),
  );
  const within = now.steps.findIndex(
    ({ folds = [], along }) =>
      folds.some((label) => one.step.takes.includes(label)) ||
      (along !== undefined && one.step.missed === true && one.step.kind === "cheaper-fix"),
  );
  const serves = now.steps.findIndex(
    ({ forGoal, closes, step }) => (forGoal && closes.length > 0) || (one.step.lever && step.lever),
  );
  const page = PAGES.has(one.step.id) ? pageBeside(now) : -1;
  return now.situation.room === 0
    ? { why: "full" }
    : page >= 0
      ? { why: "beside", at: nth(page + 1) }
      : one.step.aim && serves >= 0
        ? { why: "served", at: nth(serves + 1) }
        : by >= 0
          ? { why: "taken", at: nth(by + 1) }
          : within >= 0
            ? { why: "folded", at: nth(within + 1) }
            : leftNow(one, now) >= LEAST_LEFT
              ? { why: "less" }
              : { why: one.closes.length > 0 ? "little" : "sums" };
};

const asFigure = ({ value, unit }: UsedAssumption): Figure => ({ value, unit });

/** A line of hours that are as many as before: their price alone has changed. */
const isByHour = (id: string, before: Decided, now: Decided): boolean => {
  const [was, is] = [before, now].map((r) => r.streams.find(({ stream }) => stream.id === id));
  return is?.stream.kind === "time" && was !== undefined && Math.abs(was.amount - is.amount) < 0.01;
};

/** So few dollars a month turn no advice. */
const SMALL_TURN = 25;
