import type { Bottleneck } from "../../contracts/assessment-options.ts";
import type { StepId } from "./cures.ts";
import type { Field, Say, SayInPlan, Situation, Trade, Value, When } from "./kinds.ts";
import type { Subject } from "./playbook.ts";

/**
 * What a count of a month is made of, so that it can be made again from what is printed: ids of assumptions, first so
 * many a week, then percents of it.
 */
export interface Chain {
  of: readonly string[];
  /** Only so many percent of it, by a guess that is no assumption of its own. */
  percent?: number;
  /** So many for each. */
  times?: number;
  /** Less those of the line before. */
  rest?: true;
}

/** So many times a month so many minutes, after the number: 'working days, going through the list'. */
export interface Work {
  what: string;
  count: number;
  minutes: number;
  from?: Chain;
  /** So many of what is gone through each time. */
  waiting?: number;
}

/** How a trade takes up what nobody answered: twice a day, at which moments; who does it; in which order, and what each hears. */
export interface Handling {
  when?: string;
  who?: string;
  how: string;
}

export interface Step {
  id: StepId;
  kind: "assistant" | "cheaper-fix" | "nothing";
  basis: readonly Field[];
  when: When;
  /** Least comfort with new tools. */
  comfort: 0 | 1 | 2 | 3;
  /** Share of each stream that it closes, 0 to 1. */
  closes: Readonly<Record<string, number>>;
  /** Share of what is lost at night, where by the trade's own words somebody is there for it. */
  awake?: number;
  /** It hears calls alone, or reads what is written alone: of a stream of both it reaches that part. */
  reaches?: "calls" | "written";
  /** Bottlenecks that it takes on, where they are named. */
  takes: readonly Bottleneck[];
  setupHours: number;
  /** Cases a month that it is for; what it says is sized to them. */
  cases?: (value: Value, s: Situation) => number;
  /** What it takes of somebody's time a month, line by line; of an assistant the reading of its notes. */
  work?: (value: Value, t: Trade, s: Situation) => readonly Work[];
  /** Dollars a month of a cheaper fix, and what they pay for. */
  monthly?: number | ((value: Value, s: Situation) => number);
  buys?: Say;
  /** It serves the aim that was named and closes no stream: it stands in the plan without a sum. */
  aim?: true;
  /** Of a step for an aim: what one of what it is to bring is worth; `own` tells whether a number is the owner's. */
  gain?: (s: Situation, t: Trade, own: (assumption: string) => boolean) => string;
  /** Of a step for an aim: how far it should have come by the month's end, after 'aim for'. */
  target?: Say;
  /** It is for an aim by what customers notice and speak of. */
  praised?: true;
  /** It is for hours: left out where the steps with a sum give back enough of them. */
  forHours?: true;
  /** What was named is answered by it, also where none of its money is reckoned. */
  standsAlone?: true;
  /** It is what the trade itself lives from: its own lever. */
  lever?: true;
  /** Its subject in the trade's playbook: what stands there is said in place of `does`, `dayOne` and `watch`. */
  subject?: Subject;
  /** Its own words stand before those of the playbook, which tell one part of it. */
  leads?: true;
  /** It is for whoever reaches nobody: who that is in the trade is said first. */
  missed?: true;
  /** Of one for whoever reaches nobody: the general sentences on who takes it up, and the trade's own in their place. */
  handled?: (s: Situation, t: Trade, own: Handling) => { general: string; own: string };
  /** Of an assistant that takes calls: the general sentence on what it asks, in whose place a trade tells its own most usual call. */
  call?: Say;
  /** A clause: what is so already where the step brings nothing. */
  already: Say;
  /** The part of what it brings that is won already where one half of it runs, 0 to 1, and what is said of that. */
  running?: number;
  /** Of an assistant: which contacts it takes, and the systems it writes into. */
  handles?: (value: Value) => readonly Chain[];
  connections?: number;
  title: SayInPlan;
  /** What it is and does, from the first day. */
  does: SayInPlan;
  /** A habit's first day, as an instruction; of an assistant the smallest form in which it begins. */
  dayOne: SayInPlan;
  /** Of an assistant that opens a plan: what somebody does before it is there, if not to write its page. */
  opens?: Say;
  needs: SayInPlan;
  /** Of an assistant: what friends say to it before anybody else does. */
  rehearse?: SayInPlan;
  /** Of one that asks those who are known already: what they say to it, and what it should do, in place of the calls of strangers. */
  trial?: readonly (readonly [says: string, should: string])[];
  watch: SayInPlan;
  never: SayInPlan;
  /** The step's job as a noun phrase, with no colon in it. */
  short: Say;
}
