import { messageDone, nameSlot, noteSlot, phoneSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

export const callback: Flow = {
  id: "callback",
  on: ["callback"],
  opening: { en: ["I'll have someone call you."], es: ["Haré que le llamen."] },
  slots: [
    {
      ...noteSlot,
      ask: {
        en: ["What is it about?", "What should the call be about?"],
        es: ["¿De qué se trata?", "¿Cuál es el motivo de la llamada?"],
      },
    },
    nameSlot,
    phoneSlot,
    {
      slot: "callback",
      optional: true,
      ask: {
        en: ["Is there a good time to call you?", "When is best to reach you?"],
        es: ["¿A qué hora le pueden llamar?", "¿Cuándo le viene mejor la llamada?"],
      },
    },
  ],
  noteFromStart: true,
  readBack: {
    en: ["So: a call to {name} at {phone}, {callback}, about this: {note}{more}. Is that right?"],
    es: ["Entonces: llamar a {name} al {phone}, {callback}, sobre esto: {note}{more}. ¿Está bien?"],
  },
  files: { kind: "message", about: "callback" },
  done: messageDone,
};
