import { rowsOf } from "./note-rows.ts";

/** 'Lisinopril, ten milligrams once a day, to the CVS on Main Street': where medicine and one thing more were told. */
export function refillWords(facts: readonly string[], spanish: boolean): string | undefined {
  const of = (label: string) => rowsOf(facts, label).map(uncapital);
  const medicine = of("Medicine");
  const [store] = rowsOf(facts, "Pharmacy");
  const parts = [...medicine, ...of("Dose"), ...(store ? [`${spanish ? "a" : "to"} ${store}`] : [])];
  return medicine.length > 0 && parts.length > 1 ? parts.join(", ") : undefined;
}
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
