import type { Alarm } from "./flow.ts";

/** Swallowed or inhaled what they should not. */
export const poisoning: Alarm = {
  id: "poison",
  suspect: "em.poison",
  ask: {
    en: ["Did somebody swallow or breathe in something harmful just now?"],
    es: ["¿Alguien tragó o respiró algo dañino hace poco?"],
  },
  askOf: {
    dose: {
      en: ["Did somebody take more of a medicine than they should, or the wrong one?"],
      es: ["¿Alguien tomó más medicina de la debida, o la equivocada?"],
    },
  },
  words: {
    en: [
      "Please call Poison Control now, at 1, 800, 2 2 2, 1 2 2 2. They answer day and night. If anyone is drowsy, having a fit or not breathing well, call 911. This demonstration line cannot send help.",
      "That comes first. Call Poison Control at 1, 800, 2 2 2, 1 2 2 2, and keep the packet at hand. Don't make anyone vomit.",
      "I can't say what is safe; they can. Poison Control, 1, 800, 2 2 2, 1 2 2 2. Call 911 if it gets worse.",
      "Please don't wait on this line. The number is 1, 800, 2 2 2, 1 2 2 2, and 911 for anything sudden.",
    ],
    es: [
      "Llame ahora a Control de Envenenamientos, al 1, 800, 2 2 2, 1 2 2 2. Contestan día y noche, también en español. Si alguien está adormilado, convulsiona o respira mal, llame al 911. Esta demostración no puede enviar ayuda.",
      "Eso va primero. Control de Envenenamientos, 1, 800, 2 2 2, 1 2 2 2. Tenga el envase a mano y no provoque el vómito.",
      "Yo no puedo decir qué es seguro; ellos sí: 1, 800, 2 2 2, 1 2 2 2. Si empeora, llame al 911.",
      "No espere en esta línea. El número es 1, 800, 2 2 2, 1 2 2 2, y el 911 si es repentino.",
    ],
  },
  kinds: {
    pet: {
      words: {
        en: [
          "For a pet, please call an animal hospital or the ASPCA Animal Poison Control now, at 8 8 8, 4 2 6, 4 4 3 5. They answer day and night, and there may be a fee. Keep the packet at hand. If a person took any of it, Poison Control is 1, 800, 2 2 2, 1 2 2 2.",
          "That comes first. The animal poison line is 8 8 8, 4 2 6, 4 4 3 5. Don't make it vomit unless they say so.",
          "I can't say what is safe for an animal; they can. The number is 8 8 8, 4 2 6, 4 4 3 5.",
        ],
        es: [
          "Para una mascota, llame ahora a un hospital veterinario o a la línea de ASPCA para animales, al 8 8 8, 4 2 6, 4 4 3 5. Contestan día y noche, y pueden cobrar. Tenga el envase a mano. Si lo tomó una persona, es el 1, 800, 2 2 2, 1 2 2 2.",
          "Eso va primero. La línea para animales es el 8 8 8, 4 2 6, 4 4 3 5. No lo haga vomitar si no se lo dicen.",
          "Yo no puedo decir qué es seguro para un animal; ellos sí: 8 8 8, 4 2 6, 4 4 3 5.",
        ],
      },
      hands: {
        en: ["Please ask the animal poison line that, now: 8 8 8, 4 2 6, 4 4 3 5."],
        es: ["Pregúnteles eso a ellos, ya: 8 8 8, 4 2 6, 4 4 3 5."],
      },
      helped: {
        en: ["Good. Do what they tell you. I hope your pet is all right."],
        es: ["Bien. Haga lo que le digan. Espero que su mascota esté bien."],
      },
      visit: {
        en: ["That comes right after. Did you call the animal poison line, 8 8 8, 4 2 6, 4 4 3 5?"],
        es: ["Eso viene justo después. ¿Ya llamó a la línea para animales, al 8 8 8, 4 2 6, 4 4 3 5?"],
      },
    },
  },
  indeed: {
    en: ["Yes, call Poison Control now: 1, 800, 2 2 2, 1 2 2 2. They can tell you how bad it is."],
    es: [
      "Sí, llame ya a Control de Envenenamientos: 1, 800, 2 2 2, 1 2 2 2. Ellos le dicen qué tan grave es.",
    ],
  },
  meanwhile: {
    en: [
      "I can't say what is safe to give; they can. Ask Poison Control that first, now: 1, 800, 2 2 2, 1 2 2 2.",
    ],
    es: [
      "Yo no puedo decir qué es seguro darle; ellos sí. Pregúnteles eso primero, ya: 1, 800, 2 2 2, 1 2 2 2.",
    ],
  },
  meantime: {
    en: ["Ask Poison Control that; they know what is safe and what isn't."],
    es: ["Pregúnteles eso a ellos; saben qué es seguro y qué no."],
  },
  passed: {
    en: [
      "If somebody swallowed something harmful, please call Poison Control first, at 1, 800, 2 2 2, 1 2 2 2.",
    ],
    es: [
      "Si alguien tragó algo dañino, llame primero a Control de Envenenamientos, al 1, 800, 2 2 2, 1 2 2 2.",
    ],
  },
  tells: {
    en: ["I'll tell {whom}. Please go and call them now, at 1, 800, 2 2 2, 1 2 2 2."],
    es: ["Se lo digo a {whom}. Llámeles ya, al 1, 800, 2 2 2, 1 2 2 2."],
  },
  helped: {
    en: ["All right. Stay on with Poison Control, 1, 800, 2 2 2, 1 2 2 2, and do what they tell you."],
    es: ["Muy bien. Siga en la línea con ellos, 1, 800, 2 2 2, 1 2 2 2, y haga lo que le digan."],
  },
  askHelp: {
    en: [
      "Are you on with Poison Control now, or done with them? If not, please call them first, at 1, 800, 2 2 2, 1 2 2 2.",
    ],
    es: [
      "¿Ya está hablando con Control de Envenenamientos, o ya terminó? Si no, llámeles primero, al 1, 800, 2 2 2, 1 2 2 2.",
    ],
  },
  goOn: {
    en: ["Good. Do what they tell you, and call 911 at once if anything changes."],
    es: ["Bien. Haga lo que le digan, y si algo cambia llame al 911 enseguida."],
  },
  there: {
    en: ["Good. Do what Poison Control tells you, and call 911 if anything gets worse."],
    es: ["Bien. Haga lo que le diga Control de Envenenamientos, y llame al 911 si algo empeora."],
  },
  going: {
    en: ["Good, go now, and take the packet along. If anything changes on the way, call 911."],
    es: ["Bien, vaya ya, y lleve el envase. Si algo cambia en el camino, llame al 911."],
  },
  calling: {
    en: ["Are you calling Poison Control now? It's 1, 800, 2 2 2, 1 2 2 2."],
    es: ["¿Está llamando ahora al centro de toxicología? Es el 1, 800, 2 2 2, 1 2 2 2."],
  },
  leaving: {
    en: ["Good, please call them now, at 1, 800, 2 2 2, 1 2 2 2. I hope all goes well."],
    es: ["Bien, llámeles ya, al 1, 800, 2 2 2, 1 2 2 2. Espero que todo salga bien."],
  },
  over: {
    en: ["I'm glad. If anything changes, Poison Control is 1, 800, 2 2 2, 1 2 2 2. What else can I do?"],
    es: [
      "Me alegro. Si algo cambia, Control de Envenenamientos es el 1, 800, 2 2 2, 1 2 2 2. ¿Qué más puedo hacer?",
    ],
  },
};
