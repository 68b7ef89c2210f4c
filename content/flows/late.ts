import { messageReadBack, nameSlot, phoneSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Running late for an appointment of today. */
export const late: Flow = {
  id: "late",
  on: ["late"],
  opening: {
    en: ["Thanks for telling us, I'll let {team} know right away."],
    es: ["Gracias por avisar, se lo digo enseguida a {team}."],
  },
  slots: [
    { slot: "note", ask: { en: ["About how late will you be?"], es: ["¿Cuánto se va a retrasar?"] } },
    nameSlot,
    phoneSlot,
  ],
  noteFromStart: true,
  readBack: messageReadBack,
  files: { kind: "message", about: "late", urgent: true },
  done: {
    en: ["Noted. {team} would see it at once and call if it cannot be kept. Please come safely."],
    es: ["Anotado. {team} lo vería enseguida y llamaría si no fuera posible. Venga con cuidado."],
  },
};
