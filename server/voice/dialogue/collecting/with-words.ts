import type { DialogueState } from "../../../../contracts/voice.ts";
import { rowsOf } from "../paper/note-rows.ts";

/** Rows of whom a visit is wished with. */
export const WITH = "Asks for";
export const ONLY_WITH = "Only with";
export const NOT_WITH = "Not with";

export const isWithWhom = (note: string): boolean =>
  note.startsWith(`${WITH}: `) || note.startsWith(`${ONLY_WITH}: `);

/** As it is read back: nobody in particular is promised. */
export function withWords(
  { notes, language }: Pick<DialogueState, "notes" | "language">,
  desk: string,
): string {
  const [not] = rowsOf(notes, NOT_WITH);
  if (not)
    return language === "es"
      ? `. No con ${not}, y eso lo ve ${desk}`
      : `. Not with ${not}, which ${desk} would see to`;
  const [only] = rowsOf(notes, ONLY_WITH);
  const [name] = rowsOf(notes, WITH);
  const whom = only ?? name;
  if (!whom || /^(?:Dr|Mr|Ms|Mrs)\./.test(whom)) return "";
  if (language === "es")
    return only ? `. Solo con ${whom}, y eso lo confirma ${desk}` : `. Con ${whom}, si ${desk} lo confirma`;
  return only
    ? `. Only with ${whom}, which ${desk} would confirm`
    : `. With ${whom}, if ${desk} can confirm it`;
}
