import { nameSlot, noteSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Vendors, job seekers, surveys and other offices. */
export const sales: Flow = {
  id: "sales",
  on: ["sales"],
  opening: {
    en: ["I'll pass that on to {team}."],
    es: ["Se lo paso a {team}."],
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
    en: ["Thank you, it's noted. {Team} would get back to you if they need anything."],
    es: ["Gracias, queda anotado. {Team} se comunicaría si necesita algo."],
  },
};
