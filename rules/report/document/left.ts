import { capital } from "../../../content/capital.ts";
import { OWN_STEP } from "../../../content/report/leftovers.ts";
import { steps as catalogue } from "../../../content/report/steps/index.ts";
import { isDangerous, nth } from "../../../content/report/words.ts";
import { advisesPage, PAGES } from "../by-night.ts";
import { LEAST_LEFT } from "../choose.ts";
import { isWaiting } from "../plan.ts";
import { isGuessed } from "../word-verdict.ts";
import type { Leftover, Report } from "../report.ts";
import { tellsKnown } from "./told-us.ts";

/** What nobody ticked and is less than the plan brings stands in the table of the annex alone; so does the largest loss, which has its own line. */
export const isNamed = ({ what, perMonth = 0, would }: Leftover, r: Report) =>
  what in r.bottlenecks ||
  (!isGuessed(r) &&
    what !== r.passed?.stream &&
    // Nobody asked for what would bring too little.
    (would === undefined || would.next === true) &&
    perMonth >= Math.max(LEAST_LEFT, r.headline.likely) &&
    !hasStep(what, r));
/** A step without a sum is for it. */
const hasStep = (what: string, { streams, bottlenecks }: Report): boolean =>
  streams.some(
    ({ stream }) =>
      stream.id === what && stream.of.some((label) => (bottlenecks[label] ?? "leftover") !== "leftover"),
  );
/** A line of money of what is done on the way of a step; to tell somebody before they ask is more than to answer in a round. */
const isFolded = ({ what }: Leftover, { streams, steps }: Report): boolean =>
  streams.some(
    ({ stream }) =>
      stream.id === what &&
      steps.some(({ folds = [] }) =>
        folds.some((label) => label !== "Customer Support" && stream.of.includes(label)),
      ),
  );
/** The step that comes next and would leave most: nobody learns of it in the annex alone, whatever was ticked. */
export const bestOf = (r: Report): Leftover | undefined =>
  r.leftovers
    .filter((one) => one.would?.next && !isFolded(one, r))
    .toSorted((a, b) => b.would!.left - a.would!.left)[0];
/** What a step advises on its way comes next by no line of its own: a page on which they book, beside the night. */
export const isAdvised = ({ would }: Leftover, r: Report): boolean =>
  would !== undefined && PAGES.has(would.step) && advisesPage(r);
/** The line of the owner's own time. */
export const EXPERT = "expert-time";
/** It goes along with a step of the plan, or has its own without a sum. */
const goesAlong = ({ would, cure, why }: Leftover, { steps }: Report): boolean =>
  why === OWN_STEP ||
  ((would?.step === "missed-list" || cure?.step.id === "missed-list") && steps.some(({ along }) => along));
export const shown = (one: Leftover, r: Report) => {
  if ((one.what === EXPERT && tellsKnown(r)) || goesAlong(one, r) || isFolded(one, r)) return false;
  if (isNamed(one, r)) return true;
  const best = bestOf(r);
  return (
    one === best &&
    one.what !== r.passed?.stream &&
    !r.leftovers.some((other) => isNamed(other, r) && other.would?.step === best.would!.step)
  );
};
export const leftIn = ({ would }: Leftover): number => (would?.next ? would.left : 0);

/** It earns about what it takes, and the trade knows how one begins: that costs nothing. */
export const isHabit = ({ first, would, cure }: Leftover): boolean =>
  first !== undefined && (cure !== undefined || (would !== undefined && !would.next));

/** What was ticked first has something to do this week, wherever it stands; so has the night where somebody may be in trouble. */
export const cannotLie = ({ what, first, would }: Leftover, { situation: s }: Report): boolean =>
  first !== undefined &&
  would?.next === true &&
  (what === s.labels[0] ||
    (what === "After-Hours Coverage" && (s.trade.animals === true || isDangerous(s.trade))));

/** What callers hear at night where somebody may be in danger: put right tonight, beside step one, whatever it brings. */
export const isTonight = (one: Leftover, r: Report): boolean =>
  one.what === "After-Hours Coverage" &&
  cannotLie(one, r) &&
  (r.told?.["After-Hours Coverage"]?.say ?? "") !== "";
/** Nobody new is won at night while there is no room; those who are customers call all the same. */
const isForKnown = ({ what, first }: Leftover, { situation: s }: Report): boolean =>
  s.room === 0 && s.phone && what === "After-Hours Coverage" && first !== undefined;
/** So many hours are set up beside a plan that runs; so many things at most, in the weeks in which little else begins. */
const QUICK = 8;
const MOST = 2;
/** What was checked, is in no step and is soon done: the habits, and what comes next, the one that leaves most first. */
export const quickOf = (r: Report): readonly Leftover[] =>
  (isWaiting(r.steps) ? [] : r.leftovers)
    .filter((one) => {
      const step = catalogue.find(({ id }) => id === one.would?.step);
      return (
        one.what in r.bottlenecks &&
        shown(one, r) &&
        !isTonight(one, r) &&
        !isAdvised(one, r) &&
        // What waits for the second month is in no week of the first.
        (one.first !== undefined || r.later.every(({ step: { id } }) => id !== one.would?.step)) &&
        (isHabit(one) ||
          isForKnown(one, r) ||
          (one.would?.next === true && step?.kind === "cheaper-fix" && step.setupHours <= QUICK))
      );
    })
    .toSorted((a, b) => leftIn(b) - leftIn(a))
    .slice(0, MOST);

/** What was checked first begins in the first week, each other one in a week of its own: from the third on, or in the fourth where a step begins in that. */
export const quickWeeks = (r: Report, isFree: (week: number) => boolean): ReadonlyMap<Leftover, number> => {
  const weeks = isFree(2) ? [2, 3] : [3];
  const first = (one: Leftover) =>
    cannotLie(one, r) || isForKnown(one, r) || (isHabit(one) && one.what === r.situation.labels[0]);
  return new Map(
    quickOf(r).flatMap((one) => {
      const week = first(one) && isFree(0) ? 0 : weeks.shift();
      return week === undefined ? [] : [[one, week]];
    }),
  );
};
/** How one begins with it. */
export const quickAct = ({ first, would }: Leftover, { situation: s }: Report): string =>
  first ?? catalogue.find(({ id }) => id === would?.step)!.dayOne(s, s.trade, 0, 0);
/** The same act without the day on which a first month has it. */
export const undated = (act: string): string =>
  capital(
    act
      .replace(/^(?:Today|Tonight|Tomorrow|This week),? /, "")
      .replace(/ (?:today|tonight|this week|tomorrow(?: morning)?)\b/, ""),
  );

/** Its act stands with a step of the plan already, under what was checked: it is begun there, and not a second time. */
export const begunBeside = ({ would }: Leftover, { steps, told }: Report): string => {
  const step = catalogue.find(({ id }) => id === would?.step);
  const at = steps.findIndex(({ folds = [] }) =>
    folds.some((label) => step?.takes.includes(label) && told?.[label]?.first !== undefined),
  );
  return would?.next && at >= 0 ? `begins with its line in step ${nth(at + 1)}` : "";
};
