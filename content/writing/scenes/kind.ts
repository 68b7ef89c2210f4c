import type { Told } from "../library/kinds.ts";

/** A matter of the telephone that every trade has, and has in its own way. */
export type Theme =
  /** What is lost when nobody answers. */
  | "missed"
  /** After closing. */
  | "night"
  /** The first call of somebody new. */
  | "first"
  /** Appointments that are kept, moved or not. */
  | "kept"
  /** What it costs. */
  | "price"
  /** What an assistant may take. */
  | "machine"
  /** When everybody calls at once. */
  | "rush";

/** What happens on the line of just such a business: its case, its words, its number. */
export interface Scenes {
  /** An audience, as in a sentence: 'a dental practice'. */
  of: string;
  /** What somebody new leaves in the first year, in made-up sums. */
  worth: number;
  /** How many of ten new callers stay, in the same sums. */
  booked: 2 | 4;
  told: Partial<Record<Theme, Told>>;
  /** For a view: a call that nobody took, and one that was none for a machine. */
  lost: readonly [head: string, says: string];
  limit: readonly [head: string, says: string];
}

/** A passage of one paragraph, with all that the forms need of it. */
export const scene = (
  does: string,
  asks: string,
  says: string,
  mistake: readonly [head: string, text: string],
  check: string,
  task: string,
  ...lines: readonly (readonly [when: string, said: string])[]
): Told => ({
  does,
  asks,
  says: [says],
  mistake,
  checks: [check],
  tasks: [task],
  ...(lines.length ? { lines } : {}),
});
