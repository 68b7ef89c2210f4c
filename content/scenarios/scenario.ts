import type { DeskCore } from "../desks/desk.ts";

/** A desk with the phrases by which the engine of rules finds its answers. */
export interface Scenario extends DeskCore {
  id: "dental" | "medical" | "law" | "ringwell" | "own";
  topics: readonly Topic[];
}

export interface Topic {
  id: string;
  /** Words and phrases by which callers ask; the search weighs them most. */
  heard: readonly string[];
  /** Spoken answer, one to three short sentences. */
  answer: string;
  /** True when the answer is that a colleague sees to it: a message is taken next. */
  message?: boolean;
}
