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
  f.won ? t.newOnes : f.kept ? `${dates(t)} that no longer fall through` : "little";

/** One sentence for what the owner said to want: how far this plan goes towards it. */
export const goalWords: Record<Situation["goal"], (s: Situation, t: Trade, f: GoalFacts) => string> = {
  cost: (_, t, f) =>
    f.time
      ? `You want lower costs: {plan.time} of this is hours. They become money only if somebody is paid for fewer of them, or uses them for work that ${t.customers} pay for.`
      : `You want lower costs. What this plan brings is ${brought(t, f)}; we found no paid hours in your answers that we could honestly cut.`,
  experience: (_, t, f) =>
    `You want to make things better for your ${t.customers}. The first thing they will notice is ${f.notice}.`,
  efficiency: (_, t, f) =>
    f.time
      ? f.takesMore
        ? `You want more done in the day, and no step we know gives you back more hours than it takes. This plan brings ${brought(t, f)}: {plan.time} of time comes back a month, and its steps take {own.cost}.`
        : `You want more done in the day: this gives you back {plan.time} of hours a month and takes {own.cost} of them.`
      : `You want more done in the day, and we found no step that gives you back hours worth having. What this plan brings is ${brought(t, f)}.`,
  growth: (s, t, f) =>
    f.won
      ? `You want growth: {plan.new} of this is ${t.newOnes}, about {won} a ${s.season ? "season" : "year"}${s.room ? ", where you have room for {room.year}" : ""}${f.kept ? `; {plan.kept} is ${dates(t)} that no longer fall through` : ""}.`
      : f.kept
        ? `You want growth. What comes back here is {plan.kept} from ${dates(t)} that no longer fall through: more from the ${t.customers} you have, not ${t.newOnes}.`
        : `You want growth. What you named gives you back hours; they turn into ${t.newOnes} only if somebody uses them for that.`,
  continuity: (_, t, f) =>
    f.written
      ? `You want your ${t.place} to run without you: the first step is for that, whatever the sums say.`
      : `You want your ${t.place} to run without you. This plan is one part of that; the other is a page that says who decides on ${t.expert} while you are away.`,
};
