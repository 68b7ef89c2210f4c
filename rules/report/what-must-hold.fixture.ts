import { steps } from "../../content/report/steps/index.ts";
import { missedList } from "../../content/report/steps/missed-list.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { isUnpaid } from "./by-what-is-left.ts";
import { leaves } from "./choose.ts";
import { fixesOf } from "./credit.ts";
import { isAnsweredBy, moneyOf } from "./findings.ts";
import { leftInAll } from "./left-in-all.ts";
import { firstOf, isWaiting, isWeak } from "./plan.ts";
import type { Report } from "./report.ts";

const byId = new Map(steps.map((step) => [step.id as string, step]));

/** Something else speaks against it than what it would leave: an open question, no room, its set-up, a sum too small. */
const waits = (step: Step, r: Report, dear: ReadonlySet<Step | undefined>) =>
  r.questions.length > 0 ||
  r.situation.room === 0 ||
  isWaiting(r.steps) ||
  // An assistant of the plan begins with it.
  r.steps.some((one) => fixesOf(one).includes(step)) ||
  // The plan wins as many as there is room for.
  r.steps.some(({ over }) => over) ||
  dear.has(step) ||
  r.steps.some(
    ({ unsummed, late, step: { takes, closes } }) =>
      unsummed &&
      (takes.some((label) => step.takes.includes(label)) ||
        // Who waits is answered by a step of its own, though our sums put little on it.
        (late && Object.keys(closes).some((id) => step.closes[id] !== undefined))),
  );

/** Of its numbers, findings and steps. */
const failsOf = (r: Report): string[] => {
  const s = r.situation;
  const flowing = new Map(r.streams.map(({ stream, perMonth }) => [stream.id, perMonth.likely]));
  const fails: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) fails.push(what);
  };
  const asks = r.questions.some(({ question }) => question.blocks);
  must(
    asks || r.steps.length === 1 || r.steps.every(({ step }) => step.kind !== "nothing"),
    "counts beside a step",
  );
  const real = r.steps.filter(({ step }) => step.kind !== "nothing");
  must(
    real.length === 1 || real.every((one) => !isWeak(one)),
    "a step of a few dollars, or one that may lose, beside others",
  );

  const w = { s, used: r.assumptions, flowing: r.streams };
  must(
    real.length < 2 ||
      isWaiting(r.steps) ||
      (s.plain && !s.valueKnown) ||
      isUnpaid(r.steps, w) ||
      r.steps.reduce((sum, one) => sum + leftInAll(one, w), 0) >= 0,
    "a plan that takes more than it brings",
  );
  must(
    r.headline.likely === r.steps.reduce((sum, { perMonth }) => sum + perMonth, 0),
    "headline is the steps' sum",
  );
  must(r.headline.low <= r.headline.likely && r.headline.likely <= r.headline.high, "low, likely, high");
  for (const { step, perMonth, costPerMonth, timePerMonth, unsummed } of r.steps)
    must(
      step.kind === "nothing" ||
        step.aim ||
        (unsummed && perMonth === 0 && costPerMonth === 0) ||
        perMonth > costPerMonth + timePerMonth,
      `${step.id} brings more than its price and the time it takes`,
    );
  const share = (id: string) => (flowing.has(`${id}-time`) ? r.assumptions[`${id}Share`]!.value : 0);
  must(
    ["scheduling", "question", "status", "order"].reduce((sum, id) => sum + share(id), 0) <= 100,
    "contacts are shared out once",
  );
  must(
    ["readyShare", "undecidedShare", "unfitShare"].reduce((sum, id) => sum + r.assumptions[id]!.value, 0) <=
      100,
    "a possible customer is won, undecided or unfit, and only one of these",
  );
  const closed = r.steps.flatMap(({ closes }) => closes);
  must(new Set(closed.map(({ stream }) => stream)).size === closed.length, "no stream is closed twice");
  for (const { stream, perMonth } of closed)
    must(perMonth <= (flowing.get(stream) ?? -1), `${stream} closes no more than it loses`);
  for (const { step, perMonth, closes } of r.steps) {
    must(
      perMonth <= closes.reduce((sum, c) => sum + c.perMonth, 0),
      `${step.id} is worth at most what it closes`,
    );
    must(step.when(s) && s.comfort >= step.comfort, `${step.id} fits the answers`);
  }
  for (const { finding } of r.findings) must(finding.when(s), `${finding.id} is true`);
  for (const { stream } of r.streams) must(stream.when(s), `${stream.id} is spoken for`);
  must(
    r.findings.length <= 4 && r.steps.length >= 1 && r.steps.length <= 5,
    "two to four findings, and at most five steps",
  );

  // Whoever answers has one rhythm for it.
  must(
    r.steps.filter((one) => one.along || [one.step, ...fixesOf(one)].some((step) => step === missedList))
      .length <= 1,
    "one round at most goes through what is open",
  );

  const { needed, expected } = r.breakEven;
  must(r.verdict.id !== "pays" || expected >= needed, "it pays only where the catch covers the price");
  must(
    r.verdict.id !== "pays" ||
      r.steps.some(({ step }) => step.kind === "assistant") ||
      r.breakEven.apart !== undefined,
    "an assistant pays, or none",
  );
  must(
    r.verdict.id === "pays" ||
      r.verdict.id === "start-small" ||
      r.steps.every(({ step }) => step.kind !== "assistant"),
    "no assistant is sold where the verdict is against it",
  );
  const leftover = new Set(r.leftovers.map(({ what }) => what));
  for (const label of r.answers.operationalBottlenecks) {
    const place = r.bottlenecks[label];
    must(
      place === "leftover" ? leftover.has(label) : r.steps.some(({ step }) => step.id === place),
      `${label} is placed`,
    );
  }
  const taken = new Set(closed.map(({ stream }) => stream));
  for (const { stream } of r.streams)
    must(
      taken.has(stream.id) || leftover.has(stream.id) || stream.of.some((label) => leftover.has(label)),
      `${stream.id} is closed or left over`,
    );
  // No step is left out that leaves more than one of the plan, but for a reason that says so.
  const least = Math.min(...r.steps.filter(({ closes }) => closes.length > 0).map(leaves));
  const told = Math.max(0, ...r.leftovers.map(({ would }) => would?.left ?? 0));
  const dear = new Set(r.leftovers.map(({ cure }) => cure?.step));
  for (const { id, kind, left } of r.possibleSteps) {
    const step = byId.get(id)!;
    const { closes } = step;
    if (kind !== "cheaper-fix" || left <= least || r.steps.some(({ step }) => step.id === id)) continue;
    if (Object.keys(closes).every((stream) => !taken.has(stream)))
      must(told >= left || waits(step, r, dear), `${id} would leave more, and nobody says why it waits`);
  }
  const [opening] = r.findings;
  const first = firstOf(r.steps)!;
  if (opening && !isWaiting(r.steps) && first.closes.length > 0 && moneyOf(opening.finding).length > 0)
    must(
      [first, r.steps[0]!].some((step) => isAnsweredBy(opening.finding, step)),
      `${opening.finding.id} opens, and step one does not cure it`,
    );
  for (const { question } of r.questions)
    for (const id of question.opens) must(!flowing.has(id), `${id} is left open`);
  return fails;
};

/** No step is passed over for one that leaves less without a reason, and who is full still answers. */
const passedOver = (r: Report): string[] => {
  const s = r.situation;
  const fails: string[] = [];
  const taken = new Set(r.steps.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const open = new Set(r.questions.flatMap(({ question }) => question.opens));
  // Who waits is answered by a step of its own, though our sums put little on it.
  const answers = (one: Report["steps"][number]) => one.unsummed || one.rounds;
  const summed = r.steps.filter((one) => one.closes.length > 0 && !answers(one));
  for (const { id, kind, left } of r.possibleSteps) {
    const step = byId.get(id)!;
    const streams = Object.keys(step.closes);
    if (kind !== "cheaper-fix" || streams.some((stream) => taken.has(stream) || open.has(stream))) continue;
    if (r.steps.some((one) => one.step.id === id) || s.room !== undefined || r.questions.length > 0) continue;
    if (!summed.some((one) => leaves(one) < left)) continue;
    if (r.steps.some((one) => fixesOf(one).includes(step))) continue;
    if (r.steps.some((one) => answers(one) && streams.some((line) => one.step.closes[line] !== undefined)))
      continue;
    // The step itself, or a better one for the same thing, with its reason.
    const told = r.leftovers.find(({ would }) => {
      const other = would && byId.get(would.step)!;
      return (
        other &&
        would.left >= left &&
        (other.takes.some((label) => step.takes.includes(label)) ||
          streams.some((stream) => other.closes[stream] !== undefined))
      );
    });
    if (!told) fails.push(`${id} would leave ${left}`);
    else if (told.why.includes("Three steps at once are enough")) fails.push(told.why);
  }
  const waits = r.steps.some(({ step }) => step.kind === "nothing");
  if (
    s.room === 0 &&
    s.reply >= 2 &&
    (s.phone || s.written) &&
    !waits &&
    !r.questions.some((q) => q.question.blocks) &&
    // Who is full is told so by the step that says no.
    !r.steps.some(({ step }) => step.closes["slow-replies"] || step.id === "full-book")
  )
    fails.push("nobody answers who waits");
  return fails;
};

/** What must hold of every report; throws with the answers when it does not. */
export const mustHold = (r: Report): void => {
  const fails = [...failsOf(r), ...passedOver(r)];
  if (fails.length > 0)
    throw new Error(`${fails.join("; ")}\n${JSON.stringify([r.answers, r.situation.room])}`);
};
