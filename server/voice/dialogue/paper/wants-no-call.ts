import type { DialogueState } from "../../../../contracts/voice.ts";
import { rowsOf } from "./note-rows.ts";

/** The row that says how an answer is wished for. */
export const ANSWER = "Answer";
/** Whether nobody is to call about what is passed on, or was passed on last. */
export function wantsNoCall({ stack, notes, filed }: DialogueState): boolean {
  const last = stack.length > 0 ? undefined : filed.at(-1);
  return rowsOf([...notes, ...(last?.kind === "message" ? last.notes : [])], ANSWER).length > 0;
}
