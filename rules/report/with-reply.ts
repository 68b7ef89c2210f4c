import type { Situation } from "../../content/report/kinds.ts";
import { missedList } from "../../content/report/steps/missed-list.ts";
import { fits, leaves, MOST_STEPS } from "./choose.ts";
import { LATE } from "./needs.ts";
import type { ChosenStep, Report } from "./report.ts";
import { weigh } from "./weigh.ts";

const REPLIES = "slow-replies";

/**
 * Who is full loses nobody new by late replies, so no sum speaks for a step about them; those who are customers wait
 * just as long. It takes the place of the step that leaves least where none is free.
 */
export const withReply = (
  plan: readonly ChosenStep[],
  s: Situation,
  used: Report["assumptions"],
): readonly ChosenStep[] => {
  if (
    s.room !== 0 ||
    s.reply < LATE ||
    !fits(missedList, s) ||
    plan.some(({ step }) => step.kind === "nothing" || step.closes[REPLIES])
  )
    return plan;
  // They are answered now as well, only late: its looks are no work beside the sums.
  const reply: ChosenStep = {
    ...weigh(missedList, s, [], used).chosen,
    ownPerMonth: 0,
    timePerMonth: 0,
    unsummed: true,
    late: true,
  };
  if (plan.length < MOST_STEPS) return [...plan, reply];
  const [least] = plan.filter(({ closes }) => closes.length > 0).toSorted((a, b) => leaves(a) - leaves(b));
  const gone = least ?? plan.findLast(({ unsummed }) => unsummed) ?? plan.at(-1);
  return [...plan.filter((one) => one !== gone), reply];
};
