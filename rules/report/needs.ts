import type { Situation } from "../../content/report/kinds.ts";
import { streams } from "../../content/report/streams/index.ts";
import type { ChosenStep } from "./report.ts";
import { inCustomers } from "./streams.ts";
import { isCounted, MANY_MISSED } from "./weigh.ts";

const kindOf = new Map(streams.map(({ id, kind }) => [id, kind]));
/** Somebody new is lost in it: dates that are kept and work that was planned come from those who are there already. */
const NEW_ONES: ReadonlySet<string> = new Set(streams.filter(inCustomers).map(({ id }) => id));
/** What customers notice themselves. */
const NOTICED: ReadonlySet<string> = new Set([
  "after-hours",
  "busy",
  "unanswered",
  "slow-replies",
  "status-time",
]);
/** The money that a goal is about; who wants to be away has a step for it. */
const AIMS: Partial<Record<Situation["goal"], (stream: string) => boolean>> = {
  efficiency: (stream) => kindOf.get(stream) === "time",
  cost: (stream) => kindOf.get(stream) === "time",
  growth: (stream) => kindOf.get(stream) === "lost",
  experience: (stream) => NOTICED.has(stream),
};
/** Most of its money is of such lines. */
const isMostly = ({ closes, perMonth }: ChosenStep, isFor: (stream: string) => boolean): boolean =>
  closes.reduce((sum, closed) => (isFor(closed.stream) ? sum + closed.perMonth : sum), 0) * 2 > perMonth;
/** Most of its money is what the owner said to want: hours, customers, or what they notice. */
export const isAimed = (chosen: ChosenStep, { goal }: Situation): boolean => {
  const isFor = AIMS[goal];
  return isFor !== undefined && isMostly(chosen, isFor);
};
/** Most of its money is somebody new. */
export const isOfNewOnes = (chosen: ChosenStep): boolean =>
  isMostly(chosen, (stream) => NEW_ONES.has(stream));
/** Whoever wants to grow and counts room for it wants new ones: dates that are kept are none. */
export const wantsNew = ({ goal, room }: Situation): boolean =>
  goal === "growth" && room !== undefined && room > 0;

/** Whoever hears after a day or two hears late: that was said, though it is no box to tick. */
export const LATE = 2;

/** What a plan should have a step for, even where another leaves somewhat more. */
export const NEEDS: readonly {
  id: "counted" | "late" | "aim";
  is: (s: Situation) => boolean;
  isFor: (chosen: ChosenStep, s: Situation) => boolean;
}[] = [
  {
    id: "counted",
    is: (s) => s.missedPart >= MANY_MISSED,
    isFor: ({ closes }, s) => closes.some(({ stream }) => isCounted(stream, s)),
  },
  {
    id: "late",
    is: ({ reply }) => reply >= LATE,
    isFor: ({ closes }) => closes.some(({ stream }) => stream === "slow-replies"),
  },
  {
    id: "aim",
    is: ({ goal }) => AIMS[goal] !== undefined,
    isFor: isAimed,
  },
];
