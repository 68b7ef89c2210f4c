import type { DialogueState } from "../../../../contracts/voice.ts";
import { rowsOf } from "../paper/note-rows.ts";

// Who comes in whose place, as the paper has it.

export const COMES = "Comes instead";
export const OWNER = "In place of";
export const CALLER = "the caller";

/** As it is said to the caller: 'put you in your husband's place'. */
export function placeWordsOf({ notes }: Pick<DialogueState, "notes">): Record<"comes" | "owners", string> {
  const [comes = CALLER] = rowsOf(notes, COMES);
  const [owner = CALLER] = rowsOf(notes, OWNER);
  return {
    comes: comes === CALLER ? "you" : comes.replace(/^their /, "your "),
    owners: owner === CALLER ? "your" : `${owner.replace(/^their /, "your ")}'s`,
  };
}
