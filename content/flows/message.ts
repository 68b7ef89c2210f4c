import { messageDone, messageReadBack, nameSlot, noteSlot, phoneSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

export const message: Flow = {
  id: "message",
  on: ["message"],
  opening: { en: ["I can pass that on."], es: ["Con gusto se lo paso."] },
  slots: [noteSlot, nameSlot, phoneSlot],
  noteFromStart: true,
  readBack: messageReadBack,
  files: { kind: "message", about: "message" },
  done: messageDone,
};
