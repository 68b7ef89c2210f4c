import type { Theme } from "../scenes/kind.ts";
import type { View } from "../library/kinds.ts";

/** What somebody may want argued, by the thesis itself: the same subject has a stand for each side that can be held. */
export interface Stand extends View {
  id: string;
  /** The topic that it belongs to. */
  topic: string;
  /** A noun, for description and keywords. */
  name: string;
  /** Lower case, plain: of a prompt that wants a view argued. */
  heard: RegExp;
  /** It holds that something should be done: nobody who is against that is given it. */
  affirms?: true;
  sum: readonly [head: string, text: string];
  /** What a trade of its own has for it: a call that shows it, and a reason or the sum. */
  shows?: { scene?: "lost" | "limit"; theme: Theme; as: "reason" | "fault" | "sum" };
  /** What follows from it this week. */
  acts: readonly string[];
}
