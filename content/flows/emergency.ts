import type { Alarm } from "./flow.ts";

/** Danger to life. */
export const emergency: Alarm = {
  id: "911",
  suspect: "em.911",
  ask: {
    en: [
      "Before anything else: is there pain or pressure in the chest, trouble breathing, or anybody badly hurt right now?",
      "I have to be sure first. Is it an emergency right now, yes or no?",
    ],
    es: [
      "Antes que nada: ¿hay dolor o presión en el pecho, alguien que no respire bien o que esté muy grave ahora mismo?",
      "Primero tengo que estar seguro. ¿Es una emergencia ahora mismo, sí o no?",
    ],
  },
  askOf: {
    stroke: {
      en: [
        "Before anything else: is there a drooping face, a weak arm or unclear speech that came on suddenly?",
      ],
      es: ["Antes que nada: ¿hay de repente una cara caída, un brazo débil o el habla enredada?"],
    },
    blood: {
      en: [
        "Before anything else: is it still bleeding hard, soaking through what you hold on it, right now?",
      ],
      es: ["Antes que nada: ¿sigue sangrando mucho, y empapa lo que le pone, ahora mismo?"],
    },
    head: {
      en: [
        "Before anything else: is anybody throwing up, seeing double, very drowsy or confused since that blow?",
      ],
      es: ["Antes que nada: ¿hay vómito, visión doble, mucho sueño o confusión desde ese golpe?"],
    },
  },
  words: {
    en: [
      "This sounds like an emergency. Please hang up and call 911 now. This is a demonstration line and cannot send help.",
      "Please call 911 first. That comes before anything I can do here.",
      "I can't help with that as quickly as they can. Hang up and call 911 now, please.",
      "Please don't wait on this line. Call 911, or text 911 if it isn't safe to speak.",
    ],
    es: [
      "Esto parece una emergencia. Cuelgue y llame al 911 ahora mismo. Esta es una línea de demostración y no puede enviar ayuda.",
      "Por favor, llame primero al 911. Eso va antes que todo lo demás.",
      "Ellos le ayudan mucho más rápido que yo. Cuelgue y llame al 911 ahora, por favor.",
      "No espere en esta línea. Llame al 911, o mándeles un texto si no puede hablar.",
    ],
  },
  outside: {
    en: ["Get everybody out of the building first, and call from outside."],
    es: ["Primero salgan todos del edificio, y llamen desde afuera."],
  },
  meanwhile: {
    en: [
      "I can't say, and I won't guess. Call 911 now and ask them that first: they tell you what to do and what not to, and stay on the line.",
    ],
    es: [
      "No puedo decirlo, y no quiero adivinar. Llame ya al 911 y pregúnteles eso primero: le dicen qué hacer y qué no, y siguen en la línea.",
    ],
  },
  passed: {
    en: ["If anybody may be in danger, please call 911 first."],
    es: ["Si alguien puede correr peligro, llame primero al 911."],
  },
  tells: {
    en: ["I'll tell {whom}. Please go and call 911 now."],
    es: ["Se lo digo a {whom}. Llame ya al 911, por favor."],
  },
  helped: {
    en: ["All right. Stay on with 911, and do what they tell you."],
    es: ["Muy bien. Siga en la línea con el 911 y haga lo que le digan."],
  },
  leaving: {
    en: ["Good, 911 is the right call. Do what they tell you. I hope all goes well."],
    es: ["Bien, llamar al 911 es lo correcto. Haga lo que le digan. Espero que todo salga bien."],
  },
  over: {
    en: ["I'm glad to hear that. If it comes back or gets worse, call 911 at once. What else can I do?"],
    es: ["Me alegra oírlo. Si vuelve o empeora, llame al 911 enseguida. ¿Qué más puedo hacer?"],
  },
};
