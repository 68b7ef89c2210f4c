import { findings } from "../../content/report/findings/index.ts";
import type { Finding, Situation } from "../../content/report/kinds.ts";
import type { ChosenStep } from "./report.ts";
import { questions } from "../../content/report/questions/index.ts";

const MOST = 3;
/** Beyond the second, a finding opens the report only if it is this strong. */
const STRONG = 6;
/** So strong that it decides all else, whatever the first step is. */
const DECIDES = 10;

const strengthOf = (f: Finding, s: Situation) =>
  typeof f.strength === "number" ? f.strength : f.strength(s);

/** What a dollar counts that the strongest finding is about, and the one after it. */
const WEIGHTS = [1.8, 1.4] as const;

/** The money that each group of findings speaks of. */
const MONEY: Readonly<Record<string, readonly string[]>> = {
  night: ["after-hours"],
  busy: ["busy"],
  speed: ["slow-replies", "unanswered"],
  doors: ["slow-replies", "unanswered"],
  leads: ["cold-leads", "sorting-time"],
  dates: ["scheduling-time"],
  questions: ["question-time"],
  support: ["status-time"],
  orders: ["order-time"],
  typing: ["typing-time"],
  expert: ["expert-time"],
};
const moneyOf = ({ group, about }: Finding) => about ?? MONEY[group] ?? [];

/** The finding is about money that the step takes back. */
export const isAnsweredBy = (finding: Finding, { closes }: ChosenStep): boolean =>
  moneyOf(finding).some((id) => closes.some(({ stream }) => stream === id));

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

const heldBy = (s: Situation) =>
  findings
    .filter((f) => f.when(s))
    .sort((a, b) => strengthOf(b, s) - strengthOf(a, s) || a.id.localeCompare(b.id));

/** Findings that hold, the strongest of each group; `shown` open the report, first what the first step answers. */
export const findingsOf = (
  s: Situation,
  first: ChosenStep,
  dropped: readonly string[] = [],
): { shown: Finding[]; others: Finding[] } => {
  const closed = new Set(first.closes.map(({ stream }) => stream));
  const answered = (f: Finding) =>
    strengthOf(f, s) >= DECIDES ? 2 : moneyOf(f).some((stream) => closed.has(stream)) ? 1 : 0;
  const byStrength = heldBy(s);
  const lead = byStrength.find((f) => !dropped.includes(f.id) && answered(f) > 0);
  const held = lead ? [lead, ...byStrength.filter((f) => f !== lead)] : byStrength;
  const shown: Finding[] = [];
  for (const f of held)
    if (
      shown.length < MOST &&
      !dropped.includes(f.id) &&
      shown.every(({ group }) => group !== f.group) &&
      (shown.length < 2 || strengthOf(f, s) >= STRONG)
    )
      shown.push(f);
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
