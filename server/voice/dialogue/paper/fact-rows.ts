import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { withRow } from "./note-rows.ts";

// What whoever reads a paper looks for first stands in a row of its own: how late, until when, how much.

const DAY =
  "(?:(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:the )?\\d{1,2}(?:st|nd|rd|th)?|the \\d{1,2}(?:st|nd|rd|th)|(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|mañana))";
/** `flows` where only there: an amount is one of a bill. The first group is the value. */
const ROWS: readonly { label: string; says: RegExp; flows?: readonly string[] }[] = [
  {
    label: "Extension",
    says: /(?<!\p{L})(?:extension|ext\.?|extensi[oó]n) (?:number |n[uú]mero )?(\d{1,6})(?!\d)/iu,
  },
  {
    label: "Due",
    says: new RegExp(
      `(?<!\\p{L})(?:(?:it's|is|was|they're|be|comes) due (?:on |by |before )?|(?:answer|respond|reply|file|pay|deadline)(?: \\p{L}+)? (?:is |by |before |on ){1,2}|(?:got|has|have) (?:till|until|'til) |vence (?:el )?|plazo (?:es |hasta )?(?:el )?)(${DAY})(?!\\p{L})`,
      "iu",
    ),
  },
  {
    label: "Amount",
    says: /(?<![\p{L}\d])(\$ ?\d[\d,]*(?:\.\d\d)?|\d[\d,]*(?:\.\d\d)? (?:dollars|bucks|d[oó]lares))/iu,
    flows: ["billing", "complaint"],
  },
  {
    label: "Dose",
    says: /(?<![\p{L}\d])(\d+(?:\.\d+)? ?(?:mg|milligrams?|mcg|micrograms?|units|miligramos))(?!\p{L})/iu,
    flows: ["refill"],
  },
];

/** Keeps what a sentence tells of them; said again it takes the place of what was told before. */
export function noteRows(state: DialogueState, sentence: string): void {
  for (const { label, says, flows } of ROWS) {
    const flow = state.stack.at(-1);
    if (flows && !(flow && flows.includes(flow))) continue;
    const value = says.exec(sentence)?.[1];
    const notes = value ? withRow(state.notes, label, value) : state.notes;
    // Where there is no room it still stands in the caller's sentence.
    if (notes.length <= NOTES_MAX) state.notes = notes;
  }
}
