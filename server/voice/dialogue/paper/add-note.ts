import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { isRow } from "./note-rows.ts";
import { bare } from "./note-words.ts";
import { shorten } from "../readers/text.ts";

/** Keeps a note until it is filed; what is said in it already is not noted twice. */
export function addNote(state: DialogueState, words: string): void {
  const note = shorten(words, 200);
  const said = bare(note.replace(/^Asks: /, ""));
  const known = state.notes.findIndex((each) => isRow(each) === isRow(note) && said.includes(bare(each)));
  if (known >= 0) state.notes[known] = note;
  else if (!bare([state.note, ...state.notes].join(" ")).includes(said))
    state.notes = roomFor([...state.notes, note]);
}

/** What does not fit is drawn together: each keeps its beginning, and the cut shows. */
function roomFor(notes: readonly string[]): string[] {
  if (notes.length <= NOTES_MAX) return [...notes];
  const [first = "", second = "", ...rest] = notes;
  return [`${shorten(first, 99)}. ${shorten(second, 98)}`.replace(/(?:…[.\s]*)+/g, "… ").trim(), ...rest];
}
