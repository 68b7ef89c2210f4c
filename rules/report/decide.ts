import { firstOf, isForMissed, isWaiting } from "./plan.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { Situation } from "../../content/report/kinds.ts";
import { isAllMissed } from "../../content/report/odd-numbers.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { isLevered, makesAsk, winsNew } from "../../content/report/lever-of.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { streams as lines } from "../../content/report/streams/index.ts";
import { assumptionsOf } from "./assumptions.ts";
import {
  candidatesOf,
  choose,
  fits,
  hoursBack,
  inOrder,
  isSmallPlan,
  LEAST_LEFT,
  LEAST_WORTH,
  leaves,
  MOST_STEPS,
  priced,
  unwantedOf,
  waitsForFree,
} from "./choose.ts";
import { asChecked, bookedFirst } from "./booking.ts";
import { credited, withinRoom } from "./credit.ts";
import { answering, findingsOf, questionsOf } from "./findings.ts";
import { gainOf, losesByGuess } from "./goal-gain.ts";
import { nightFirst, taughtFirst, waitingFirst, withLargest } from "./in-turn.ts";
import { asBefore, withKept } from "./kept.ts";
import { leftoversOf, placeBottlenecks } from "./leftovers.ts";
import { isAimed, isOfNewOnes, LATE, wantsNew } from "./needs.ts";
import { forNewOnes, forRoom, withRoom } from "./for-room.ts";
import { wonInAYear } from "./new-ones.ts";
import { goalLast, namedForGoal } from "./put-first.ts";
import type { ChosenStep, ConsultInput, FlowingStream, Report } from "./report.ts";
import { situationOf } from "./situation.ts";
import { inCustomers, streamsOf, sumOf } from "./streams.ts";
import { breakEvenOf, verdictOf } from "./verdict.ts";
import { type Candidate, MANY_MISSED, weigh } from "./weigh.ts";
import { withNamed } from "./with-named.ts";
import { withAlong, withReply } from "./with-reply.ts";

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

/** The trade's lever fills a place that is left; for whoever wants growth it takes that of a step that leaves less than this a month, in dollars. */
const LEVER_YIELDS = 100;
/** Most of what it brings are new customers: dates that are kept and hours are no growth. */
const CUSTOMERS: ReadonlySet<string> = new Set(lines.filter(inCustomers).map(({ id }) => id));
const wins = ({ closes, perMonth }: ChosenStep): boolean =>
  2 * closes.reduce((sum, one) => (CUSTOMERS.has(one.stream) ? sum + one.perMonth : sum), 0) > perMonth;

/** For whoever wants growth what the trade lives from comes first where our guess of it is plainly more, or right after what leaves more of the same. */
const PLAINLY_A_GUESS = 1.5;
const forGrowth = (
  plan: readonly ChosenStep[],
  s: Situation,
  gainOf: (lever: ChosenStep) => number,
): readonly ChosenStep[] => {
  const [lever] = plan.filter(({ step }) => step.lever);
  if (s.goal !== "growth" || !lever || isWaiting(plan)) return plan;
  const gain = gainOf(lever);
  const rest = plan.filter((step) => step !== lever);
  const isMore = (step: ChosenStep) =>
    isAimed(step, s) && !step.uncounted && !step.unsummed && PLAINLY_A_GUESS * leaves(step) > gain;
  const first = rest.findIndex(({ step }) => !step.aim);
  // Whatever leaves more, growth is never far down.
  const at = first < 0 ? rest.length : isMore(rest[first]!) ? first + 1 : first;
  return [...rest.slice(0, at), lever, ...rest.slice(at)];
};

/** Whoever asks already is answered before more are made to ask: the step for those who reach nobody, or hear late, stands before that. */
const answeredFirst = (plan: readonly ChosenStep[], s: Situation): readonly ChosenStep[] => {
  const at = plan.findIndex(({ step }) => step.lever);
  const isLeak = s.reply >= LATE || s.missedPart >= MANY_MISSED;
  if (at < 0 || !isLeak || !makesAsk(s)) return plan;
  const last = plan.findLastIndex(
    (one) => !one.uncounted && !one.unsummed && !one.rounds && isForMissed(one),
  );
  return last > at
    ? [...plan.slice(0, at), ...plan.slice(at + 1, last + 1), plan[at]!, ...plan.slice(last + 1)]
    : plan;
};

/** Where a place is left, what the trade itself lives from is worth more than another habit. */
const withLever = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
  flowing: readonly FlowingStream[],
) => {
  const lever = catalogue.find(
    (step) => step.lever && fits(step, s) && !losesByGuess(step, s, used, flowing),
  );
  return lever && plan.length < MOST_STEPS && !plan.some(({ step }) => step.lever)
    ? [...plan, weigh(lever, s, [], used).chosen]
    : plan;
};

/** To wait and count is no step beside others. */
const withoutWaiting = (plan: readonly ChosenStep[]): readonly ChosenStep[] => {
  const real = plan.filter(({ step }) => step.kind !== "nothing");
  return real.length > 0 ? real : plan;
};

/** So little is no step beside the aim's or the trade's own. */
const besideOthers = (plan: readonly ChosenStep[], page: readonly ChosenStep[], s: Situation) => {
  const kept = plan.filter((chosen) => leaves(chosen) >= LEAST_LEFT);
  const others = page.length > 0 || kept.length > 0 || catalogue.some((step) => step.lever && fits(step, s));
  return others ? kept : plan;
};

/** What cannot be: an hour that costs nothing, and more missed than there were. Our examples stand, and the report asks. */
const possible = ({ hourCost, missedPerWeek: missed, ...numbers }: OwnersNumbers): OwnersNumbers => ({
  ...numbers,
  ...(hourCost ? { hourCost } : {}),
  ...(missed !== undefined &&
  missed <= (numbers.contactsPerWeek ?? missed) &&
  !isAllMissed(numbers.contactsPerWeek ?? 0, missed)
    ? { missedPerWeek: missed }
    : {}),
});

/** The steps with a sum, and those without: the aim's, and the trade's lever where it takes no place from a large sum. */
const withOwn = (pool: readonly Candidate[], own: readonly Step[], s: Situation) => {
  const aims = own.filter(({ lever }) => !lever);
  // What lowers costs is looked for by a step of its own; whoever wants hours wants their sum as well.
  const aimed =
    aims.length === 0 ? "no" : s.goal === "cost" ? "yes" : s.goal === "efficiency" ? "wants hours" : "no";
  // A promise takes no place from a sum worth the name, where customers notice one of the steps anyway: it is told behind them.
  const others = aims.filter(({ praised }) => !praised);
  const most = MOST_STEPS - others.length;
  const all = s.goal === "experience" && aims.length > 0 ? choose(pool, s, { most, aimed }) : [];
  if (
    all.length === most &&
    (all.every(({ chosen }) => leaves(chosen) >= LEVER_YIELDS) ||
      (s.reply >= LATE && all.some(({ step }) => step.missed))) &&
    all.some(({ chosen }) => isAimed(chosen, s))
  )
    return { picked: all, unsummed: others };
  const full = choose(pool, s, { most: MOST_STEPS - aims.length, aimed });
  const taken = full.length + aims.length === MOST_STEPS;
  // A deposit is the second half of the reminder's step.
  const twice = s.trade.lever === "deposit" && full.some(({ step }) => step.id === "reminders");
  const isLarge = (chosen: ChosenStep) => leaves(chosen) >= LEVER_YIELDS;
  // Whoever has room for new ones gets the step that wins them, rather than one for those who are there already.
  const forNew =
    wantsNew(s) &&
    !winsNew(s) &&
    full.every(({ chosen }) => isLarge(chosen)) &&
    full.some(({ chosen }) => isOfNewOnes(chosen));
  const yields = s.goal !== "growth" || forNew || full.every(({ chosen }) => isLarge(chosen) && wins(chosen));
  return own.length === aims.length || twice || (taken && yields)
    ? { picked: full, unsummed: aims }
    : { picked: choose(pool, s, { most: MOST_STEPS - own.length, aimed }), unsummed: own };
};

/** Hours of so many dollars a month, beyond those that it takes, are what a plan is wanted for. */
const HOURS_SERVE = 200;

/** So many times as many are lost as there is room for: by our guesses, so a little more says nothing. */
const PLAINLY_MORE = 2;
/** There is room for somebody, and plainly more are lost than that. */
const isNearlyFull = ({ room }: Situation, streams: readonly FlowingStream[]): boolean =>
  room !== undefined &&
  room > 0 &&
  streams.reduce((lost, { stream, amount }) => (inCustomers(stream) ? lost + amount : lost), 0) >=
    PLAINLY_MORE * room;

type DecideInput = Omit<ConsultInput, "numbers"> & { numbers: OwnersNumbers; kept?: readonly string[] };
/** All that is decided about a business before a word is written: what the rules of a plan hold of. */
export const decide = (input: DecideInput) => {
  const numbers = possible(input.numbers);
  const review = input.review ?? {};
  const read = situationOf({ ...input, numbers });
  const named = input.names ? { ...read, trade: { ...read.trade, named: input.names(read) } } : read;
  const told = input.kept ? { ...named, kept: input.kept } : named;
  const { asked, open, blocked } = questionsOf(told);
  const assumptions = assumptionsOf(told, numbers, review);
  const streams = streamsOf(told, assumptions, open);
  const near = isNearlyFull(told, streams) ? { ...told, nearlyFull: true as const } : told;
  const pool = candidatesOf(near, streams, assumptions, 1);
  const s = withRoom(forNewOnes(near, pool));
  const candidates = pool.filter(({ chosen }) => chosen.perMonth >= LEAST_WORTH);
  // Hours are what more done in a day is wanted for; a cost they are only where fewer are paid for afterwards.
  const now = pool.filter((c) => !waitsForFree(c));
  const served = s.goal === "efficiency" && hoursBack(choose(now, s)) >= HOURS_SERVE;
  // What would be bought, were nothing free done first.
  const sold =
    blocked || review.steps || now.length === pool.length
      ? undefined
      : choose(pool, s).find((c) => waitsForFree(c))?.chosen;
  const own = blocked
    ? []
    : catalogue.filter(
        (step) =>
          step.aim &&
          fits(step, s) &&
          (!step.lever || (isLevered(s) && !losesByGuess(step, s, assumptions, streams))) &&
          !(step.forHours && served),
      );
  const { picked, unsummed } = review.steps
    ? {
        unsummed: [],
        picked: asChosen(review.steps, (id, taken) => {
          const step = catalogue.find((known) => known.id === id && fits(known, s));
          const free = streams.filter(({ stream }) => !taken.has(stream.id));
          if (!step) return undefined;
          const cheaper = pool.filter((c) => c.step.kind === "cheaper-fix");
          return credited([...cheaper, weigh(step, s, free, assumptions)], s, assumptions).at(-1);
        }),
      }
    : withOwn(blocked ? now.filter(({ step }) => step.kind === "cheaper-fix") : now, own, s);
  const ordered: ReturnType<typeof answering> = review.steps
    ? { plan: priced(picked) }
    : answering(inOrder(priced(picked), s), s, review.dropFindings);
  const within = withinRoom(ordered.plan, s, assumptions);
  const page = unsummed.map((step) => weigh(step, s, [], assumptions).chosen);
  const summing = review.steps ? within : besideOthers(asBefore(within, s, assumptions, streams), page, s);
  const little = within.filter((chosen) => !summing.includes(chosen) && !chosen.over);
  const aims = page.filter(({ step }) => !step.lever);
  const levers = page.filter(({ step }) => step.lever);
  // Where the sums come to little, the lever opens that is for something named.
  const opens =
    isSmallPlan(summing) && levers.some(({ step }) => step.takes.some((label) => s.labels.includes(label)));
  const withPlan =
    ordered.plan.length === 0
      ? []
      : opens
        ? [...aims, ...levers, ...summing]
        : [...aims, ...summing, ...levers];
  const breakEven = breakEvenOf(
    s,
    withPlan,
    [...candidates, ...unwantedOf(s, streams, assumptions, pool)],
    streams,
    assumptions,
    sold,
  );
  // What is too little for a line of its own is still something to gain.
  const id = verdictOf(s, [...withPlan, ...little], breakEven, blocked);
  const waits = catalogue.find((step) => step.kind === "nothing" && step.when(s))!;
  const summed =
    review.steps && withPlan.length > 0
      ? withPlan
      : id !== "not-yet"
        ? withPlan
        : inOrder(
            [weigh(waits, s, [], assumptions).chosen, ...(blocked ? withPlan.slice(0, 2) : []), ...page],
            s,
          );
  const inTurn =
    review.steps || blocked
      ? review.steps
        ? summed
        : withoutWaiting(summed)
      : goalLast(
          withKept(
            withReply(
              withoutWaiting(
                forGrowth(
                  withLever(withNamed(summed, s, assumptions, little, streams), s, assumptions, streams),
                  s,
                  (lever) =>
                    gainOf(lever, wonInAYear(summed, s, assumptions), s, streams, assumptions)?.likely ?? 0,
                ),
              ),
              s,
              assumptions,
              streams,
            ),
            s,
            assumptions,
            streams,
          ),
          s,
        );
  const checked = (plan: readonly ChosenStep[]) => asChecked(plan, s, assumptions, streams);
  const steps = namedForGoal(
    review.steps
      ? inTurn
      : blocked
        ? waitingFirst(checked(inTurn), s)
        : withAlong(
            forRoom(
              nightFirst(
                bookedFirst(
                  waitingFirst(taughtFirst(checked(withLargest(answeredFirst(inTurn, s), s, candidates))), s),
                  s,
                ),
                s,
                assumptions,
                streams,
              ),
              s,
              assumptions,
              streams,
            ),
            s,
            assumptions,
            streams,
          ),
    s,
  );
  const headline = sumOf(steps.map(({ range }) => range));
  const costPerMonth = steps.reduce((sum, step) => sum + step.costPerMonth, 0);
  const timePerMonth = steps.reduce((sum, step) => sum + step.timePerMonth, 0);
  const bottlenecks = placeBottlenecks(input.answers.operationalBottlenecks, steps);
  const because = firstOf(steps) === within[0] ? ordered.because : undefined;
  const { shown, others } = findingsOf(
    s,
    steps,
    review.dropFindings,
    because,
    isSmallPlan(steps) ? 1 : undefined,
  );
  let leftovers: Report["leftovers"] | undefined;
  const rounds = steps.find((one) => one.rounds)?.rounds;
  return {
    situation: rounds ? { ...s, rounds } : s,
    verdict: id,
    because,
    shown,
    others,
    asked,
    streams,
    steps,
    candidates,
    bottlenecks,
    /** Told last, and asked for by nobody who compares two plans. */
    get leftovers() {
      return (leftovers ??= leftoversOf(s, bottlenecks, streams, steps, asked, assumptions));
    },
    headline,
    costPerMonth,
    timePerMonth,
    breakEven,
    assumptions,
  };
};
export type Decision = ReturnType<typeof decide>;
