import { messageDone, nameSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Was called or written to by the business. */
export const returning: Flow = {
  id: "returning",
  on: ["returning"],
  opening: {
    en: ["I can't see from here who wrote or called, but I can have them call you about it."],
    es: ["Desde aquí no veo quién le escribió o llamó, pero puedo pedir que le llamen por eso."],
  },
  slots: [nameSlot, phoneSlot],
  noteFromStart: true,
  readBack: readBackOf({ en: "a call back", es: "una llamada" }),
  files: { kind: "message", about: "callback" },
  done: messageDone,
};
