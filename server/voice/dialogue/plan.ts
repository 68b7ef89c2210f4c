import type { News } from "./times/absorb-when.ts";
import type { Swap } from "./paper/swap.ts";

/** What is said in one turn: an acknowledgement, the answers, and one next step. */
export interface Plan {
  said: string[];
  /** True once something of the turn was understood. */
  understood: boolean;
  /** True once something that it told was noted. */
  noted: boolean;
  /** True when what was said so far ends in a question of its own. */
  asks: boolean;
  /** True when the business's own urgent line was told in this turn. */
  urgent?: boolean;
  /** A paper's last day was told: whether it is near. */
  due?: "near" | "far";
  /** True once something was booked or noted in this turn. */
  filed?: boolean;
  /** Questions that nobody here could answer, in the caller's words. */
  open: string[];
  /** True once a question of the turn was answered. */
  answered?: boolean;
  /** One word of what was told that the turn put right. */
  swap?: Swap;
  news: News;
}
