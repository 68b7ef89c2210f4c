import { nameSlot, noteSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Vendors, job seekers, surveys and other offices. */
export const sales: Flow = {
  id: "sales",
  on: ["sales"],
  opening: {
    en: ["I'll pass that on, and {team} would be in touch if it is of interest."],
    es: ["Lo paso, y {team} se comunicaría si hay interés."],
  },
  slots: [noteSlot, nameSlot, phoneSlot],
  denied: [
    {
      says: /\b(?:not|n't) (?:\S+ ){0,3}?(?:sell\p{L}*|vendor|sales\p{L}*)\b|(?<!\p{L})no (?:vendo|soy vendedora?)(?!\p{L})/u,
    },
  ],
  noteFromStart: true,
  readBack: readBackOf({ en: "your message", es: "su mensaje" }),
  files: { kind: "message", about: "vendor" },
  done: {
    en: ["Thank you, it's noted. They would call if it is of interest."],
    es: ["Gracias, queda anotado. Le llamarían si hay interés."],
  },
};
