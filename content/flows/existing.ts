import { messageDone, nameSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** A question about an appointment that exists. */
export const existing: Flow = {
  id: "existing",
  on: ["whenis", "confirmexisting", "waitlist"],
  opening: {
    en: ["I can't look up appointments from here, but {team} can."],
    es: ["Desde aquí no puedo ver las citas, pero {team} sí."],
  },
  slots: [nameSlot, phoneSlot],
  noteFromStart: true,
  readBack: readBackOf({ en: "a question about an appointment", es: "una pregunta sobre una cita" }),
  files: { kind: "message", about: "appointment" },
  done: messageDone,
};
