import type { Visits } from "../../../contracts/visits.ts";

/**
 * What became of the calls that began. Pages tell it one by one, and the failed ones are told apart from that: a browser
 * that is counted nowhere (it asks not to be), or whose call failed before it was answered, still has called.
 */
export function callFates({ begun, finished, left, broken }: Visits["calls"], failed: number) {
  const broke = Math.max(broken, failed);
  const ended = finished + left + broke;
  const all = Math.max(begun + broke - broken, ended);
  // A call that goes on is known by none of them, nor is one whose browser was shut without a word.
  return { begun: all, finished, left, broken: broke, open: all - ended };
}
