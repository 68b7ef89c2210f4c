import { isFolded } from "../../content/report/folded.ts";
import type { Situation } from "../../content/report/kinds.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { takesFirst, usualRounds } from "../../content/report/rounds.ts";
import { missedList } from "../../content/report/steps/missed-list.ts";
import { fits, LEAST_LEFT, leaves, MOST_STEPS, NEAR, net } from "./choose.ts";
import { fixesOf, withinRoom } from "./credit.ts";
import { besides } from "./step-hours.ts";
import { NIGHT } from "./in-turn.ts";
import { isOfNewOnes, LATE } from "./needs.ts";
import { isForMissed, isOfNights, isWaiting, isWeak, OWN_AI } from "./plan.ts";
import { isForGoal } from "./put-first.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { MANY_MISSED, weigh } from "./weigh.ts";

const REPLIES = "slow-replies";
/** An automatic line says that a message came; it does not answer it. */
const ANSWERS = 0.2;
const isAbout = (step: Step): boolean => (step.closes[REPLIES] ?? 0) >= ANSWERS;

/** Rounds a day where the usual ones are too many. */
const FEWER = [2, 1] as const;
/** Of what the others leave open; without a sum where that is next to nothing: they are answered now as well, only late. */
const replyOf = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
  smaller = false,
): ChosenStep => {
  const taken = new Set(plan.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const free = s.room === 0 ? [] : flowing.filter(({ stream }) => !taken.has(stream.id));
  const { chosen } = weigh(missedList, s, free, used);
  const summed = withinRoom([...plan, chosen], s, used).at(-1)!;
  const isWorthIt = (one: ChosenStep): boolean => leaves(one) >= LEAST_LEFT && !isWeak(one) && net(one) > 0;
  if (isWorthIt(summed)) return summed;
  // What would cost more than it wins back is made smaller until it does not.
  const often = usualRounds(s);
  let best = summed;
  for (const rounds of summed.perMonth > 0 ? FEWER : []) {
    // Nobody waits a day for a look who takes the first that answers.
    if ((often > 0 && rounds > often) || (rounds === 1 && takesFirst(s.trade))) continue;
    const fewer = { ...s, rounds };
    const less = withinRoom([...plan, weigh(missedList, fewer, free, used).chosen], fewer, used).at(-1)!;
    if (smaller && isWorthIt(less)) return { ...less, rounds };
    if (leaves(less) > leaves(best)) best = { ...less, rounds };
  }
  return withoutSum(best, s, used);
};

/** The round for whoever waits, with no sum put on it. */
const withoutSum = (
  { perMonth, closes, rounds }: ChosenStep,
  s: Situation,
  used: Report["assumptions"],
): ChosenStep => ({
  ...weigh(missedList, rounds ? { ...s, rounds } : s, [], used).chosen,
  ...(rounds ? { rounds } : {}),
  ownPerMonth: 0,
  timePerMonth: 0,
  unsummed: true,
  late: true,
  ...(perMonth > 0 ? { wins: perMonth, winsOf: closes } : {}),
});

/** So many of a hundred reach nobody, or everybody waits for a day: answering them is a step of its own, whatever it brings. */
const A_STEP = 0.15;
const isOwnStep = (s: Situation): boolean => s.missedPart > A_STEP || s.reply >= LATE;
/** So many steps are a plan, where they are worth it. */
const ENOUGH = 2;
/** Beside so many others a step leaves as much a month at least, in dollars. */
const MOST = 4;
const WORTH_A_FIFTH = 100;
/** Of five steps the one that leaves least, unless it leaves much: none that opens, is for the goal, for whoever waits or for what was checked first. */
const leastOf = (plan: readonly ChosenStep[], s: Situation): ChosenStep | undefined =>
  plan.length <= MOST
    ? undefined
    : plan
        .slice(1)
        .filter(
          (one) =>
            (one.unsummed || (one.closes.length > 0 && leaves(one) < WORTH_A_FIFTH)) &&
            !one.step.missed &&
            !isForGoal(one, s) &&
            !isOfNights(one, s) &&
            !one.step.takes.some((label) => label === s.labels[0]),
        )
        .toSorted((a, b) => leaves(a) - leaves(b))[0];
/**
 * What leaves too little for a number, or may lose, is no step with a sum beside others: the round for those who wait is
 * made smaller until it pays, what opens the plan or was checked first stays as a habit without a sum, and all else is
 * told after the steps.
 */
export const strongOnly = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  const [weak] = plan.filter(isWeak).toSorted((a, b) => leaves(a) - leaves(b));
  if (plan.length === 1 || isWaiting(plan)) return plan;
  if (!weak) {
    const least = leastOf(plan, s);
    return least ? plan.filter((one) => one !== least) : plan;
  }
  const rest = plan.filter((one) => one !== weak);
  const instead = (one: ChosenStep) => plan.map((other) => (other === weak ? one : other));
  const then = (next: readonly ChosenStep[]) => strongOnly(next, s, used, flowing);
  if (weak.step === missedList) {
    const reply = replyOf(rest, s, used, flowing, true);
    // Who has counted so many that reach nobody is told of a step for them, whatever it is worth in new customers.
    const isCounted = s.missedPart > A_STEP && rest.length < MOST;
    const stays =
      !reply.unsummed || isCounted || (s.reply >= LATE && (plan[0] === weak || rest.length < MOST_STEPS));
    return then(stays ? instead(reply) : rest);
  }
  const isAsked =
    weak.step.takes.some((label) => label === s.labels[0]) ||
    OWN_AI.has(weak.step.id) ||
    (NIGHT.has(weak.step.id) && s.afterHours && s.trade.animals === true);
  if (weak.costPerMonth > 0 || (rest.length >= ENOUGH && !isAsked)) return then(rest);
  const { chosen } = weigh(weak.step, s, [], used);
  return then(instead({ ...chosen, ...besides(chosen), unsummed: true }));
};

/** Behind what leaves more, and before what leaves less or nobody has counted. */
const placed = (plan: readonly ChosenStep[], reply: ChosenStep): readonly ChosenStep[] => {
  const at = reply.unsummed
    ? -1
    : plan.findIndex(
        (one) => one.unsummed || one.uncounted || (one.closes.length > 0 && leaves(one) < leaves(reply)),
      );
  return at < 0 ? [...plan, reply] : [...plan.slice(0, at), reply, ...plan.slice(at)];
};

/** The step in whose place it comes: one that leaves little, or nothing that was summed; who is full has no sum of it at all. */
const yieldingTo = (
  reply: ChosenStep,
  plan: readonly ChosenStep[],
  { room, goal, labels }: Situation,
): ChosenStep | undefined => {
  const [least] = plan
    .filter(({ closes, step }) => closes.length > 0 && (room === 0 || step.kind === "cheaper-fix"))
    .toSorted((a, b) => leaves(a) - leaves(b));
  // What the trade lives from fills a place that is left; only growth is wanted from it.
  const free = plan.findLast(({ unsummed, step }) => unsummed || (step.lever && goal !== "growth"));
  // To be answered sooner is what they notice first; a habit for what was checked keeps its place.
  const aim = plan.find(({ step }) => step.praised && !step.takes.some((label) => labels.includes(label)));
  return room === 0
    ? (least ?? free ?? plan.at(-1))
    : (free ??
        aim ??
        (reply.unsummed || !least || leaves(least) > worthOf(least) * leaves(reply) ? undefined : least));
};
/** Whoever waits is worth a step that leaves so many times as much, and of what was named only one that leaves less. */
const WORTH_IT = 2;
const worthOf = ({ named }: ChosenStep): number => (named ? 1 / NEAR : WORTH_IT);

/** Lines of money of those who ask by day and hear from nobody. */
const BY_DAY = ["busy", "unanswered"];
/** So many reach nobody, by the owner's own count, and no step is for those of the day. */
const isLeak = (plan: readonly ChosenStep[], s: Situation, flowing: readonly FlowingStream[]): boolean =>
  s.missedPart >= MANY_MISSED &&
  flowing.some(({ stream, perMonth }) => BY_DAY.includes(stream.id) && perMonth.likely > 0) &&
  !plan.some((one) =>
    [one.step, ...fixesOf(one)].some(({ closes }) => BY_DAY.some((id) => closes[id] !== undefined)),
  );

/** Where the wait itself is the largest loss, saved words alone do not end it: the round that answers everybody takes their place, and has them said there. */
const insteadOfWords = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  const [largest] = flowing.toSorted((a, b) => b.perMonth.likely - a.perMonth.likely);
  const words = plan.find(
    ({ step, closes }) =>
      step.id === "reply-templates" && closes.some(({ stream }) => stream === largest?.stream.id),
  );
  if (
    s.reply < LATE ||
    !words ||
    largest?.stream.id !== REPLIES ||
    plan.some(({ step, late }) => step.missed || late)
  )
    return plan;
  const rest = plan.filter((one) => one !== words);
  const reply = replyOf(rest, s, used, flowing);
  return reply.unsummed ? plan : placed(rest, reply);
};

/**
 * Whoever lets people wait for a day and longer is told to answer sooner, whatever that is worth in new customers: by
 * our sums it may be little, and those who are customers already wait just as long.
 */
export const withReply = (
  before: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  const plan = fits(missedList, s) ? insteadOfWords(before, s, used, flowing) : before;
  if (
    !fits(missedList, s) ||
    // Who is full is told so by the step that says no.
    plan.some(({ step }) => step.id === "full-book") ||
    plan.some(({ step }) => step.kind === "nothing") ||
    (!isLeak(plan, s, flowing) &&
      (s.reply < LATE || plan.some((chosen) => [chosen.step, ...fixesOf(chosen)].some(isAbout))))
  )
    return plan;
  const reply = replyOf(plan, s, used, flowing, true);
  // The few who slip through are called back along with another step.
  if (reply.unsummed && plan.length >= ENOUGH && s.room !== 0 && !isOwnStep(s)) return plan;
  if (plan.length < MOST_STEPS) return placed(plan, reply);
  const gone = yieldingTo(reply, plan, s);
  return gone
    ? placed(
        plan.filter((one) => one !== gone),
        gone.step.praised ? { ...reply, forGoal: true } : reply,
      )
    : // Beside three others it is told along with one of them, unless a sum speaks for it or all sums are patterns.
      reply.unsummed && !s.plain
      ? plan
      : placed(plan, reply);
};

/** Whoever waits for a day is answered right behind what opens the plan; of four others and more the one that leaves least makes way, unless it leaves much. */
const withRound = (plan: readonly ChosenStep[], reply: ChosenStep, s: Situation): readonly ChosenStep[] => {
  const least = plan
    .slice(1)
    .filter(({ step }) => !isForGoalOrFirst(step, s))
    .toSorted((a, b) => leaves(a) - leaves(b))[0];
  // No guess of ours keeps its place before what has a sum, where growth isn't wanted.
  const lever =
    s.goal === "growth" || (s.room && s.valueKnown) ? undefined : plan.find(({ step }) => step.lever);
  const goes =
    plan.length > MOST
      ? (lever ?? least)
      : plan.length > MOST_STEPS && least && leaves(least) < WORTH_A_FIFTH
        ? least
        : undefined;
  const rest = plan.filter((one) => one !== goes);
  return s.reply >= LATE ? [rest[0]!, reply, ...rest.slice(1)] : [...rest, reply];
};
const isForGoalOrFirst = (step: Step, s: Situation): boolean =>
  // What the trade lives from stands there since it leaves plainly something.
  step.aim === true ||
  step.takes.some((label) => label === s.labels[0] && !isFolded(label, missedList.id, s));

/** Nobody is called back and nobody waits for less: a step of its own where many do, else it goes along with one of the others. */
export const withAlong = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
): readonly ChosenStep[] => {
  const closed = new Set(plan.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const isMissed =
    s.missedPart >= MANY_MISSED &&
    !closed.has("busy") &&
    flowing.some(({ stream, perMonth }) => stream.id === "busy" && perMonth.likely > 0);
  const isLate = s.reply >= LATE && !plan.some((one) => [one.step, ...fixesOf(one)].some(isAbout));
  if (
    s.room === 0 ||
    !fits(missedList, s) ||
    !(isMissed || isLate) ||
    plan.some(
      (one) => one.step.kind === "nothing" || [one.step, ...fixesOf(one)].some(({ missed }) => missed),
    )
  )
    return plan;
  if (isOwnStep(s)) return withRound(plan, replyOf(plan, s, used, flowing, true), s);
  const summed = leaves(replyOf(plan, s, used, flowing));
  // What guests and patients notice is wanted for its own sake.
  if (!(summed > 0 || s.goal === "experience" || s.reply === 0 || s.missedKnown)) return plan;
  // Whatever it leaves, less than nothing as well: what loses is called goodwill.
  const free = flowing.filter(({ stream }) => !closed.has(stream.id));
  const round = withinRoom([...plan, weigh(missedList, s, free, used).chosen], s, used).at(-1)!;
  const hours = weigh(missedList, s, flowing, used).chosen.ownHours;
  const left = round.perMonth - hours * used.hourCost!.value;
  const fixes = plan.filter(({ step }) => step.kind === "cheaper-fix");
  const beside =
    fixes.find(isForMissed) ??
    fixes.find(isOfNewOnes) ??
    fixes.find(({ closes }) => closes.length > 0) ??
    fixes[0];
  return plan.map((one) => (one === beside ? { ...one, along: { left, hours, closes: round.closes } } : one));
};
