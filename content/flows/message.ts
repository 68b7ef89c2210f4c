import { nameSlot, noteSlot, phoneSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

export const message: Flow = {
  id: "message",
  on: ["message"],
  opening: { en: ["I can pass that on."], es: ["Con gusto se lo paso."] },
  slots: [noteSlot, nameSlot, phoneSlot],
  noteFromStart: true,
  readBack: {
    en: [
      "Here's your message: “{note}”{more}{whom}. From {name}{reach}{call}. Is that right?",
      "So I have: “{note}”{more}{whom}. From {name}{reach}{call}. Shall I pass it on?",
    ],
    es: [
      "Su mensaje es: «{note}»{more}{whom}. De {name}{reach}{call}. ¿Está bien?",
      "Entonces tengo: «{note}»{more}{whom}. De {name}{reach}{call}. ¿Lo paso así?",
    ],
  },
  files: { kind: "message", about: "message" },
  done: {
    en: ["Thank you, it's noted. {word}"],
    es: ["Gracias, queda anotado. {word}"],
  },
};
