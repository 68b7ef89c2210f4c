import type { Situation, Trade } from "./kinds.ts";
import { isLegal, isOfHealth } from "./words.ts";

/** What the plan does about AI beside that which is in use. */
export interface AiFacts {
  /** The step that is an assistant, in a word; empty where the plan has none. */
  assistant: string;
}

/** So large a part without an answer may be its doing. */
const MANY = 0.15;

/** What may not go into it before that is settled. */
const settled = (t: Trade) =>
  isOfHealth(t)
    ? ` If anything about ${t.customers} goes into it, have its maker sign a business associate agreement.`
    : isLegal(t)
      ? ` If anything about ${t.customers} goes into it, read what its maker may do with it.`
      : "";

/** Whoever uses AI already is told how to see whether it earns its keep: we know that there is some, and not what it does. */
export const aiAtHand = (s: Situation, t: Trade, { assistant }: AiFacts): string =>
  `**The AI you already use** is in none of these steps, since we don't know what it does.${
    s.missedPart >= MANY && s.missedKnown
      ? ` {n.missedPerWeek} of your {n.contactsPerWeek} ${s.contacts} a week end without an answer while you have it: look at ten of them, and see where it let go.`
      : ""
  } Write down its one job${
    s.goal === "cost" ? ", its price" : ""
  } and what it got wrong last week; if nobody can, ${
    s.goal === "cost"
      ? "cancel it: that's your first saving"
      : s.onlySpeakers
        ? "have somebody read along each morning until they can"
        : "stop it"
  }.${assistant ? ` Before you buy step ${assistant}'s assistant, ask whether this one can do that.` : s.goal === "continuity" ? " If it does a job, it needs a line on the one page." : ""}${settled(t)}`;
