import { nameSlot, phoneSlot, readBackOf } from "./common.ts";
import { NO_COMPLAINT } from "../understanding/paper-words.ts";
import type { Flow } from "./flow.ts";

/** Unhappy with the business: sorry first, then to the manager. */
export const complaint: Flow = {
  id: "complaint",
  on: ["complaint"],
  opening: {
    en: [
      "I'm really sorry about that, and I want the manager to hear it.",
      "I'm sorry. You should not have to say it twice.",
    ],
    es: ["Lo siento mucho, y quiero que lo sepa la gerencia.", "Lo siento. No debería tener que repetirlo."],
  },
  slots: [
    {
      slot: "note",
      ask: {
        en: ["What happened, in your own words?", "What should I tell the manager?"],
        es: ["¿Qué pasó, con sus palabras?", "¿Qué le digo a la gerencia?"],
      },
    },
    nameSlot,
    phoneSlot,
  ],
  denied: [{ says: NO_COMPLAINT }],
  noteFromStart: true,
  readBack: readBackOf({ en: "word to the manager", es: "un aviso a la gerencia" }),
  files: { kind: "message", about: "complaint", urgent: true },
  done: {
    en: ["Thank you. It's marked urgent, and the manager would call you {calls}."],
    es: ["Gracias. Queda como urgente, y la gerencia le llamaría {calls}."],
  },
};
