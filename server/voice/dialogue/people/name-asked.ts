import type { Flow, FlowSlot } from "../../../../content/flows/flow.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { rowsOf } from "../paper/note-rows.ts";

/** What stands under the name of whose it is. */
export const OF_SOMEBODY: readonly string[] = ["book", "move", "cancel"];

/** Whose name is asked for: of who comes, of who calls about somebody else's, or of the caller. */
export function nameAsked(state: DialogueState, { id }: Flow, { ask }: FlowSlot): FlowSlot["ask"] {
  if (id === "book" && state.whom === "children")
    return rowsOf(state.notes, "Called by").length > 0 ? talk.namesOfChildren : ask;
  const others = id !== "book" && rowsOf(state.notes, "For").some((each) => each !== state.to);
  if (state.whom && OF_SOMEBODY.includes(id) && !others)
    return state.whom === "other" ? talk.nameOfSecond : talk.nameOfOther;
  return others && state.asked === "name" ? talk.ownName : ask;
}
