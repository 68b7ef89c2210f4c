import {
  OWNERS_NUMBER_IDS,
  type OwnersNumberId,
  type OwnersNumbers,
} from "../../contracts/assessment-owners-numbers.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { differenceWords, HOLDS, shownInShort, shownWords } from "../../content/report/showed.ts";
import { ownersNumberWords } from "../../content/report/owners-numbers.ts";
import { leaves } from "./choose.ts";
import { decide, type Decision } from "./decide.ts";
import { goalGain } from "./goal-gain.ts";
import { missedBy, showedBy } from "./showed.ts";
import type { ConsultInput, Figure, Report, UsedAssumption } from "./report.ts";
import { toTen } from "./rounding.ts";

type Input = Omit<ConsultInput, "numbers"> & { numbers: OwnersNumbers; kept?: readonly string[] };
type Decided = Pick<Decision, "streams" | "steps" | "situation" | "assumptions">;

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
const MOST_OF_IT = 0.5;
const BEYOND = 1.25;
const CLEARLY = 1.3;

/** What the owner's numbers showed, and how the plan changed with them: as the first page says it, and in short for the letter. */
export const overturnedBy = (
  beside: Beside,
  // As the first report had it, which the owner holds: with the trade that it took.
  before: Decision,
  now: Report,
): { text: string; short: readonly string[]; figures: Record<string, Figure> } => {
  const s = now.situation;
  const by = turnedBy(beside, before, now)?.ids ?? [];
  const shown = showedBy(now, beside.input.numbers);
  const facts = shown.map((one) => shownWords(s, s.trade, one));
  // What is asked about stands there with both figures.
  const difference = now.odd
    ? ""
    : differenceWords(
        by.map((id) => ({
          count: ownersNumberWords[id].count(s, s.trade),
          guessed: EXAMPLES.has(id) ? `{before.${id}}` : "",
          given: `{n.${id}}`,
        })),
        facts.join(" "),
      );
  const titles = ({ steps }: Decided) => steps.map(({ title }) => title).join();
  // Numbers of which none is about money show only that the plan holds.
  const holds = facts.length === 0 && titles(before) === titles(now) ? HOLDS : "";
  const told = [...facts, holds, difference].filter(Boolean);
  return {
    text: told.length > 0 ? `**What your numbers showed.** ${told.join(" ")}` : "",
    short: shown.length === 0 ? [] : [shownInShort(s, s.trade, shown)],
    figures: {
      ...Object.fromEntries(
        by.flatMap((id) =>
          EXAMPLES.has(id) ? [[`before.${id}`, asFigure(before.assumptions[id]!)] as const] : [],
        ),
      ),
      ...Object.fromEntries(
        now.steps.flatMap(({ closes }) =>
          closes.map(({ stream }) => [
            `showed.${stream}`,
            { value: recovered(now, stream), unit: "money" } as const,
          ]),
        ),
      ),
      ...Object.fromEntries(
        missedBy(now).takes.map(({ at, part, beside }) => [
          `showed.missed.${at}${beside ? ".beside" : ""}`,
          { value: part, unit: "money" } as const,
        ]),
      ),
    },
  };
};

const asFigure = ({ value, unit }: UsedAssumption): Figure => ({ value, unit });

/** So few dollars a month turn no advice. */
const SMALL_TURN = 25;
