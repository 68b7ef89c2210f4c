import type { DialogueState } from "../../../../contracts/voice.ts";
import { spokenNumbers } from "../hearing/numbers.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { spokenEmail } from "../readers/email.ts";

// How somebody is reached: by a number, in writing, or not at all.

/** Stands on the paper in the place of a number that the caller keeps to themselves. */
export const NOT_GIVEN = "not given";
export const EMAIL = "Email";
export const EXTENSION = "Extension";
/** The way they would rather be reached, or must not be. */
export const BY = "Reach by";

export const hasNumber = ({ slots }: Pick<DialogueState, "slots">): boolean =>
  /\d/.test(slots.phone?.value ?? "");
export const emailOf = (notes: readonly string[]): string | undefined => rowsOf(notes, EMAIL)[0];

/** What is known of a number, and what is missing: of seven digits the area code. */
export function digitsSoFar({ digits, language }: DialogueState): string {
  const so = [...digits].join(" ");
  if (digits.length === LOCAL)
    return language === "es" ? `Tengo ${so}. ¿Y el código de área?` : `I have ${so}. And the area code?`;
  return language === "es" ? `Tengo ${so}. ¿Qué sigue?` : `I have ${so} so far. What comes after that?`;
}
const LOCAL = 7;
/** 'Four one three', once seven digits were told: what stands before them. */
export const withAreaCode = ({ asked, digits }: DialogueState, told: string): string | undefined =>
  asked === "phone" && digits.length === LOCAL && told.length === 3 ? told + digits : undefined;

/** Where they are reached, as it is read back after a name. */
export function reachWords(state: DialogueState): string {
  const es = state.language === "es";
  if (hasNumber(state)) {
    const before = !es ? "at" : state.stack.at(-1) === "book" ? "teléfono" : "al";
    const [extension] = rowsOf(state.notes, EXTENSION);
    const behind = extension ? `, ${es ? "extensión" : "extension"} ${extension}` : "";
    return `, ${before} ${spokenNumbers(state)}${behind}`;
  }
  const address = emailOf(state.notes);
  return address ? `, ${es ? "por correo a" : "by e-mail at"} ${spokenEmail(address, state.language)}` : "";
}
