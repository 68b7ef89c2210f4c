import { messageDone, nameSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Test results. */
export const results: Flow = {
  id: "results",
  on: ["results"],
  opening: {
    en: ["I can't see results from here, but I'll ask for a call about them."],
    es: ["Desde aquí no veo resultados, pero pediré que le llamen."],
  },
  slots: [
    { slot: "note", ask: { en: ["Which test is it about?"], es: ["¿De qué prueba se trata?"] } },
    nameSlot,
    phoneSlot,
  ],
  noteFromStart: true,
  readBack: readBackOf({ en: "a call about results", es: "una llamada por resultados" }),
  files: { kind: "message", about: "results" },
  done: messageDone,
};
