import type { Words } from "./flow.ts";

/** To who smells gas at another's house. */
export const gasElsewhere: Words = {
  en: [
    "Then keep away from that house, and call 911 or the gas company from where you are. Say that somebody may be inside.",
  ],
  es: [
    "Entonces no se acerque a esa casa, y llame desde donde está al 911 o a la compañía de gas. Diga que puede haber alguien adentro.",
  ],
};
/** Where somebody is told, once help is there. */
export const reachedAt: Words = {
  en: ["If you like, leave a number where you can be reached."],
  es: ["Si quiere, deje un número donde le puedan llamar."],
};
/** To who drives, or is driven, where help is, once that was told; and to who tells that it is there. */
export const onTheWay: Words = {
  en: ["Go on, then, and drive safely. Is there anybody here to be told, or anything to write down?"],
  es: ["Siga, y maneje con cuidado. ¿Quiere que avise a alguien aquí, o que anote algo?"],
};
export const helpIsHere: Words = {
  en: ["Good, they're with you now. If somebody here should know, tell me; everything else can wait."],
  es: ["Bien, ya están con ustedes. Si hay que avisar a alguien aquí, dígame; lo demás puede esperar."],
};
/** To 'can somebody call me back?' and 'will somebody check on me?', once it is noted: with a number, without one, and once help is called. */
export const callsBack: Record<"911" | "988" | "poison", Record<"known" | "unknown" | "helped", Words>> = {
  "911": {
    known: {
      en: [
        "They would see it with your number; I can't promise when they'd call. Please don't wait for it: call 911 now.",
        "It's written down for the people here; when they call is theirs to say. 911 answers this minute, please call them.",
        "That I can't tell you. What I know is that 911 picks up now. Please call them first.",
      ],
      es: [
        "Lo verían con su número; no puedo prometer cuándo le llaman. Pero no lo espere: llame al 911 ahora.",
        "Queda anotado para la gente de aquí; cuándo llaman, lo deciden ellos. El 911 contesta ahora mismo: llame, por favor.",
        "Eso no se lo puedo decir. Lo que sé es que el 911 contesta ya. Llámeles primero, por favor.",
      ],
    },
    unknown: {
      en: [
        "They would, if you leave a number; I can't promise when. Please don't wait for it: call 911 now.",
        "It's written down for the people here; when they call is theirs to say. 911 answers this minute, please call them.",
        "That I can't tell you. What I know is that 911 picks up now. Please call them first.",
      ],
      es: [
        "Sí, si deja un número; no puedo prometer cuándo. Pero no lo espere: llame al 911 ahora.",
        "Queda anotado para la gente de aquí; cuándo llaman, lo deciden ellos. El 911 contesta ahora mismo: llame, por favor.",
        "Eso no se lo puedo decir. Lo que sé es que el 911 contesta ya. Llámeles primero, por favor.",
      ],
    },
    helped: {
      en: ["They would see it with your number; I can't promise when they'd call. 911 comes first."],
      es: ["Lo verían con su número; no puedo prometer cuándo le llaman. Primero el 911."],
    },
  },
  "988": {
    known: {
      en: [
        "They would see it with your number; I can't promise when they'd call. Please don't wait for it: call or text 988 now.",
        "It's written down for the people here, and I won't promise you an hour. 988 answers this minute, by call or by text.",
        "I don't know, and I won't pretend to. You don't have to wait for them: 988 is there now.",
      ],
      es: [
        "Lo verían con su número; no puedo prometer cuándo le llaman. Pero no lo espere: llame o escriba al 988 ahora.",
        "Queda anotado para la gente de aquí, y no le voy a prometer una hora. El 988 contesta ahora mismo, por llamada o texto.",
        "No lo sé, y no voy a fingir. No tiene que esperarles: el 988 está ahora mismo.",
      ],
    },
    unknown: {
      en: [
        "They would, if you leave a number; I can't promise when. Please don't wait for it: call or text 988 now.",
        "It's written down for the people here, and I won't promise you an hour. 988 answers this minute, by call or by text.",
        "I don't know, and I won't pretend to. You don't have to wait for them: 988 is there now.",
      ],
      es: [
        "Sí, si deja un número; no puedo prometer cuándo. Pero no lo espere: llame o escriba al 988 ahora.",
        "Queda anotado para la gente de aquí, y no le voy a prometer una hora. El 988 contesta ahora mismo, por llamada o texto.",
        "No lo sé, y no voy a fingir. No tiene que esperarles: el 988 está ahora mismo.",
      ],
    },
    helped: {
      en: ["They would see it with your number; I can't promise when they'd call. Until then stay with 988."],
      es: ["Lo verían con su número; no puedo prometer cuándo le llaman. Mientras tanto siga con el 988."],
    },
  },
  poison: {
    known: {
      en: [
        "They would see it with your number; I can't promise when they'd call. Please don't wait for it: 1, 800, 2 2 2, 1 2 2 2.",
        "It's written down for the people here; when they call is theirs to say. Poison Control answers this minute: 1, 800, 2 2 2, 1 2 2 2.",
      ],
      es: [
        "Lo verían con su número; no puedo prometer cuándo le llaman. Pero no lo espere: 1, 800, 2 2 2, 1 2 2 2.",
        "Queda anotado para la gente de aquí; cuándo llaman, lo deciden ellos. Envenenamientos contesta ahora mismo: 1, 800, 2 2 2, 1 2 2 2.",
      ],
    },
    unknown: {
      en: [
        "They would, if you leave a number; I can't promise when. Please don't wait for it: 1, 800, 2 2 2, 1 2 2 2.",
        "It's written down for the people here; when they call is theirs to say. Poison Control answers this minute: 1, 800, 2 2 2, 1 2 2 2.",
      ],
      es: [
        "Sí, si deja un número; no puedo prometer cuándo. Pero no lo espere: 1, 800, 2 2 2, 1 2 2 2.",
        "Queda anotado para la gente de aquí; cuándo llaman, lo deciden ellos. Envenenamientos contesta ahora mismo: 1, 800, 2 2 2, 1 2 2 2.",
      ],
    },
    helped: {
      en: [
        "They would see it with your number; I can't promise when they'd call. Poison Control comes first.",
      ],
      es: ["Lo verían con su número; no puedo prometer cuándo le llaman. Primero Envenenamientos."],
    },
  },
};
/** To a question about how somebody is, once help is called. */
export const askThem: Record<"911" | "988" | "poison", Words> = {
  "911": {
    en: ["I can't judge that from here. Tell 911 everything that changes, and ask them."],
    es: ["Eso no lo puedo juzgar desde aquí. Dígale al 911 todo lo que cambie, y pregúnteles."],
  },
  "988": {
    en: ["I can't judge that from here. Ask 988; they take their time with you."],
    es: ["Eso no lo puedo juzgar desde aquí. Pregunte en el 988; le dedican su tiempo."],
  },
  poison: {
    en: ["I can't judge that from here. Ask Poison Control, and tell them everything that changes."],
    es: ["Eso no lo puedo juzgar desde aquí. Pregúnteles a ellos, y dígales todo lo que cambie."],
  },
};

/** To 'I never said I'd call': it is taken back. */
export const takenBack: Record<"911" | "988" | "poison", Words> = {
  "911": {
    en: ["You're right, you didn't say that, and I've taken it back. Please do call 911 now."],
    es: ["Es verdad, no lo dijo, y lo quité. Pero llame al 911 ahora, por favor."],
  },
  "988": {
    en: [
      "You're right, you didn't say that, and I've taken it back. I'd still be glad if you did: 988, by call or text, and 911 if today turns bad.",
    ],
    es: [
      "Es verdad, no lo dijo, y lo quité. Me alegraría que lo hiciera: el 988, por llamada o texto, y el 911 si el peligro es ahora.",
    ],
  },
  poison: {
    en: [
      "You're right, you didn't say that, and I've taken it back. Please do call: 1, 800, 2 2 2, 1 2 2 2.",
    ],
    es: ["Es verdad, no lo dijo, y lo quité. Pero llame, por favor: 1, 800, 2 2 2, 1 2 2 2."],
  },
};
/** To somebody in despair who wants all visits off. */
export const visitsStay: Words = {
  en: ["I'm leaving your visits as they are, and somebody here would talk with you first."],
  es: ["Dejo sus citas como están, y primero hablaría con usted alguien de aquí."],
};
/** Asked once of who is in despair, so that somebody can reach them. */
export const numberToo: Words = {
  en: ["Which number are you at, in case we're cut off?"],
  es: ["¿En qué número está, por si se corta?"],
};
