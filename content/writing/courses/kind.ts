import type { Family } from "../library/kinds.ts";

/** Who does it, where the prompt wants to know: whoever answers the telephone, whoever decides, or all of them. */
export type Doer = "desk" | "owner" | "all";

/** What is left behind: somebody who is paid under a contract, or one’s own mailbox, which is nobody’s to cancel. */
export type Old = "hired" | "mailbox";

/** A piece of work: its name where it stands alone, what is done, by whom, and for which readers and which old way where not for all. */
export type Task = readonly [name: string, does: string, by: Doer, of?: readonly Family[], leaving?: Old];

/** A step of a plan, which rests on the one before it. */
export interface Stage {
  /** Behind 'Week 2: '. */
  name: string;
  /** The most important first. */
  tasks: readonly Task[];
  /** What there is to see when it is done. */
  see: string;
  /** What is decided by that. */
  decide: string;
  /** Only where there is time for it. */
  extra?: true;
  /** Its first task makes all that follows safe; where readers have a list of their own for that, theirs stands there. */
  safe?: true;
}

/**
 * A plan for one matter, in stages that build on each other: however many days or weeks are asked for, something is
 * done, seen and decided in each. Where it turns on one day, `event` is that day. Places are those of
 * `rules/writing/fill.ts`; `{On}` is the day of the event, as in 'On Monday' or 'On the day'; `{part}` is how one parts from
 * what is left behind.
 */
export interface Course {
  id: string;
  /** A noun, for description and keywords. */
  name: string;
  /** Lower case, plain. */
  heard: RegExp;
  not?: RegExp;
  /** For readers whom nobody calls at night for something that can't wait. */
  byDay?: true;
  /** What the prompt calls that which is left behind; `{old}` in the texts. */
  replaces?: RegExp;
  /** A title where the prompt has none. */
  title: string;
  lead: string;
  before: readonly Stage[];
  event?: Stage;
  after: readonly Stage[];
  close: string;
}
