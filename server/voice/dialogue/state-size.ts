import type { DialogueState } from "../../../contracts/voice.ts";
import { fitted } from "./paper/paper-text.ts";
import { shorten } from "./readers/text.ts";

/** Longest state that travels with a call. Bytes of JSON. */
export const STATE_MAX = 4096;

/** Cuts the longest of the caller's own words until the state is small enough to travel. */
export function shrink(state: DialogueState): void {
  const size = () => Buffer.byteLength(JSON.stringify(state));
  for (let most = 300; size() > STATE_MAX && most > 20; most = Math.floor(most / 2)) {
    state.said = shorten(state.said, most);
    state.note = shorten(state.note, most);
    state.which = shorten(state.which, most);
    if (state.question) state.question = shorten(state.question, most);
    state.callback = shorten(state.callback, most);
    for (const each of state.answered ?? []) each.told = shorten(each.told, most);
    state.notes = state.notes.map((note) => shorten(note, most));
    for (const filed of state.filed)
      if (filed.kind === "message" || filed.kind === "booking") {
        filed.notes = filed.notes.map((note) => shorten(note, most));
        filed.told = fitted(filed.told, most * 2);
      } else if (filed.kind === "emergency") {
        if (filed.words) filed.words = shorten(filed.words, most);
        if (filed.before) filed.before = shorten(filed.before, most);
      }
  }
}
