import { dear } from "../../content/report/words.ts";
import type { Situation } from "../../content/report/kinds.ts";
import { yearOfOne } from "./new-ones.ts";
import type { ChosenStep, Report } from "./report.ts";

/** One of whom leaves so much that no hours come near it, where a step is for winning or keeping such ones. */
export const dearestOf = ({ steps, situation: s }: Pick<Report, "steps" | "situation">): string =>
  dear(s.trade) &&
  s.room !== 0 &&
  !s.trade.mourning &&
  steps.some(({ step }) => step.subject === "Follow-up Communication" || step.praised || step.lever)
    ? s.trade.newOne
    : "";

const YEAR = 12;
/** One more a year pays for all the time that a second word takes. */
export const oneMorePays = (
  { step, ownPerMonth }: ChosenStep,
  s: Situation,
  used: Report["assumptions"],
): boolean =>
  step.subject === "Follow-up Communication" &&
  dear(s.trade) &&
  !s.trade.mourning &&
  YEAR * ownPerMonth <= yearOfOne(used);
