import { messageDone, nameSlot, phoneSlot, readBackOf } from "./common.ts";
import type { Flow } from "./flow.ts";

/** To a specialist or another firm. */
export const referral: Flow = {
  id: "referral",
  on: ["referral"],
  opening: { en: ["I'll ask {team} about the referral."], es: ["Preguntaré a {team} por la referencia."] },
  slots: [
    { slot: "note", ask: { en: ["To whom, and what for?"], es: ["¿A quién, y para qué?"] } },
    nameSlot,
    phoneSlot,
  ],
  noteFromStart: true,
  readBack: readBackOf({ en: "a referral", es: "una referencia" }),
  files: { kind: "message", about: "referral" },
  done: messageDone,
};
