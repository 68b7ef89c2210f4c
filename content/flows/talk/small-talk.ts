import type { Words } from "../flow.ts";

/** A word to what is said between two people, before the call goes on. */
export const smallTalk = {
  asksHow: {
    en: ["I'm well, thank you.", "Kind of you to ask."],
    es: ["Muy bien, gracias.", "Muy amable."],
  },
  weather: {
    en: ["So I hear.", "I'll take your word for it."],
    es: ["Eso dicen.", "Le creo."],
  },
  week: {
    en: ["That sounds like a lot.", "I hope it gets easier from here."],
    es: ["Suena a mucho.", "Ojalá se ponga más tranquilo."],
  },
  noise: { en: ["No trouble at all.", "Don't worry about it."], es: ["No se preocupe.", "No pasa nada."] },
  compliment: { en: ["That's kind of you.", "Thank you, how kind."], es: ["Qué amable.", "Muchas gracias."] },
  wishes: {
    en: ["Thank you, and the same to you.", "That's kind, thank you."],
    es: ["Gracias, igualmente.", "Muy amable, gracias."],
  },
  machine: {
    en: [
      "I'm an automated assistant, and I'll be quick.",
      "I'm an automated assistant, and I'll do my best.",
    ],
    es: ["Soy el asistente automático, y seré breve.", "Así es, y haré lo que pueda."],
  },
  sighs: { en: ["I hear you.", "I understand."], es: ["Le entiendo.", "Entiendo."] },
  wall: {
    en: ["I'm listening, and I'm sorry.", "I'm here, and I'm sorry."],
    es: ["Le escucho, y disculpe.", "Aquí estoy, y disculpe."],
  },
  scattered: { en: ["There's no hurry.", "Take your time."], es: ["No hay prisa.", "Tómese su tiempo."] },
} as const satisfies Record<string, Words>;
