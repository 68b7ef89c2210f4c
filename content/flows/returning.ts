import { messageDone, messageReadBack, nameSlot, phoneSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Was called or written to by the business. */
export const returning: Flow = {
  id: "returning",
  on: ["returning"],
  opening: {
    en: ["I can't see who called you, but I can have them try again."],
    es: ["No veo quién le llamó, pero puedo pedir que lo intenten de nuevo."],
  },
  slots: [nameSlot, phoneSlot],
  noteFromStart: true,
  readBack: messageReadBack,
  files: { kind: "message", about: "callback" },
  done: messageDone,
};
