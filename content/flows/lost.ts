import { messageDone, nameSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Something left behind. */
export const lost: Flow = {
  id: "lost",
  on: ["lost"],
  opening: { en: ["I'll ask {team} to look for it."], es: ["Pediré a {team} que lo busque."] },
  slots: [
    {
      slot: "note",
      ask: { en: ["What is it, and when were you here?"], es: ["¿Qué es, y cuándo estuvo aquí?"] },
    },
    nameSlot,
    phoneSlot,
  ],
  noteFromStart: true,
  readBack: readBackOf({ en: "a lost item", es: "un objeto perdido" }),
  files: { kind: "message", about: "lost" },
  done: messageDone,
};
