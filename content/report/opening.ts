import type { Situation, Trade } from "./kinds.ts";
import { dear } from "./words.ts";

/** What somebody does this week where a plan opens with an assistant, which is not there yet. */
export const openingWords = {
  count: (s: Situation, t: Trade): string =>
    s.phone
      ? `Print the diary of what nobody answered, fill it in from the call log, and ring every possible new ${t.customer} back.`
      : `Print the diary of what nobody answered, fill it in from the inbox, and answer every possible new ${t.customer} in it.`,
  page: (s: Situation, t: Trade): string =>
    `Write the one page it will answer from: ${t.ask[0]} and ${dear(t) ? "what to ask first" : t.ask[1]}. On top goes ${s.phone ? "the number to call" : "who to reach"} when it can't wait.`,
} as const;
