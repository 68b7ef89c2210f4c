import type { DialogueState } from "../../../../contracts/voice.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { plain } from "../readers/text.ts";

export const firstOf = (name: string): string => plain(name).split(" ")[0]!;

/** Who calls, where it is known, and who comes along. */
export function namesOf({ slots, names = [], notes }: DialogueState): { caller?: string; other?: string } {
  const [called] = rowsOf(notes, "Called by").map((each) => each.replace(/ \(.*/, ""));
  const both = [slots.name?.value, names[0]].filter((each) => each !== undefined);
  const caller =
    both.find((each) => called && firstOf(each) === firstOf(called)) ?? called ?? slots.name?.value;
  const other = both.find((each) => each !== caller);
  return { ...(caller && { caller }), ...(other && { other }) };
}

/** Who calls, of two of whom the other one comes first. */
export function callerOfTwo(state: DialogueState): string | undefined {
  const { caller, other } = state.more > 0 ? namesOf(state) : {};
  return caller && other ? caller : undefined;
}
