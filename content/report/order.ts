import type { Situation } from "./kinds.ts";

/** Why a step stands before what leaves more, as a clause after 'because'. */
const BECAUSE: Readonly<Record<string, (s: Situation) => string>> = {
  safety: () => "whoever is in trouble tonight needs it",
  full: () => "a full book earns by its price",
  room: () => "it fills the room that stands open",
  goal: (s) =>
    `you want ${GOAL[s.goal](s)}${s.goal === "experience" || s.goal === "continuity" ? ", and no sum can measure that" : ""}`,
  taught: () => "your AI answers at night from what it was taught",
};
const GOAL: Readonly<Record<Situation["goal"], (s: Situation) => string>> = {
  cost: () => "lower costs",
  experience: ({ trade: t }) => `a better experience for your ${t.customers}`,
  efficiency: () => "more done in a day",
  growth: () => "growth",
  continuity: ({ trade: t }) => `your ${t.place} to keep running`,
};

/** In which order a plan's steps stand, in one sentence. */
export const orderWords = (
  s: Situation,
  f: {
    before: readonly { step: string; at: number; why: string }[];
    others: number;
    byFee: boolean;
    /** An assistant waits until somebody has counted for it. */
    waits: boolean;
  },
): string => {
  const by = `in the order of what ${f.others === 1 ? "it leaves" : "they leave"}${f.byFee ? " at {fee.2}" : ""}`;
  const last = f.waits ? ", and the assistant waits until you have counted" : "";
  if (f.before.length === 0) return `The steps stand ${by}${last}.`;
  const said = f.before.map(
    ({ step, at, why }, i) =>
      `${i === 0 ? `Step ${step} is` : `step ${step}`} ${PLACE[at] ?? "there"} because ${BECAUSE[why]!(s)}`,
  );
  const rest = f.others > 1 ? `; the others stand ${by}${last}` : last;
  return `${said.join(", and ")}${rest}.`;
};
const PLACE = ["first", "second", "third", "fourth", "fifth"] as const;
