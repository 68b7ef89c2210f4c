import type { OutlinePoint } from "../kind.ts";

/** What a noun brings with it, whatever is done with it: a question that only this noun can be asked. */
export interface NounPoint {
  /** Lower case and plain, in the whole request. */
  heard: RegExp;
  /** What tells that the word has another sense there: a landlord’s lease, the lease of a car. */
  not?: RegExp;
  /** The trades of whose readers it holds; of all where none is named. */
  trades?: RegExp;
  point: OutlinePoint;
}
