import {
  OWNERS_NUMBER_IDS,
  type OwnersNumberId,
  type OwnersNumbers,
} from "../../contracts/assessment-owners-numbers.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { overturnedWords } from "../../content/report/overturned.ts";
import { ownersNumberWords } from "../../content/report/owners-numbers.ts";
import { leaves } from "./choose.ts";
import { decide, type Decision } from "./decide.ts";
import type { ConsultInput, Figure, Report, UsedAssumption } from "./report.ts";
import { toTen } from "./rounding.ts";

type Input = Omit<ConsultInput, "numbers"> & { numbers: OwnersNumbers };
type Decided = Pick<Decision, "streams" | "steps" | "situation">;

const likely = (r: Decided, id: string) =>
  r.streams.find(({ stream }) => stream.id === id)?.perMonth.likely ?? 0;
const leftOf = ({ steps }: Decided) => steps.reduce((sum, step) => sum + leaves(step), 0);
const firstOf = (r: Decided) => r.steps[0]!.step;

/** One step, or two that a trade's playbook tells in the same words: nobody adds the one and drops the other. */
const isSame = (a: Step, b: Step): boolean =>
  a === b || (a.subject !== undefined && a.subject === b.subject && a.kind === b.kind);

/** What would be decided without each of the numbers by itself. */
export type Without = readonly { id: OwnersNumberId; d: Decision }[];
export const withoutEach = (input: Input): Without =>
  OWNERS_NUMBER_IDS.filter((id) => input.numbers[id] !== undefined).map((id) => ({
    id,
    d: decide({ ...input, numbers: { ...input.numbers, [id]: undefined } }),
  }));

/** All sums of a report, in its lines and in its steps. */
const sumsOf = ({ streams, steps }: Decided): string =>
  JSON.stringify([
    streams.map(({ stream, perMonth }) => [stream.id, perMonth]),
    steps.map(({ step, range, costPerMonth, ownPerMonth }) => [step.id, range, costPerMonth, ownPerMonth]),
  ]);
/** The numbers that move any of them. */
export const movingOf = (without: Without, now: Decided): OwnersNumberId[] =>
  without.filter(({ d }) => sumsOf(d) !== sumsOf(now)).map(({ id }) => id);

/** What a number is taken for before it is given: our example of it, where there is one. */
const EXAMPLES: ReadonlySet<OwnersNumberId> = new Set([
  "contactsPerWeek",
  "customerValue",
  "keptShare",
  "hourCost",
]);

/** The number that by itself, beside the answers, moves the plan furthest towards what all of them make of it, and where to. */
const turnedBy = (
  { numbers: { trade, ...given }, ...input }: Input,
  before: Decided,
  now: Decided,
  moving: readonly OwnersNumberId[],
): { id: OwnersNumberId; alone: number } | undefined => {
  const [was, is] = [leftOf(before), leftOf(now)];
  // What changes nothing beside the others did nothing.
  const [most, next] = moving
    .filter((id) => given[id] !== undefined)
    .map((id) => {
      const numbers = { ...(trade === undefined ? {} : { trade }), [id]: given[id] };
      const alone = leftOf(decide({ ...input, numbers }));
      return { id, alone, by: (alone - was) * Math.sign(is - was) };
    })
    .toSorted((one, other) => other.by - one.by);
  // It has done so where it goes most of the way and not far beyond, and no other as far.
  return most &&
    Math.abs(is - was) > SMALL_TURN &&
    most.by > Math.max(SMALL_TURN, MOST_OF_IT * Math.abs(is - was)) &&
    most.by < BEYOND * Math.abs(is - was) &&
    most.by > CLEARLY * Math.max(0, next?.by ?? 0) &&
    toTen(most.alone) !== toTen(was)
    ? most
    : undefined;
};
const MOST_OF_IT = 0.5;
const BEYOND = 1.25;
const CLEARLY = 1.3;

/** What the owner's numbers changed: the advice, or what is left, and which of them did it. None where none were given. */
export const overturnedBy = (
  input: Input,
  now: Report,
): { text: string; figures: Record<string, Figure> } | undefined => {
  // A corrected trade is none of the numbers.
  const { trade, ...numbers } = input.numbers;
  if (Object.values(numbers).every((value) => value === undefined)) return undefined;
  const before = decide({ ...input, numbers: trade === undefined ? {} : { trade } });
  const s = now.situation;
  const verdict = before.verdict !== now.verdict.id;
  const first = !isSame(firstOf(before), firstOf(now));
  // The line that is named as the reason is one that the change is about.
  const about = (first ? now.steps.slice(0, 1) : now.steps).flatMap(({ closes }) =>
    closes.map(({ stream }) => stream),
  );
  const turned = turnedBy(input, before, now, now.moving ?? []);
  const by = turned?.id;
  const made = (id: string) =>
    !by || now.streams.some(({ stream, factors }) => stream.id === id && factors.includes(by));
  const moved = [...new Set(about)]
    .map((id) => ({ id, by: Math.abs(likely(now, id) - likely(before, id)) }))
    .sort((a, b) => Number(made(b.id)) - Number(made(a.id)) || b.by - a.by)[0];
  const flowing = [...now.streams, ...before.streams].find(({ stream }) => stream.id === moved?.id);
  // In the words of its own plan: a number may have told of another trade, which knows nothing of that step.
  const hasAssistant = ({ steps }: Decided) => steps.some(({ step }) => step.kind === "assistant");
  // One assistant in another's place does its work too.
  const stays = ({ kind }: Step, other: Decided) => kind === "assistant" && hasAssistant(other);
  const missing = (from: Decided, other: Decided, gone = false) =>
    from.steps
      .filter(
        ({ step }) =>
          other.steps.every((chosen) => !isSame(chosen.step, step)) && !(gone && stays(step, other)),
      )
      .map(({ step }) => step.short(from.situation, from.situation.trade));
  // A number and a line of money that is not made with it would each seem to be the reason.
  // What follows from our examples alone is nobody's count.
  const own = flowing?.factors.some((id) => now.assumptions[id]!.from !== "example");
  const told =
    moved && moved.by > 0 && own && (!by || flowing?.factors.includes(by)) ? flowing?.title : undefined;
  return {
    text: overturnedWords({
      verdict,
      first: first ? firstOf(before).short(before.situation, before.situation.trade) : undefined,
      by: by && {
        count: ownersNumberWords[by].count(s, s.trade),
        guessed: EXAMPLES.has(by) ? "{before.by}" : "",
        given: `{n.${by}}`,
      },
      from: leftOf(before) > 0,
      to: (turned?.alone ?? 0) > 0,
      came: missing(now, before),
      went: missing(before, now, true),
      left: leftOf(before) !== leftOf(now),
      none: leftOf(before) <= 0,
      full: s.room === 0,
      small: Math.max(leftOf(before), leftOf(now)) < SMALL_TURN,
      stream: told,
      ours: flowing?.factors.includes("slotValue") && now.assumptions.slotValue!.from === "example",
      byHour: moved !== undefined && input.numbers.hourCost !== undefined && isByHour(moved.id, before, now),
      isNew: moved !== undefined && likely(before, moved.id) === 0,
    }),
    figures: {
      "before.left": { value: toTen(leftOf(before)), unit: "money" },
      "alone.left": { value: toTen(turned?.alone ?? 0), unit: "money" },
      ...(by && EXAMPLES.has(by) ? { "before.by": asFigure(before.assumptions[by]!) } : {}),
      "before.stream": { value: moved ? likely(before, moved.id) : 0, unit: "money" },
      "now.stream": { value: moved ? likely(now, moved.id) : 0, unit: "money" },
    },
  };
};

const asFigure = ({ value, unit }: UsedAssumption): Figure => ({ value, unit });

/** A line of hours that are as many as before: their price alone has changed. */
const isByHour = (id: string, before: Decided, now: Decided): boolean => {
  const [was, is] = [before, now].map((r) => r.streams.find(({ stream }) => stream.id === id));
  return is?.stream.kind === "time" && was !== undefined && Math.abs(was.amount - is.amount) < 0.01;
};

/** So few dollars a month turn no advice. */
const SMALL_TURN = 25;
