import { nameSlot, phoneSlot, whichSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Cancels an appointment that this call did not make: a request, since the desk cannot see it. */
export const cancel: Flow = {
  id: "cancel",
  on: ["cancel"],
  opening: { en: ["I can ask {team} to cancel it."], es: ["Puedo pedir a {team} que la cancele."] },
  slots: [whichSlot, nameSlot, phoneSlot],
  denied: [
    {
      says: /\bcancel what\b|\b(?:don't|didn't|do not|did not|never) (?:really |even |actually )?(?:have|had) (?:one|an? (?:\S+ )?(?:appointment|visit|booking)|anything)\b|\bnothing to cancel\b|\b(?:don't|do not|didn't|not|never) (?:want to |asking to |ask to |say to |trying to )?cancel (?:anything|nothing)\b|\b(?:what|there(?:'s| is) no) appointment\b(?! (?:on|at|for|that))|(?<!\p{L})no (?:cancele|quiero cancelar) nada(?!\p{L})|(?<!\p{L})no hay (?:ninguna )?cita(?!\p{L})|(?<!\p{L})no ten(?:go|ía) (?:ninguna |una )?cita(?!\p{L})/u,
    },
  ],
  readBack: {
    en: ["I'll ask them to cancel the appointment, {which}. For {name}{reach}. Is that right?"],
    es: ["Pediré que cancelen la cita, {which}. Para {name}{reach}. ¿Está bien?"],
  },
  files: { kind: "message", about: "cancel" },
  done: {
    en: ["Noted, they would cancel it for you. Call any time for a new one."],
    es: ["Anotado, la cancelarían. Llame cuando quiera para otra."],
  },
};
