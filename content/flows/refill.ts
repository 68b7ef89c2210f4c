import { messageDone, nameSlot, phoneSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

/** A prescription. */
export const refill: Flow = {
  id: "refill",
  on: ["refill"],
  opening: {
    en: [
      "I'll pass the refill to the nurse. Tell me the pharmacy and the strength too, and if you are out of it today.",
    ],
    es: ["Le paso la receta a la enfermera. Dígame también la farmacia y la dosis, y si ya no le queda."],
  },
  knows: [
    {
      facts: ["Left", "Pharmacy"],
      opening: { en: ["I'll pass the refill to the nurse."], es: ["Le paso la receta a la enfermera."] },
    },
    {
      facts: ["Left"],
      opening: {
        en: ["I'll pass the refill to the nurse. Tell me the pharmacy and the strength too."],
        es: ["Le paso la receta a la enfermera. Dígame también la farmacia y la dosis."],
      },
    },
    {
      facts: ["Pharmacy"],
      opening: {
        en: ["I'll pass the refill to the nurse. If you are out of it today, please say so."],
        es: ["Le paso la receta a la enfermera. Si ya no le queda, dígamelo, por favor."],
      },
    },
  ],
  rush: {
    en: ["I'll pass the refill to the nurse as urgent."],
    es: ["Le paso la receta a la enfermera como urgente."],
  },
  slots: [
    {
      slot: "note",
      ask: { en: ["Which medicine, and which pharmacy?"], es: ["¿Qué medicina, y qué farmacia?"] },
    },
    nameSlot,
    phoneSlot,
  ],
  noteFromStart: true,
  readBack: {
    en: [
      "For the refill I have: {note}{more}{whom}. From {name}{reach}{call}. Is that right?",
      "So it's: {note}{more}{whom}. From {name}{reach}{call}. Shall I pass it on?",
    ],
    es: [
      "Para la receta tengo: {note}{more}{whom}. De {name}{reach}{call}. ¿Está bien?",
      "Entonces es: {note}{more}{whom}. De {name}{reach}{call}. ¿Lo paso así?",
    ],
  },
  files: { kind: "message", about: "refill", by: { en: "the nurse", es: "la enfermera" } },
  done: messageDone,
};
