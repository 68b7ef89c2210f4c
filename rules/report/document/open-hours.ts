import { isWaiting } from "../plan.ts";
import type { Report } from "../report.ts";

/** What the trade does first to grow is for those it knows. */
export const fromKnown = ({ told }: Report): boolean => !["new", undefined].includes(told?.growth?.brings);
/** The trade's words to those it knows, where no step has them and there is room that was counted. */
export const fillsOpenHours = (r: Report): string => {
  const { situation: s, steps, told } = r;
  return s.room &&
    s.valueKnown &&
    !s.season &&
    s.goal !== "growth" &&
    !s.trade.mourning &&
    !isWaiting(steps) &&
    told?.growth?.first &&
    fromKnown(r) &&
    steps.every(({ step }) => !step.lever) &&
    !(s.onlyInPerson && steps.some(({ step }) => step.subject === "Follow-up Communication"))
    ? (told.growth.say ?? "")
    : "";
};
