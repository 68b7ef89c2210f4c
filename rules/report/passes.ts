import type { Situation } from "../../content/report/kinds.ts";
import { bookedFirst, withBooking } from "./booking.ts";
import { withFirst } from "./first-named.ts";
import { noBetterOutside, payingOnly, withWins } from "./by-what-is-left.ts";
import { fewest, forRoom, WITH_BETTER } from "./for-room.ts";
import { gainOf } from "./goal-gain.ts";
import { answeredFirst, forGrowth, withLever } from "./growth.ts";
import { nightFirst, taughtFirst, waitingFirst, withLargest } from "./in-turn.ts";
import { withGoalKept, withKept } from "./kept.ts";
import { wonInAYear } from "./new-ones.ts";
import { leftInAll, type Printed } from "./left-in-all.ts";
import { inOrder } from "./order.ts";
import { goalLast, goalSecond, namedForGoal } from "./put-first.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import type { Candidate } from "./weigh.ts";
import { withNamed } from "./with-named.ts";
import { strongOnly, withAlong, withReply } from "./with-reply.ts";

type Plan = readonly ChosenStep[];

/** Where a plan comes from: chosen by the sums; the little that is done while an open answer may overturn it; a reviewer's. */
export type Origin = "sums" | "open answer" | "reviewer";

/** What a pass may look at beside the plan. */
export interface Context {
  s: Situation;
  used: Report["assumptions"];
  flowing: readonly FlowingStream[];
  /** Steps that have a sum worth a line, in the plan or not. */
  candidates: readonly Candidate[];
  /** Steps whose sum is too little for a line of its own. */
  little: Plan;
  /** The plan before all passes. */
  first: Plan;
  printed?: Printed;
}

/** One correction: it puts a step in, takes one out, moves one or marks one, or returns the plan as it was. */
interface Pass {
  name: string;
  why: string;
  apply: (plan: Plan, context: Context) => Plan;
  /** Beside plans of the sums. */
  also?: readonly Origin[];
}

const FEWEST = "four at most";

const grown = (plan: Plan, { s, used, flowing, first }: Context): Plan => {
  const won = () => wonInAYear(first, s, used);
  return forGrowth(plan, s, (lever) => gainOf(lever, won(), s, flowing, used)?.likely ?? 0);
};

/**
 * What a sum cannot see, put right one after the other; each reads the plan that those above it have left. The first
 * eight say which steps stand in the plan and how the goal's lies among them, the others what is done before what.
 */
const passes: readonly Pass[] = [
  {
    name: "named",
    why: "What was ticked and has no sum has a habit, where a place is free.",
    apply: (plan, { s, used, little, flowing }) => withNamed(plan, s, used, little, flowing),
  },
  {
    name: "lever",
    why: "Where a place is still free, what the trade itself lives from is worth more than another habit.",
    apply: (plan, { s, used, flowing }) => withLever(plan, s, used, flowing),
  },
  {
    name: "growth",
    why: "Whoever wants growth has it first or second.",
    apply: grown,
  },
  {
    name: "no waiting",
    why: "To wait and count is no step beside others.",
    apply: (plan) => {
      const real = plan.filter(({ step }) => step.kind !== "nothing");
      return real.length > 0 ? real : plan;
    },
    also: ["open answer"],
  },
  {
    name: "reply",
    why: "Whoever lets people wait for days is told to answer sooner, whatever our sum of it.",
    apply: (plan, { s, used, flowing }) => withReply(plan, s, used, flowing),
  },
  {
    name: "kept",
    why: "What the first report advised, and may have been begun, stays beside the owner's numbers.",
    apply: (plan, context) => {
      const kept = withKept(plan, context.s, context.used, context.flowing);
      return kept === plan ? plan : grown(kept, context);
    },
  },
  {
    name: "goal kept",
    why: "The goal's own step of the first report is what was asked for: no number takes it out.",
    apply: (plan, context) => {
      const kept = withGoalKept(plan, context.s, context.used);
      return kept === plan ? plan : grown(kept, context);
    },
  },
  {
    name: "goal last",
    why: "What serves only the goal, and is in no sum, comes after whatever answers the owner.",
    apply: (plan, { s }) => goalLast(plan, s),
  },
  {
    name: "answered first",
    why: "Whoever asks already is answered before more are made to ask.",
    apply: (plan, { s }) => answeredFirst(plan, s),
  },
  {
    name: "largest",
    why: "The largest loss that is mended for nothing is never left outside: it is a fourth step.",
    apply: (plan, { s, candidates }) => withLargest(plan, s, candidates),
  },
  {
    name: "first named",
    why: "What was ticked first has a step, or one that does it as well.",
    apply: (plan, { s, used, flowing }) => withFirst(plan, s, used, flowing),
    also: ["open answer"],
  },
  {
    name: "booking",
    why: "Dates and nights were both ticked: a page takes dates around the clock.",
    apply: (plan, { s, used, flowing }) => withBooking(plan, s, used, flowing),
    also: ["open answer"],
  },
  {
    name: "taught first",
    why: "What an assistant of theirs is to say at night, it has to know before.",
    apply: (plan) => taughtFirst(plan),
  },
  {
    name: "waiting first",
    why: "Whoever waits now is answered first, where that has a sum.",
    apply: (plan, { s }) => waitingFirst(plan, s),
    also: ["open answer"],
  },
  {
    name: "booked first",
    why: "Where most who wait want a place, the page that gives it stands before the round that calls them back.",
    apply: (plan, { s }) => bookedFirst(plan, s),
  },
  {
    name: "night first",
    why: "Where an animal may be dying tonight, what its owner hears is put right tonight.",
    apply: (plan, { s, used, flowing }) => nightFirst(plan, s, used, flowing),
  },
  {
    name: "room",
    why: "What the trade lives from has a step for whoever wants growth or counted room, and where its list is always there.",
    apply: (plan, { s, used, flowing }) => forRoom(plan, s, used, flowing),
    also: ["open answer"],
  },
  {
    name: "strong only",
    why: "Fewer steps that are worth it: what leaves next to nothing, or may lose, is a habit beside them.",
    apply: (plan, { s, used, flowing }) => answeredFirst(strongOnly(plan, s, used, flowing), s),
    also: ["open answer"],
  },
  {
    name: "goal second",
    why: "What was wanted most is told second, or right behind what leaves plainly much.",
    apply: (plan, { s }) => goalSecond(plan, s),
  },
  {
    name: "along",
    why: "Those who wait for less than three steps leave are answered along with one of them.",
    apply: (plan, { s, used, flowing }) => withAlong(plan, s, used, flowing),
  },
  {
    name: "wins",
    why: "What has no sum brings something all the same: our guess of it stands in its line.",
    apply: (plan, context) => withWins(plan, context),
    also: ["open answer", "reviewer"],
  },
  {
    name: "paying only",
    why: "What brings less than its price and its hours is no step, unless it is for something else than money.",
    apply: (plan, context) => payingOnly(plan, context),
    also: ["open answer"],
  },
  {
    name: FEWEST,
    why: "More than four steps are begun by nobody: what leaves least waits for the second month. A fifth is what would leave more than one of them.",
    apply: (plan, context) => {
      const left = (one: ChosenStep) => leftInAll(one, context);
      return fewest(
        noBetterOutside(fewest(plan, context.s, left), context.candidates, context),
        context.s,
        left,
        WITH_BETTER,
      );
    },
    also: ["open answer"],
  },
  {
    name: "by what is left",
    why: "What leaves most comes first, unless somebody may come to harm, the book is full, the room is worth more than all that is lost or the goal is none that money measures.",
    apply: (plan, context) => inOrder(plan, context),
    also: ["open answer"],
  },
  {
    name: "goal named",
    why: "The step that does most for the goal says so, and what has no step of its own is told where it is done.",
    apply: (plan, { s }) => namedForGoal(plan, s),
    also: ["open answer", "reviewer"],
  },
];

/** What waits for the second month: no step that goes along with another. */
const waitingIn = (plan: Plan, next: Plan): Plan =>
  plan.filter(
    (one) =>
      next.every(({ step }) => step !== one.step) && !(one.step.missed && next.some(({ along }) => along)),
  );

/** The plan after all passes that a plan of this origin goes through, and what of it waits for the second month. */
export const inTurn = (origin: Origin, context: Context): { plan: Plan; later: Plan } =>
  passes
    .filter(({ also }) => origin === "sums" || also?.includes(origin))
    .reduce(
      ({ plan, later }, { name, apply }) => {
        const next = apply(plan, context);
        return { plan: next, later: name === FEWEST ? waitingIn(plan, next) : later };
      },
      { plan: context.first, later: [] as Plan },
    );
