import {
  OWNERS_NUMBER_BOUNDS,
  OWNERS_NUMBER_IDS,
  ownersNumbers,
} from "../../contracts/assessment-owners-numbers.ts";
import type { Finding, Situation, Trade } from "../../content/report/kinds.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { plainTrade } from "../../content/report/trades/index.ts";
import { oddNumbers } from "../../content/report/odd-numbers.ts";
import { remembered } from "./advice-on.ts";
import { byCount } from "./by-count.ts";
import { leaves } from "./choose.ts";
import { nightFigures } from "./by-night.ts";
import { type Decision, decide } from "./decide.ts";
import { doubtOf } from "./doubts.ts";
import { samePlan } from "./same-plan.ts";
import { figuresOf } from "./figures.ts";
import { heldFigures } from "./document/lost-and-brought.ts";
import { isKept } from "./assumptions.ts";
import { isAnsweredBy } from "./findings.ts";
import { goalGain } from "./goal-gain.ts";
import { guessToCheck } from "./guess-to-check.ts";
import { HALF, inAll } from "./half-as-many.ts";
import type { ChosenStep, ConsultInput, Report, StepWords } from "./report.ts";
import { deciding, movingOf, overturnedBy } from "./overturned.ts";
import { monthsOpen } from "./streams.ts";
import { passedBy } from "./passed-by.ts";
import { paysOf } from "./pays.ts";
import { roughly, toTen, toTwo } from "./rounding.ts";
import { reasonsOf } from "./reasons.ts";
import { otherFigures } from "./lines.ts";
import { tellOnce } from "./tell-once.ts";
import { winFigures } from "./wins.ts";
import { isGuessed, wordGoal, wordVerdict } from "./word-verdict.ts";
import { swingsOf } from "./swings.ts";

const answerTo = (finding: Finding, steps: readonly ChosenStep[]) => {
  const step = steps.findIndex((chosen) => isAnsweredBy(finding, chosen));
  return step < 0 ? {} : { answeredBy: step };
};

const wordsOf = (step: Step, s: Situation, t: Trade, n: number, cases: number): StepWords => ({
  does: step.does(s, t, n, cases),
  dayOne: step.dayOne(s, t, n, cases),
  needs: step.needs(s, t, n, cases),
  ...(step.rehearse ? { rehearse: step.rehearse(s, t, n, cases) } : {}),
  already: step.already(s, t),
  watch: step.watch(s, t, n, cases),
  never: step.never(s, t, n, cases),
});

/** So many steps say what they are about in the owner's count: two pages are enough. */
const MOST_COUNTED = 2;
/** Of five steps, or of four with so many things that are done on their way, one. */
const MANY_FOLDS = 3;
const mostCounted = ({ steps }: Report): number =>
  steps.length > 2 * MOST_COUNTED ||
  (steps.length > MOST_COUNTED + 1 && steps.flatMap(({ folds = [] }) => folds).length > MANY_FOLDS)
    ? 1
    : MOST_COUNTED;
const UNSAID = { title: "", means: "", look: "" } as const;
const NO_WORDS: StepWords = {
  does: "",
  dayOne: "",
  needs: "",
  already: "",
  watch: "",
  never: "",
};

/** What was decided, without its words and numbers: what the rules of a plan are held against. */
export const outline = (d: Decision, answers: ConsultInput["answers"]): Report => ({
  answers,
  situation: d.situation,
  verdict: { id: d.verdict, title: "", text: "", buy: "" },
  ...(d.because ? { firstBecause: d.because } : {}),
  findings: d.shown.map((finding) => ({ finding, ...answerTo(finding, d.steps), ...UNSAID })),
  otherFindings: d.others.map((finding) => finding.id),
  questions: d.asked.map((question) => ({ question, text: "", why: "" })),
  streams: d.streams,
  steps: d.steps.map((chosen) => ({ ...chosen, words: NO_WORDS })),
  possibleSteps: d.candidates.map(({ chosen }) => ({
    id: chosen.step.id,
    kind: chosen.step.kind,
    title: chosen.title,
    perMonth: chosen.perMonth,
    costPerMonth: chosen.costPerMonth,
    left: leaves(chosen),
  })),
  bottlenecks: d.bottlenecks,
  leftovers: d.leftovers,
  later: d.later.map(({ title, step }) => ({ title, step })),
  reasons: {},
  goal: "",
  headline: d.headline,
  costPerMonth: d.costPerMonth,
  timePerMonth: d.timePerMonth,
  breakEven: d.breakEven,
  assumptions: d.assumptions,
  figures: {},
});

/** One part in so many of what the plan leaves. */
const TELLING = 5;
/** What the plan leaves with half of those that we took, or with all those that our share would make. */
const ifOthers = ({ figures, assumptions }: Report, decision: Decision, other: Report): Report["figures"] => {
  const year = figures["check.year"]!.value;
  const all = decision.doubted?.year ?? year;
  const by = other.figures["all"]!.value - figures["all"]!.value;
  return {
    "odd.year": { value: all, unit: "count" },
    "odd.revenue": { value: toTwo(all * assumptions.customerValue!.value), unit: "money" },
    "odd.half": { value: roughly(HALF * year), unit: "count" },
    "odd.by": { value: by, unit: "money" },
    "odd.moves": { value: toTen(Math.abs(by)), unit: "money" },
  };
};

/** What was decided, in words and with every number that they may print. */
const write = (d: Decision, answers: ConsultInput["answers"]): Report => {
  const s = d.situation;
  const t = s.trade;
  const telling = tellOnce(t);
  const suggested = s.tradeKnown ? undefined : plainTrade(answers.businessName)?.id;
  const bare = outline(d, answers);
  const report: Report = {
    ...bare,
    ...(suggested ? { tradeSuggested: suggested } : {}),
    findings: bare.findings.map((one) => ({
      ...one,
      title: one.finding.title(s, t),
      means: one.finding.means(s, telling),
      look: one.finding.look(s, telling),
    })),
    questions: d.asked.map((question) => ({ question, text: question.text(s, t), why: question.why(s, t) })),
    steps: d.steps.map((chosen, n) => ({
      ...chosen,
      words: wordsOf(chosen.step, s, telling, n, chosen.cases),
    })),
    figures: figuresOf({ ...d, open: monthsOpen(s) }),
  };
  const most = mostCounted(report);
  // Of one alone, the step that leaves most.
  const inTurn = most === 1 ? report.steps.toSorted((a, b) => leaves(b) - leaves(a)) : report.steps;
  for (const chosen of inTurn) {
    const again = report.steps.some((other) => other.byCount?.missed);
    const counted = byCount(chosen, s, d.streams, d.assumptions, {
      again,
      opens: chosen === report.steps[0],
    });
    if (counted && report.steps.filter((other) => other.byCount).length < most) {
      chosen.byCount = counted;
      Object.assign(report.figures, counted.figures);
    }
    const pays = paysOf(chosen, s, d.assumptions);
    if (!pays) continue;
    chosen.pays = pays.words;
    report.figures[`p.${chosen.step.id}.pays`] = pays.figure;
  }
  if (s.room !== undefined) report.figures.room = { value: s.room, unit: "count" };
  Object.assign(report.figures, goalGain(report, report.figures.won!.value), nightFigures(report));
  report.reasons = reasonsOf(report, d.assumptions);
  for (const [id, reason] of Object.entries(report.reasons))
    for (const what of ["left", "brings", "takes"] as const)
      if (reason[what] !== undefined)
        report.figures[`r.${id}.${what}`] = { value: reason[what], unit: "money" };
  const passed = passedBy(report, !isGuessed(report));
  if (passed) report.passed = passed;
  Object.assign(report.figures, inAll(report), otherFigures(report));
  Object.assign(report.figures, winFigures(report), heldFigures(report));
  return { ...report, verdict: wordVerdict(report), goal: wordGoal(report) };
};

/**
 * The consultant: from the answers (and what the owner and the reviewer added) to everything that a report says.
 * Pure; the same input gives the same report. Throws a ZodError when the owner's numbers are out of bounds.
 */
export const consult = ({ answers, review = {}, names, ...input }: ConsultInput): Report => {
  const numbers = ownersNumbers.parse(input.numbers ?? {});
  const asked = { answers, review, ...(names ? { names: remembered(names) } : {}) };
  const { trade: _, ...counted } = numbers;
  // What the owner read before any number was given.
  const alone = Object.values(counted).some((value) => value !== undefined)
    ? decide({ ...asked, numbers: {} })
    : undefined;
  const told = {
    ...asked,
    numbers,
    ...(input.printed ? { printed: input.printed } : {}),
    ...(alone && !review.steps ? { kept: alone.steps.map(({ step }) => step.id) } : {}),
  };
  const decision = decide(told);
  const report = write(decision, answers);
  for (const id of OWNERS_NUMBER_IDS) {
    const value = numbers[id];
    if (value !== undefined) report.figures[`n.${id}`] = { value, unit: OWNERS_NUMBER_BOUNDS[id].unit };
  }
  const { slotValue, customerValue } = report.situation.trade.examples;
  const given = numbers.customerValue ?? 0;
  // Only where the one follows from the other as it is printed.
  if (given > 0 && report.assumptions.slotValue!.value === toTwo((slotValue * given) / customerValue)) {
    report.figures["slot.usual"] = { value: toTwo(slotValue), unit: "money" };
    report.figures["slot.of"] = { value: toTwo(customerValue), unit: "money" };
  }
  // The same business with all those that our share of new ones makes, or with half of those that we took.
  const { doubted } = decision;
  const { value: share } = report.assumptions.freshShare!;
  const isChecked =
    doubted !== undefined ||
    (alone !== undefined &&
      report.figures["plan.new"]!.value > 0 &&
      !report.questions.some(({ question }) => question.blocks));
  const others = isChecked
    ? ifOthers(
        report,
        decision,
        write(samePlan(decision, "freshShare", doubted?.share ?? share * HALF), answers),
      )
    : {};
  Object.assign(report.figures, others);
  Object.assign(report.figures, inAll(report));
  // The same with half of what we guessed of the owner's count: all steps that stand on it, and what we guess of them.
  const guess = alone && guessToCheck(report);
  const { assumptions: used } = report;
  if (guess && guess.less > 0) {
    const half = write(samePlan(decision, guess.share, used[guess.share]!.value * HALF), answers);
    const less = report.figures["all"]!.value - half.figures["all"]!.value;
    report.figures["guess.less"] = { value: toTen(Math.max(0, less)), unit: "money" };
  }
  const odd = oddNumbers(report.situation, numbers, {
    slotValue: report.assumptions.slotValue!.value,
    keptTo: isKept(report.assumptions.freshShare!),
    doubted: doubted !== undefined,
    // Less than a fifth of what the plan leaves changes nothing that is done.
    moves:
      (others["odd.moves"]?.value ?? 0) * TELLING >= Math.abs(report.figures["all"]!.value)
        ? (others["odd.moves"]?.value ?? 0)
        : 0,
  });
  if (odd.length > 0) {
    report.odd = odd;
    const { trade, refuted = trade } = report.situation;
    report.figures["odd.usual"] = { value: toTwo(refuted.examples.customerValue), unit: "money" };
    report.figures["odd.each"] = {
      value: Math.round((numbers.contactsPerWeek ?? 0) / 5 / (numbers.people ?? 1)),
      unit: "count",
    };
    report.figures["odd.contacts"] = { value: trade.examples.contactsPerWeek, unit: "count" };
    Object.assign(report.figures, {
      "odd.kept": { value: trade.examples.keptShare, unit: "percent" },
      "odd.times": {
        value: Math.round(trade.examples.keptShare / Math.max(1, numbers.keptShare ?? 1)),
        unit: "count",
      },
    });
  }
  const doubt = doubtOf(told, decision);
  if (doubt) {
    report.doubt = doubt.text;
    Object.assign(report.figures, doubt.figures);
  }
  let moving: Report["moving"];
  const beside = deciding(told);
  // A plan for each number, for those who read it; and two for each that is asked about.
  Object.defineProperty(report, "moving", {
    enumerable: true,
    get: () => (moving ??= movingOf(beside, decision)),
  });
  report.swings = (of) => swingsOf(told, decision, of);
  const turned = alone && overturnedBy(beside, alone, report);
  if (turned) {
    if (turned.text) report.overturned = turned.text;
    if (turned.short.length > 0) report.overturnedShort = turned.short;
    Object.assign(report.figures, turned.figures);
  }
  return report;
};
