import { messageDone, nameSlot, noteSlot, phoneSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

export const callback: Flow = {
  id: "callback",
  on: ["callback"],
  opening: { en: ["I'll have {desk} call you."], es: ["Haré que {desk} le llame."] },
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
    en: ["So that's a call{caller} to {name}{reach}, {callback}, with all you've told me. Is that right?"],
    es: ["Entonces: llamar a {name}{reach}, {callback}, con todo lo que me contó. ¿Está bien?"],
  },
  files: { kind: "message", about: "callback" },
  done: messageDone,
};
