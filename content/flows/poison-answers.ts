import type { SaidNow } from "./alarm-answers.ts";
import type { Words } from "./flow.ts";

/** What is answered while Poison Control is to be called; `helped` once it was. */
export const poisonAnswers: Partial<Record<SaidNow, { words: Words; helped?: Words }>> = {
  state: {
    words: {
      en: [
        "That may change, so please tell Poison Control just that, now: 1, 800, 2 2 2, 1 2 2 2. If it gets worse, 911.",
      ],
      es: [
        "Eso puede cambiar. Dígaselo así a Envenenamientos, ahora: 1, 800, 2 2 2, 1 2 2 2. Si empeora, el 911.",
      ],
    },
    helped: {
      en: ["Good. Watch for what they told you to, and call 911 if it gets worse."],
      es: ["Bien. Fíjese en lo que le dijeron, y llame al 911 si empeora."],
    },
  },
  machine: {
    words: {
      en: [
        "I'm a machine, and can't say what is safe. People answer at Poison Control: 1, 800, 2 2 2, 1 2 2 2.",
        "No person is on this line. A nurse or pharmacist picks up at 1, 800, 2 2 2, 1 2 2 2.",
      ],
      es: [
        "Soy una máquina, y no sé decir qué es seguro. En Envenenamientos contestan personas: 1, 800, 2 2 2, 1 2 2 2.",
        "En esta línea no hay ninguna persona. Al 1, 800, 2 2 2, 1 2 2 2 contesta una enfermera o un farmacéutico.",
      ],
    },
  },
  perhaps: {
    words: {
      en: ["Please do it now, the sooner the better: 1, 800, 2 2 2, 1 2 2 2. It's free."],
      es: ["Hágalo ahora, cuanto antes mejor: 1, 800, 2 2 2, 1 2 2 2. Es gratis."],
    },
  },
  refuses: {
    words: {
      en: [
        "I understand. Poison Control is free, and nobody has to say a name: 1, 800, 2 2 2, 1 2 2 2. Please call now.",
      ],
      es: [
        "Entiendo. Control de Envenenamientos es gratis y no pide nombres: 1, 800, 2 2 2, 1 2 2 2. Llame ahora.",
      ],
    },
  },
  visit: {
    words: {
      en: ["A visit comes too late for this. Please call Poison Control first: 1, 800, 2 2 2, 1 2 2 2."],
      es: [
        "Para esto una cita llega tarde. Llame primero a Control de Envenenamientos: 1, 800, 2 2 2, 1 2 2 2.",
      ],
    },
    helped: {
      en: ["Don't worry about the visit, that's noted for the people here. Do as Poison Control tells you."],
      es: ["No se preocupe por la cita, queda anotada para la gente de aquí. Haga lo que le digan ellos."],
    },
  },
  person: {
    words: {
      en: [
        "I can't put anybody through, and they know more of this than anyone here: 1, 800, 2 2 2, 1 2 2 2.",
      ],
      es: ["No puedo comunicarle, y ellos saben de esto más que nadie aquí: 1, 800, 2 2 2, 1 2 2 2."],
    },
  },
  tellThem: {
    words: {
      en: ["Yes, tell Poison Control that, and read them the label: 1, 800, 2 2 2, 1 2 2 2."],
      es: ["Sí, dígaselo a ellos, y léales la etiqueta: 1, 800, 2 2 2, 1 2 2 2."],
    },
    helped: {
      en: ["Yes, tell them that, and read them the label."],
      es: ["Sí, dígales eso, y léales la etiqueta."],
    },
  },
  where: {
    words: {
      en: ["Ask Poison Control whether to go, and where: 1, 800, 2 2 2, 1 2 2 2. For anything sudden, 911."],
      es: ["Pregúnteles si hay que ir, y a dónde: 1, 800, 2 2 2, 1 2 2 2. Si es repentino, el 911."],
    },
    helped: {
      en: ["The nearest emergency room. Take the packet with you."],
      es: ["A las urgencias más cercanas. Lleve el envase."],
    },
  },
  stays: {
    words: {
      en: ["I'm here, but I can't help with this as they can. Poison Control: 1, 800, 2 2 2, 1 2 2 2."],
      es: ["Aquí estoy, pero ellos saben ayudarle: 1, 800, 2 2 2, 1 2 2 2."],
    },
    helped: {
      en: ["I'm here. Stay on with Poison Control."],
      es: ["Aquí estoy. Siga en la línea con ellos."],
    },
  },
};
