import type { Situation, Trade } from "./kinds.ts";
import { dates } from "./words.ts";

/** What a sentence on the goal may speak of: what the plan brings: new customers, kept dates, time. */
interface GoalFacts {
  won: boolean;
  kept: boolean;
  time: boolean;
  /** The steps take more of the owner's time than they give back. */
  takesMore: boolean;
  /** What customers notice of the first step, as a clause. */
  notice: string;
  /** The plan has the page for the day that the owner is not there. */
  written: boolean;
}

/** What comes of a plan that saves no hours. */
const brought = (t: Trade, f: GoalFacts) =>
  f.won ? t.newOnes : f.kept ? `${dates(t)} that would have fallen through` : "little";

/** One sentence for what the owner said to want: how far this plan goes towards it. */
export const goalWords: Record<Situation["goal"], (s: Situation, t: Trade, f: GoalFacts) => string> = {
  cost: (_, t, f) =>
    f.time
      ? `You want lower costs: {plan.time} of it is hours. Hours become money only if somebody is then paid for fewer, or does with them what ${t.customers} pay for.`
      : `You want lower costs. What this plan brings is ${brought(t, f)}; there are no paid hours in your answers that we could honestly cut.`,
  experience: (_, t, f) =>
    `You want it better for your ${t.customers}. What they notice first of this plan is ${f.notice}.`,
  efficiency: (_, t, f) =>
    f.time
      ? f.takesMore
        ? `You want more done in the day. This plan brings ${brought(t, f)} rather than hours: {plan.time} of time comes back a month, and its steps take {own.cost} of it.`
        : `You want more done in the day: {plan.time} of it is hours of yours that come back; the steps take {own.cost} of them.`
      : `You want more done in the day; in this plan it is ${brought(t, f)} that you get, not hours. We found no hour worth buying back first.`,
  growth: (_, t, f) =>
    f.won
      ? `You want growth: {plan.new} of it is ${t.newOnes}, some {won} a year${f.kept ? `; {plan.kept} is ${dates(t)} that no longer fall through` : ""}.`
      : f.kept
        ? `You want growth. What comes back here is {plan.kept} of ${dates(t)} that no longer fall through: more from those you have, not ${t.newOnes}.`
        : `You want growth. What you named gives back hours; they become ${t.newOnes} only if somebody uses them for that.`,
  continuity: (_, t, f) =>
    f.written
      ? `You want your ${t.place} to go on without you: the first step is for that, and it comes before any sum.`
      : `You want your ${t.place} to go on without you. This plan is a part of that; the other is a page with a name on it: who is asked ${t.expert} while you are away.`,
};
