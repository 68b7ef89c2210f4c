import { messageDone, nameSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Records, forms, letters and copies. */
export const records: Flow = {
  id: "records",
  on: ["records"],
  opening: { en: ["I'll ask {team} to get that ready."], es: ["Pediré a {team} que lo prepare."] },
  slots: [
    { slot: "note", ask: { en: ["What exactly do you need?"], es: ["¿Qué necesita exactamente?"] } },
    nameSlot,
    phoneSlot,
  ],
  noteFromStart: true,
  readBack: readBackOf({ en: "a request for paperwork{paper}", es: "un pedido de documentos{paper}" }),
  files: { kind: "message", about: "records" },
  done: messageDone,
};
