import type { Situation } from "../../content/report/kinds.ts";
import { isLevered, winsNew } from "../../content/report/lever-of.ts";
import type { Step } from "../../content/report/step-kinds.ts";
import { steps as catalogue } from "../../content/report/steps/index.ts";
import { streams as lines } from "../../content/report/streams/index.ts";
import { choose, fits, hoursBack, leaves, MOST_STEPS, waitsForFree } from "./choose.ts";
import { credited } from "./credit.ts";
import { losesByGuess } from "./goal-gain.ts";
import { isAimed, isOfNewOnes, LATE, wantsNew } from "./needs.ts";
import type { ChosenStep, FlowingStream, Report } from "./report.ts";
import { inCustomers } from "./streams.ts";
import { type Candidate, weigh } from "./weigh.ts";

/** What there is to pick from: all that is worth something, with the sums it rests on. */
interface Choice {
  s: Situation;
  used: Report["assumptions"];
  flowing: readonly FlowingStream[];
  pool: readonly Candidate[];
}
/** The steps that have a sum, and those that stand in the plan without one. */
interface Picked {
  picked: Candidate[];
  unsummed: readonly Step[];
}

/** The reviewer's steps in the reviewer's order; each closes what those before it have left open. */
export const byHand = (ids: readonly string[], { s, used, flowing, pool }: Choice): Picked => {
  const cheaper = pool.filter((c) => c.step.kind === "cheaper-fix");
  const taken = new Set<string>();
  const picked: Candidate[] = [];
  for (const id of new Set(ids)) {
    const step = catalogue.find((known) => known.id === id && fits(known, s));
    if (!step) continue;
    const free = flowing.filter(({ stream }) => !taken.has(stream.id));
    const candidate = credited([...cheaper, weigh(step, s, free, used)], s, used).at(-1)!;
    for (const { stream } of candidate.chosen.closes) taken.add(stream);
    picked.push(candidate);
  }
  return { picked, unsummed: [] };
};

/** While an answer is open that may overturn it, what is free is the most that is picked. */
export const untilAnswered = ({ s, pool }: Choice): Picked => ({
  picked: choose(
    pool.filter((c) => !waitsForFree(c) && c.step.kind === "cheaper-fix"),
    s,
    { most: MOST_STEPS },
  ),
  unsummed: [],
});

/** Hours of so many dollars a month, beyond those that it takes, are what a plan is wanted for. */
const HOURS_SERVE = 200;
/** The steps of the catalogue that serve the goal, or are what the trade lives from. */
const ownOf = (now: readonly Candidate[], { s, used, flowing }: Choice): Step[] => {
  // Hours are what more done in a day is wanted for; a cost they are only where fewer are paid for afterwards.
  const served = s.goal === "efficiency" && hoursBack(choose(now, s)) >= HOURS_SERVE;
  return catalogue.filter(
    (step) =>
      step.aim &&
      fits(step, s) &&
      (!step.lever || (isLevered(s) && !losesByGuess(step, s, used, flowing))) &&
      !(step.forHours && served),
  );
};

/** The trade's lever fills a place that is left; for whoever wants growth it takes that of a step that leaves less than this a month, in dollars. */
const LEVER_YIELDS = 100;
const isLarge = ({ chosen }: Candidate) => leaves(chosen) >= LEVER_YIELDS;
/** Most of what it brings are new customers: dates that are kept and hours are no growth. */
const CUSTOMERS: ReadonlySet<string> = new Set(lines.filter(inCustomers).map(({ id }) => id));
const wins = ({ closes, perMonth }: ChosenStep): boolean =>
  2 * closes.reduce((sum, one) => (CUSTOMERS.has(one.stream) ? sum + one.perMonth : sum), 0) > perMonth;

/** The best of what has a sum, and what has none: the aim's step, and the trade's lever where it takes no place from a large sum. */
export const best = (choice: Choice): Picked => {
  const { s } = choice;
  const now = choice.pool.filter((c) => !waitsForFree(c));
  const own = ownOf(now, choice);
  const aims = own.filter(({ lever }) => !lever);
  // What lowers costs is looked for by a step of its own; whoever wants hours wants their sum as well.
  const aimed =
    aims.length === 0 ? "no" : s.goal === "cost" ? "yes" : s.goal === "efficiency" ? "wants hours" : "no";
  // A promise takes no place from a sum worth the name, where customers notice one of the steps anyway: it is told behind them.
  const others = aims.filter(({ praised }) => !praised);
  const most = MOST_STEPS - others.length;
  const all = s.goal === "experience" && aims.length > 0 ? choose(now, s, { most, aimed }) : [];
  if (
    all.length === most &&
    (all.every(isLarge) || (s.reply >= LATE && all.some(({ step }) => step.missed))) &&
    all.some(({ chosen }) => isAimed(chosen, s))
  )
    return { picked: all, unsummed: others };
  const full = choose(now, s, { most: MOST_STEPS - aims.length, aimed });
  const taken = full.length + aims.length === MOST_STEPS;
  // A deposit is the second half of the reminder's step.
  const twice = s.trade.lever === "deposit" && full.some(({ step }) => step.id === "reminders");
  // Whoever has room for new ones gets the step that wins them, rather than one for those who are there already.
  const forNew =
    wantsNew(s) && !winsNew(s) && full.every(isLarge) && full.some(({ chosen }) => isOfNewOnes(chosen));
  const yields = s.goal !== "growth" || forNew || full.every((c) => isLarge(c) && wins(c.chosen));
  return own.length === aims.length || twice || (taken && yields)
    ? { picked: full, unsummed: aims }
    : { picked: choose(now, s, { most: MOST_STEPS - own.length, aimed }), unsummed: own };
};
