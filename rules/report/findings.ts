import { byLeft, leaves, OPENS } from "./choose.ts";
import { firstOf, isWaiting } from "./plan.ts";
import { plainFindings } from "../../content/report/findings/plain.ts";
import { findings } from "../../content/report/findings/index.ts";
import type { Finding, Situation } from "../../content/report/kinds.ts";
import { streams } from "../../content/report/streams/index.ts";
import type { ChosenStep } from "./report.ts";
import { inCustomers } from "./streams.ts";
import { questions } from "../../content/report/questions/index.ts";

const MOST = 2;
/** So strong that it decides all else, whatever the first step is. */
const DECIDES = 10;

const strengthOf = (f: Finding, s: Situation) =>
  typeof f.strength === "number" ? f.strength : f.strength(s);

/** The money that each group of findings speaks of. */
const MONEY: Readonly<Record<string, readonly string[]>> = {
  night: ["after-hours"],
  busy: ["busy"],
  speed: ["slow-replies", "unanswered"],
  doors: ["slow-replies", "unanswered"],
  leads: ["cold-leads", "broken-off", "open-plans", "sorting-time"],
  dates: ["scheduling-time"],
  questions: ["question-time"],
  support: ["status-time"],
  orders: ["order-time"],
  typing: ["typing-time"],
  expert: ["expert-time"],
};
export const moneyOf = ({ group, about }: Finding) => about ?? MONEY[group] ?? [];

/** The step cures what the finding says: it is named as a cure, and takes back money that the finding is about. */
export const isAnsweredBy = (finding: Finding, { closes, step, late }: ChosenStep): boolean =>
  finding.cures?.includes(step.id) === true &&
  // Whoever waits is answered by the step for it, whatever sum that has.
  (step.aim === true ||
    late === true ||
    moneyOf(finding).some((id) => closes.some(({ stream }) => stream === id)));

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

const held = new WeakMap<Situation, readonly Finding[]>();
/** Those that hold, the strongest first: a plan asks for them before and after its steps are chosen. */
const heldBy = (s: Situation): readonly Finding[] => {
  const known = held.get(s);
  if (known) return known;
  const all = findings
    .filter((f) => f.when(s) && !isRefuted(f, s))
    .map((f) => ({ f, strength: strengthOf(f, s) }))
    .sort((a, b) => b.strength - a.strength || a.f.id.localeCompare(b.f.id))
    .map(({ f }) => f);
  held.set(s, all);
  return all;
};

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
    // A reason moves no step before one that leaves twice as much.
    if (better && leaves(better) * OPENS >= leaves(first))
      return { plan: [better, ...plan.filter((step) => step !== better).toSorted(byLeft)], because };
  }
  return { plan };
};

/** The largest line of money that a step takes back, as a finding of its own. */
const plainOf = ({ closes }: ChosenStep): Finding | undefined => {
  const [largest] = closes.toSorted((a, b) => b.perMonth - a.perMonth);
  return largest && plainFindings.get(largest.stream);
};

/**
 * Findings that hold, one of a group. Of those `shown` the first is what step one cures (or what decides all else), so
 * that letter, headline and step one are one thing; the second is what another step cures, or is about no money.
 */
export const findingsOf = (
  s: Situation,
  plan: readonly ChosenStep[],
  dropped: readonly string[] = [],
  because?: Finding,
  most = MOST,
): { shown: Finding[]; others: Finding[] } => {
  const first = firstOf(plan)!;
  const held = heldBy(s).filter(({ against }) => !against || plan.every((step) => !closesAny(step, against)));
  const waiting = isWaiting(plan);
  const [head] = plan;
  const free = held.filter((f) => !dropped.includes(f.id));
  const decides = (f: Finding) =>
    strengthOf(f, s) >= DECIDES &&
    (!f.cures || isAnsweredBy(f, first) || plan.some((step) => step.step.aim && isAnsweredBy(f, step)));
  const named = plainOf(first);
  const opening = waiting
    ? free[0]
    : (because ??
      // A plan that begins with a page for the goal is not opened by what another step is for.
      (head?.step.aim && !head.step.lever ? free.find((f) => isAnsweredBy(f, head)) : undefined) ??
      free.find(decides) ??
      (head?.step.aim
        ? free.find((f) => plan.some((one) => one.step.aim && isAnsweredBy(f, one)))
        : undefined) ??
      free.find((f) => isAnsweredBy(f, first)) ??
      (named && !dropped.includes(named.id)
        ? named
        : (free.find((f) => plan.some((one) => isAnsweredBy(f, one))) ?? free[0])));
  const shown = opening ? [opening] : [];
  /** It speaks for a step of which none before it has spoken, or is about no money at all. */
  const adds = (f: Finding) =>
    waiting ||
    moneyOf(f).length === 0 ||
    plan.some((step) => isAnsweredBy(f, step) && !shown.some((earlier) => isAnsweredBy(earlier, step)));
  while (shown.length < most) {
    const rest = free.filter((f) => shown.every(({ group, id }) => group !== f.group && id !== f.id));
    // That there is hardly room for anybody stands beside any sum.
    const next =
      rest.find((f) => adds(f) && (moneyOf(f).length > 0 || f.group === "room")) ?? rest.find(adds);
    if (!next) break;
    shown.push(next);
  }
  return { shown, others: held.filter((f) => !shown.includes(f)) };
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
