import { firstOf } from "./plan.ts";
import { ownersNumbers } from "../../contracts/owners-numbers.ts";
import type { Finding, Situation, Step, Trade } from "../../content/report/kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { assumptionsOf, withRoom } from "./assumptions.ts";
import { candidatesOf, choose, fits, inOrder, isSmallPlan, MOST_STEPS, priced } from "./choose.ts";
import { figuresOf } from "./figures.ts";
import { answering, findingsOf, isAnsweredBy, moneyOf, questionsOf } from "./findings.ts";
import { leftoversOf, placeBottlenecks } from "./leftovers.ts";
import type { ChosenStep, ConsultInput, Range, Report, StepWords } from "./report.ts";
import { overturnedBy } from "./overturned.ts";
import { situationOf, suggestTrade } from "./situation.ts";
import { inCustomers, streamsOf } from "./streams.ts";
import { tellOnce } from "./tell-once.ts";
import { breakEvenOf, verdictOf } from "./verdict.ts";
import { type Candidate, weigh } from "./weigh.ts";
import { wordGoal, wordVerdict } from "./word-verdict.ts";

const sumOf = (ranges: readonly Range[]): Range =>
  ranges.reduce(
    (sum, { low, likely, high }) => ({
      low: sum.low + low,
      likely: sum.likely + likely,
      high: sum.high + high,
    }),
    { low: 0, likely: 0, high: 0 },
  );

/** The reviewer's steps in the reviewer's order; each closes what those before it have left open. */
const asChosen = (
  ids: readonly string[],
  weighAgain: (id: string, taken: Set<string>) => Candidate | undefined,
) => {
  const taken = new Set<string>();
  const plan: Candidate[] = [];
  for (const id of new Set(ids)) {
    const candidate = weighAgain(id, taken);
    if (!candidate) continue;
    for (const { stream } of candidate.chosen.closes) taken.add(stream);
    plan.push(candidate);
  }
  return plan;
};

const answerTo = (finding: Finding, steps: readonly ChosenStep[]) => {
  const step = steps.findIndex((chosen) => isAnsweredBy(finding, chosen));
  return step < 0 ? {} : { answeredBy: step };
};

/** What a finding without a step is about and no step takes back, in dollars a month: it is said beside it. */
const openOf = ({ finding }: Report["findings"][number], { streams, steps }: Report) =>
  streams
    .filter(
      ({ stream }) =>
        moneyOf(finding).includes(stream.id) &&
        steps.every(({ closes }) => closes.every((closed) => closed.stream !== stream.id)),
    )
    .reduce((sum, { perMonth }) => sum + perMonth.likely, 0);

/** Longer than this, in hours once, nobody sets up what brings no sum. */
const LONGEST_UNSUMMED = 4;
/** What was named first has a step even where no sum speaks for one: the quickest that costs no money. */
const withNamedFirst = (
  plan: readonly ChosenStep[],
  s: Situation,
  open: ReadonlySet<string>,
  used: Report["assumptions"],
): readonly ChosenStep[] => {
  const [label] = s.labels;
  if (!label || plan.length >= MOST_STEPS || placeBottlenecks([label], plan)[label] !== "leftover")
    return plan;
  const [quickest] = catalogue
    .filter(
      (step) =>
        step.kind === "cheaper-fix" &&
        step.takes.includes(label) &&
        step.monthly === undefined &&
        step.setupHours <= LONGEST_UNSUMMED &&
        s.comfort >= step.comfort &&
        fits(step, s) &&
        !Object.keys(step.closes).some((stream) => open.has(stream)),
    )
    .toSorted((a, b) => a.setupHours - b.setupHours);
  return quickest
    ? [
        ...plan,
        {
          ...weigh(quickest, s, [], used).chosen,
          work: [],
          ownHours: 0,
          ownPerMonth: 0,
          timePerMonth: 0,
          unsummed: true as const,
        },
      ]
    : plan;
};

const wordsOf = (step: Step, s: Situation, t: Trade, n: number, cases: number): StepWords => ({
  does: step.does(s, t, n, cases),
  dayOne: step.dayOne(s, t, n, cases),
  needs: step.needs(s, t, n, cases),
  ...(step.rehearse ? { rehearse: step.rehearse(s, t, n, cases) } : {}),
  because: step.because(s, t),
  already: step.already(s, t),
  watch: step.watch(s, t, n, cases),
  never: step.never(s, t, n, cases),
});

/**
 * The consultant: from the answers (and what the owner and the reviewer added) to everything that a report says.
 * Pure; the same input gives the same report. Throws a ZodError when the owner's numbers are out of bounds.
 */
export const consult = (input: ConsultInput): Report => {
  const numbers = ownersNumbers.parse(input.numbers ?? {});
  const review = input.review ?? {};
  const s = situationOf({ ...input, numbers });
  const t = s.trade;
  const { asked, open, blocked } = questionsOf(s);
  const examples = assumptionsOf(s, numbers, review);
  const lost = streamsOf(s, examples, open)
    .filter(({ stream }) => inCustomers(stream))
    .reduce((sum, { amount }) => sum + amount, 0);
  const assumptions = withRoom(examples, s, lost);
  const streams = streamsOf(s, assumptions, open);
  const candidates = candidatesOf(s, streams, assumptions);
  const forAim = blocked ? undefined : catalogue.find((step) => step.aim && fits(step, s));
  const picked = review.steps
    ? asChosen(review.steps, (id, taken) => {
        const step = catalogue.find((known) => known.id === id && fits(known, s));
        const free = streams.filter(({ stream }) => !taken.has(stream.id));
        return step && weigh(step, s, free, assumptions);
      })
    : choose(
        blocked ? candidates.filter(({ step }) => step.kind === "cheaper-fix") : candidates,
        s,
        forAim ? MOST_STEPS - 1 : MOST_STEPS,
        candidatesOf(s, streams, assumptions, 1),
      );
  const ordered: ReturnType<typeof answering> = review.steps
    ? { plan: priced(picked) }
    : answering(inOrder(priced(picked)), s, review.dropFindings);
  const page = forAim && !review.steps ? [weigh(forAim, s, [], assumptions).chosen] : [];
  const withPlan = ordered.plan.length > 0 ? [...page, ...ordered.plan] : [];
  const breakEven = breakEvenOf(s, withPlan, candidates, streams, assumptions);
  const id = verdictOf(s, withPlan, breakEven, blocked);
  const waits = catalogue.find((step) => step.kind === "nothing" && step.when(s))!;
  const summed =
    review.steps && withPlan.length > 0
      ? withPlan
      : id !== "not-yet"
        ? withPlan
        : inOrder([
            weigh(waits, s, [], assumptions).chosen,
            ...(blocked ? withPlan.slice(0, 2) : []),
            ...page,
          ]);
  const steps = review.steps || blocked ? summed : withNamedFirst(summed, s, open, assumptions);
  const headline = sumOf(steps.map(({ range }) => range));
  const costPerMonth = steps.reduce((sum, step) => sum + step.costPerMonth, 0);
  const timePerMonth = steps.reduce((sum, step) => sum + step.timePerMonth, 0);
  const bottlenecks = placeBottlenecks(input.answers.operationalBottlenecks, steps);
  const because = firstOf(steps) === ordered.plan[0] ? ordered.because : undefined;
  const { shown, others } = findingsOf(
    s,
    steps,
    review.dropFindings,
    because,
    isSmallPlan(steps) ? 1 : undefined,
  );
  const leftovers = leftoversOf(s, bottlenecks, streams, steps, asked, assumptions);
  const figures = figuresOf({
    streams,
    steps,
    headline,
    costPerMonth,
    timePerMonth,
    breakEven,
    assumptions,
    leftovers,
  });
  const suggested = s.tradeKnown ? undefined : suggestTrade(input.answers.businessName)?.id;
  const telling = tellOnce(t);
  const report: Report = {
    answers: input.answers,
    situation: s,
    ...(suggested ? { tradeSuggested: suggested } : {}),
    verdict: { id, title: "", text: "" },
    ...(because ? { firstBecause: because } : {}),
    findings: shown.map((finding) => ({
      finding,
      ...answerTo(finding, steps),
      title: finding.title(s, t),
      means: finding.means(s, telling),
      look: finding.look(s, telling),
    })),
    otherFindings: others.map((finding) => finding.id),
    questions: asked.map((question) => ({ question, text: question.text(s, t), why: question.why(s, t) })),
    streams,
    steps: steps.map((chosen, n) => ({
      ...chosen,
      words: wordsOf(chosen.step, s, telling, n, chosen.cases),
    })),
    possibleSteps: candidates.map(({ chosen: { step, title, perMonth, costPerMonth: cost } }) => ({
      id: step.id,
      kind: step.kind,
      title,
      perMonth,
      costPerMonth: cost,
    })),
    bottlenecks,
    leftovers,
    goal: "",
    headline,
    costPerMonth,
    timePerMonth,
    breakEven,
    assumptions,
    figures,
  };
  for (const one of report.findings)
    if (one.answeredBy === undefined)
      figures[`open.${one.finding.id}`] = { value: openOf(one, report), unit: "money" };
  const worded = { ...report, verdict: wordVerdict(report), goal: wordGoal(report) };
  if (Object.keys(numbers).every((id) => id === "trade")) return worded;
  // A corrected trade is none of the numbers.
  const { trade } = numbers;
  const before = consult({ answers: input.answers, review, numbers: trade === undefined ? {} : { trade } });
  const alone = overturnedBy(before, worded);
  return { ...worded, overturned: alone.text, figures: { ...figures, ...alone.figures } };
};
