import { dear } from "../../content/report/words.ts";
import type { Report } from "./report.ts";

/** One of whom leaves so much that no hours come near it, where a step is for winning or keeping such ones. */
export const dearestOf = ({ steps, situation: s }: Pick<Report, "steps" | "situation">): string =>
  dear(s.trade) &&
  s.room !== 0 &&
  !s.trade.mourning &&
  steps.some(({ step }) => step.subject === "Follow-up Communication" || step.praised || step.lever)
    ? s.trade.newOne
    : "";
