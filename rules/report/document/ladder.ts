import { twiceWords } from "../../../content/report/ladder.ts";
import { eventOf } from "../../../content/report/lever-of.ts";
import type { Report } from "../report.ts";

/** What half of the room would take, where somebody has those hours. */
const halfOf = (figures: Report["figures"]): "hours" | "never" | "" =>
  figures["ladder.half"] ? (figures["ladder.half"].value > MOST_HOURS ? "never" : "hours") : "";
/** Two hours of each working day. */
const MOST_HOURS = 40;

/** Behind the step that fills room that was counted: what twice as much of it would come to. */
export const twiceOf = ({ situation: s, figures }: Report, { step }: Report["steps"][number]): string =>
  step.lever && figures["ladder"] && !eventOf(step, s)
    ? twiceWords(s.trade, figures["ladder.hours"]!.value > 0, halfOf(figures))
    : "";
