import type { Situation, Trade } from "./kinds.ts";
import { dear } from "./words.ts";

/** What somebody does this week where a plan opens with an assistant, which is not there yet. */
export const openingWords = {
  count: (s: Situation): string =>
    s.phone
      ? "Print the diary of what nobody answered, fill it in from the call log, and call back everybody on it who was new to you."
      : "Print the diary of what nobody answered, fill it in from the inbox, and answer everybody in it who was new to you.",
  page: (s: Situation, t: Trade): string =>
    `Write the one page it will answer from: ${t.ask[0]} and ${dear(t) ? "what to ask first" : t.ask[1]}. On top goes ${s.phone ? "the number to call" : "who to reach"} when it can't wait.`,
} as const;
