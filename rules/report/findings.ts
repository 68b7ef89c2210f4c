import { firstOf } from "./plan.ts";
import { findings } from "../../content/report/findings/index.ts";
import type { Finding, Situation } from "../../content/report/kinds.ts";
import { streams } from "../../content/report/streams/index.ts";
import type { ChosenStep } from "./report.ts";
import { inCustomers } from "./streams.ts";
import { questions } from "../../content/report/questions/index.ts";

const MOST = 2;
/** What a finding gains that a step of the plan cures. */
const CURES = 4;
const CURES_FIRST = 8;
/** What opens the letter has a step, if any that holds has one. */
const UNCURED = 20;
/** So strong that it decides all else, whatever the first step is. */
const DECIDES = 10;

const strengthOf = (f: Finding, s: Situation) =>
  typeof f.strength === "number" ? f.strength : f.strength(s);

/** What a dollar counts that the strongest finding is about, and the one after it. */
const WEIGHTS = [1.3, 1.15] as const;

/** The money that each group of findings speaks of. */
const MONEY: Readonly<Record<string, readonly string[]>> = {
  night: ["after-hours"],
  busy: ["busy"],
  speed: ["slow-replies", "unanswered"],
  doors: ["slow-replies", "unanswered"],
  leads: ["cold-leads", "broken-off", "sorting-time"],
  dates: ["scheduling-time"],
  questions: ["question-time"],
  support: ["status-time"],
  orders: ["order-time"],
  typing: ["typing-time"],
  expert: ["expert-time"],
};
export const moneyOf = ({ group, about }: Finding) => about ?? MONEY[group] ?? [];

/** The step cures what the finding says: it is named as a cure, and takes back money that the finding is about. */
export const isAnsweredBy = (finding: Finding, { closes, step }: ChosenStep): boolean =>
  finding.cures?.includes(step.id) === true &&
  (step.aim === true || moneyOf(finding).some((id) => closes.some(({ stream }) => stream === id)));

/** Asked for once for each step of a report. */
const found = new WeakMap<Situation, ReadonlyMap<string, number>>();

/** What the strongest findings are about, each with its weight, so that the plan answers them first. */
export const foundStreams = (s: Situation): ReadonlyMap<string, number> => {
  const known = found.get(s);
  if (known) return known;
  const weighed = heldBy(s)
    .slice(0, WEIGHTS.length)
    .flatMap((finding, i) => moneyOf(finding).map((stream) => [stream, WEIGHTS[i]!] as const));
  const streams = new Map(weighed.toReversed());
  found.set(s, streams);
  return streams;
};

const CUSTOMERS: ReadonlySet<string> = new Set(streams.filter(inCustomers).map(({ id }) => id));
const MISSED: ReadonlySet<string> = new Set(["after-hours", "busy", "unanswered"]);
/** So few missed of a hundred that nobody may be told of calls that are lost. */
const HARDLY_MISSED = 0.03;

/** What the owner counted takes the ground from it: there is no room for more, or next to nothing is missed. */
const isRefuted = (f: Finding, s: Situation) => {
  const money = moneyOf(f);
  return (
    (s.room === 0 && money.length > 0 && money.every((id) => CUSTOMERS.has(id))) ||
    (s.missedKnown && s.missedPart < HARDLY_MISSED && money.some((id) => MISSED.has(id)))
  );
};

const heldBy = (s: Situation) =>
  findings
    .filter((f) => f.when(s) && !isRefuted(f, s))
    .sort((a, b) => strengthOf(b, s) - strengthOf(a, s) || a.id.localeCompare(b.id));

const closesAny = ({ closes }: ChosenStep, ids: readonly string[]) =>
  closes.some(({ stream }) => ids.includes(stream));

/** A plan whose first step a finding argues against begins with what that finding is about instead. */
export const answering = (
  plan: readonly ChosenStep[],
  s: Situation,
  dropped: readonly string[] = [],
): { plan: readonly ChosenStep[]; because?: Finding } => {
  const [first] = plan;
  if (!first) return { plan };
  for (const because of heldBy(s)) {
    const { against } = because;
    if (!against || dropped.includes(because.id) || !closesAny(first, against)) continue;
    const ids = moneyOf(because).filter((id) => !against.includes(id));
    const better = plan.find((step) => !step.uncounted && closesAny(step, ids) && !closesAny(step, against));
    if (better) return { plan: [better, ...plan.filter((step) => step !== better)], because };
  }
  return { plan };
};

/** Findings that hold, one of a group; `shown` open the report, first what the first step cures, then what another does. */
export const findingsOf = (
  s: Situation,
  plan: readonly ChosenStep[],
  dropped: readonly string[] = [],
  because?: Finding,
  most = MOST,
): { shown: Finding[]; others: Finding[] } => {
  const first = firstOf(plan)!;
  const byStrength = heldBy(s).filter(({ against }) => !against || !closesAny(first, against));
  const shown: Finding[] = because ? [because] : [];
  /** It speaks for a step of which none before it has spoken; for the first step above all. */
  const curing = (f: Finding) => {
    const open = plan.filter((step) => !shown.some((earlier) => isAnsweredBy(earlier, step)));
    const cured = open.find((step) => isAnsweredBy(f, step));
    return cured === undefined ? 0 : cured.step.aim ? CURES_FIRST + 1 : cured === first ? CURES_FIRST : CURES;
  };
  const weight = (f: Finding) =>
    strengthOf(f, s) +
    (strengthOf(f, s) >= DECIDES && shown.length === 0 && (curing(f) > 0 || !f.cures)
      ? CURES_FIRST + 1
      : shown.length === 0 && curing(f) === 0 && moneyOf(f).length > 0
        ? -UNCURED
        : curing(f));
  while (shown.length < most) {
    const [next] = byStrength
      .filter((f) => !dropped.includes(f.id) && shown.every(({ group }) => group !== f.group))
      .toSorted((x, y) => weight(y) - weight(x));
    if (!next) break;
    shown.push(next);
  }
  return { shown, others: byStrength.filter((f) => !shown.includes(f)) };
};

/** Contradictions among the answers, and the streams that wait for an answer to them. */
export const questionsOf = (s: Situation) => {
  const asked = questions.filter((q) => q.when(s));
  return {
    asked,
    open: new Set(asked.flatMap((q) => q.opens)),
    blocked: asked.some((q) => q.blocks),
  };
};
