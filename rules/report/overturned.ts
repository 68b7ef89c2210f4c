import {
  OWNERS_NUMBER_IDS,
  type OwnersNumberId,
  type OwnersNumbers,
} from "../../contracts/assessment-owners-numbers.ts";
import { capital } from "../../content/capital.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { changedWords, shownInShort, shownWords, type WhyGone } from "../../content/report/showed.ts";
import { nth } from "../../content/report/words.ts";
import { ownersNumberWords } from "../../content/report/owners-numbers.ts";
import { pageBeside, PAGES } from "./by-night.ts";
import { LEAST_LEFT, leaves } from "./choose.ts";
import { decide, type Decision } from "./decide.ts";
import { goalGain } from "./goal-gain.ts";
import { missedBy, showedBy } from "./showed.ts";
import type { ChosenStep, ConsultInput, Figure, Report, UsedAssumption } from "./report.ts";
import { NARROW, toTen } from "./rounding.ts";

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
/** Sums that differ by less, in dollars a month, are the same to whoever reads them. */
const HARDLY = 25;
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
  const first = !isSame(firstOf(before), firstOf(now));
  const by = turnedBy(beside, before, now)?.ids ?? [];
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
  const came = missing(now, before);
  const gone = missing(before, now, true);
  const promised = promisedOf(before);
  const shown = showedBy(now, beside.input.numbers);
  const facts = shown.map((one) => shownWords(s, s.trade, one));
  const changes = changedWords({
    first: first ? untimed(before.steps[0]!.title) : undefined,
    said: facts.join(" "),
    // What the plan begins with now stands at the top of it.
    came: came
      .filter((one) => !(first && one === now.steps[0]))
      .map((one) => ({ what: one.title, since: sinceOf(one, beside, now, facts.join(" ")) })),
    // Where what was checked is done now stands with the steps.
    went: gone
      .map((one) => ({ what: untimed(one.title), why: whyGone(one, now) }))
      .filter(({ why }) => why.why !== "folded"),
    anew: anewIn(before, now).filter(({ was }) => !(first && was === untimed(before.steps[0]!.title))),
    turned: turnedIn(before, now),
    by: by.map((id) => ({
      count: ownersNumberWords[id].count(s, s.trade),
      guessed: EXAMPLES.has(id) ? `{before.${id}}` : "",
      given: `{n.${id}}`,
    })),
    promised: Math.abs(leftOf(before) - leftOf(now)) < HARDLY ? "" : promised,
  });
  return {
    // Numbers of which none is about money show only what they do to the plan.
    text: `**${facts.length > 0 ? "What your numbers showed." : "With your numbers:"}** ${[...facts, ...changes].join(" ")}`,
    short:
      shown.length === 0
        ? []
        : [`**What your numbers showed:** ${shownInShort(s, s.trade, shown)}`, ...changes.slice(0, 1)],
    figures: {
      "before.left": { value: toTen(leftOf(before)), unit: "money" },
      "before.low": { value: endOf(before, "low"), unit: "money" },
      "before.high": { value: endOf(before, "high"), unit: "money" },
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
      "showed.missed": { value: missedBy(now).takes, unit: "money" },
    },
  };
};

/** A step that is called by another name now: it is done another way. */
const anewIn = (before: Decided, now: Decided): readonly { was: string; is: string }[] =>
  now.steps.flatMap(({ step, title }) => {
    const was = untimed(before.steps.find((one) => isSame(one.step, step))?.title ?? title);
    return was === untimed(title) ? [] : [{ was, is: title }];
  });
/** How often somebody goes round is another number now, and no other step. */
const untimed = (title: string): string =>
  capital(title.replace(/^(?:Once|Twice|\w+ times) a day, |,? (?:once|twice|\w+ times) a day$/, ""));

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
const sinceOf = ({ step }: ChosenStep, { each }: Beside, { situation: s }: Report, said: string): string => {
  const causes = each().filter(({ d }) => d.steps.every((one) => !isSame(one.step, step)));
  const [cause] = causes;
  return cause && causes.length === 1 && s.room !== 0 && !said.includes(`{n.${cause.id}}`)
    ? `${ownersNumberWords[cause.id].count(s, s.trade)}: {n.${cause.id}}`
    : "";
};

/** The first of the same steps that stands before another now. */
const turnedIn = (before: Decided, now: Decided): { up: string; down: string } | undefined => {
  const was = before.steps.filter(({ step }) => now.steps.some((one) => isSame(one.step, step)));
  const is = now.steps.filter(({ step }) => before.steps.some((one) => isSame(one.step, step)));
  const at = is.findIndex(({ step }, i) => !isSame(step, was[i]!.step));
  const down = at < 0 ? undefined : is.slice(at + 1).find(({ step }) => isSame(step, was[at]!.step));
  return down ? { up: is[at]!.title, down: down.title } : undefined;
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

/** So few dollars a month turn no advice. */
const SMALL_TURN = 25;
