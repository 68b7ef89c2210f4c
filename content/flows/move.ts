import { nameSlot, phoneSlot, whichSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Another time for an appointment that this call did not make: the desk cannot see it and asks for the move. */
export const move: Flow = {
  id: "move",
  on: ["move"],
  opening: {
    en: ["I can't see that appointment from here, but I can ask {team} to move it."],
    es: ["Desde aquí no veo su cita, pero puedo pedir a {team} que la cambie."],
  },
  slots: [
    whichSlot,
    {
      slot: "note",
      ask: {
        en: ["Which day would you like instead?", "When would suit you better?"],
        es: ["¿Qué día prefiere ahora?", "¿Cuándo le vendría mejor?"],
      },
    },
    nameSlot,
    phoneSlot,
  ],
  denied: [
    {
      says: /\b(?:don't|didn't|do not|did not|never) (?:really |even |actually )?(?:have|had) (?:one|an? (?:\S+ )?(?:appointment|visit|booking)|anything)\b|\b(?:nothing|no appointment|not one) to move\b|\b(?:don't|do not|didn't|not|never) (?:want|need|wanna|trying|asking|ask|looking)(?: to)? (?:move|change|re-?schedule) (?:it|that|anything|my)\b(?! to)|\bforget (?:about )?(?:the )?mov(?:e|ing)\b|\b(?:it's|this is|want|need|make|just) (?:a |an )?(?:new|first) (?:one|appointment|booking|visit)\b|\byou were (?:just )?booking\b|(?<!\p{L})no ten(?:go|ía) (?:ninguna |una )?cita(?!\p{L})/u,
      becomes: "book",
    },
  ],
  readBack: {
    en: [
      "I'll ask them to move the appointment, {which}, to {note}{orElse}. For {name}{reach}{call}. Is that right?",
    ],
    es: ["Pediré que cambien la cita, {which}, a {note}{orElse}. Para {name}{reach}{call}. ¿Está bien?"],
  },
  files: { kind: "message", about: "move" },
  done: {
    en: ["Noted. {team} would call to confirm the new time {opens}{stands}."],
    es: ["Anotado. {team} le confirmaría la nueva hora {opens}{stands}."],
  },
};
