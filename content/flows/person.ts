import type { Flow } from "./flow.ts";

/** A human, or somebody by name. On this line nobody can pick up, and it says so. */
export const person: Flow = {
  id: "person",
  on: ["person"],
  opening: {
    en: [
      "I would put you through to {desk} now, but on this demonstration line nobody picks up. Shall I have them call you?",
      "I understand. No person can pick up here. Shall I have {desk} call you back?",
    ],
    es: [
      "Le pasaría ahora con {desk}, pero en esta línea de demostración no contesta nadie. ¿Pido que le llamen?",
      "Le entiendo. Aquí no puede contestar nadie. ¿Pido que {desk} le llame?",
    ],
  },
  slots: [],
  offers: "callback",
};
