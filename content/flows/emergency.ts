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
    violence: {
      en: [
        "Before anything else: are you in danger right now, or is that person near you? If so, hang up and call 911 now.",
      ],
      es: [
        "Antes que nada: ¿corre peligro ahora mismo, o está cerca esa persona? Si es así, cuelgue y llame al 911.",
      ],
    },
    stroke: {
      en: [
        "Before anything else: is there a drooping face, a weak arm or unclear speech that came on suddenly?",
      ],
      es: ["Antes que nada: ¿hay de repente una cara caída, un brazo débil o el habla enredada?"],
    },
    fire: {
      en: ["Before anything else: do you see smoke or flames, or is it getting hotter, right now?"],
      es: ["Antes que nada: ¿ve humo o llamas, o se calienta cada vez más, ahora mismo?"],
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
  deniedOf: {
    violence: {
      en: [
        "I'm glad you're safe for now. If that changes, call 911 at once. The domestic violence hotline is there day and night, at 1, 800, 7 9 9, 7 2 3 3.",
      ],
      es: [
        "Me alegra que esté a salvo por ahora. Si eso cambia, llame al 911 enseguida. La línea de violencia doméstica contesta día y noche, al 1, 800, 7 9 9, 7 2 3 3.",
      ],
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
  kinds: {
    gas: {
      words: {
        en: [
          "That could be gas. Everybody out of the building now, and touch no switch, light or plug on the way. From outside, call 911 or the gas company. This is a demonstration line and cannot send help.",
          "If anybody is still inside, go outside now, all of you, and touch no switch. Stay out, and call 911 or the gas company from there.",
          "Stay outside, well away from the house, and don't go back in. If anybody is still in there and can't come out alone, call 911 this second and tell them that first.",
        ],
        es: [
          "Eso puede ser gas. Salgan todos del edificio ya, sin tocar interruptores, luces ni enchufes. Desde afuera, llame al 911 o a la compañía de gas. Esta es una línea de demostración y no puede enviar ayuda.",
          "Si alguien sigue adentro, salgan todos ahora, sin tocar ningún interruptor. Quédense afuera y desde ahí llame al 911 o a la compañía de gas.",
          "Quédese afuera, lejos de la casa, y no vuelva a entrar. Si alguien sigue adentro y no puede salir solo, llame al 911 en este momento y dígales eso primero.",
        ],
      },
      hands: {
        en: [
          "No. Touch no switch, breaker, valve or window in there. Just go out, and from outside call 911 or the gas company.",
        ],
        es: [
          "No. No toque ningún interruptor, llave ni ventana. Salga nada más, y desde afuera llame al 911 o a la compañía de gas.",
        ],
      },
      helped: {
        en: ["Good. Stay outside until 911 or the gas company tells you it's safe."],
        es: ["Bien. Quédense afuera hasta que el 911 o la compañía de gas les diga que no hay peligro."],
      },
      visit: {
        en: [
          "We can set up a visit, and it comes right after this. Is everybody outside, and is 911 or the gas company called?",
          "I have the visit down. First I need to know: are you all outside, and did you call 911 or the gas company?",
        ],
        es: [
          "Podemos agendar la visita, y viene justo después. ¿Ya salieron todos, y ya llamaron al 911 o a la compañía de gas?",
          "La visita la tengo anotada. Primero dígame: ¿están todos afuera, y ya llamaron al 911 o a la compañía de gas?",
        ],
      },
    },
  },
  outside: {
    en: ["Get everybody out of the building first, and call from outside."],
    es: ["Primero salgan todos del edificio, y llamen desde afuera."],
  },
  indeed: {
    en: ["Yes, call 911 now. Better one call too many than one too late.", "Yes. Call 911 now, please."],
    es: [
      "Sí, llame al 911 ahora. Más vale llamar de más que llamar tarde.",
      "Sí. Llame al 911 ahora, por favor.",
    ],
  },
  later: {
    en: ["If that happens, call 911 right away; don't wait for us."],
    es: ["Si eso pasa, llame al 911 enseguida; no nos espere."],
  },
  meanwhile: {
    en: [
      "I can't say, and I won't guess. Call 911 now and ask them that first: they tell you what to do and what not to, and stay on the line.",
    ],
    es: [
      "No puedo decirlo, y no quiero adivinar. Llame ya al 911 y pregúnteles eso primero: le dicen qué hacer y qué no, y siguen en la línea.",
    ],
  },
  meantime: {
    en: ["Ask 911 that; they stay on and tell you what to do until somebody is there."],
    es: ["Pregúntele eso al 911; siguen en la línea y le dicen qué hacer hasta que lleguen."],
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
    en: ["All right. Do what they tell you, and call 911 at once if it gets worse."],
    es: ["Muy bien. Haga lo que le digan, y llame al 911 enseguida si empeora."],
  },
  going: {
    en: ["Good, go now. If anything gets worse on the way, pull over and call 911."],
    es: ["Bien, vaya ya. Si algo empeora en el camino, pare y llame al 911."],
  },
  askHelp: {
    en: ["Is 911 on the line or on the way, or are you on your way in? If not, please do that first."],
    es: ["¿Ya está en la línea con el 911, o van en camino? Si no, haga eso primero, por favor."],
  },
  goOn: {
    en: ["Good. Do what they tell you, and call 911 at once if anything changes."],
    es: ["Bien. Haga lo que le digan, y si algo cambia llame al 911 enseguida."],
  },
  calling: { en: ["Are you calling 911 now?"], es: ["¿Está llamando ahora al 911?"] },
  leaving: {
    en: ["Good. Stay on with 911, they'll tell you what to do. I hope it all turns out well."],
    es: [
      "Bien. Siga en la línea con el 911, ellos le dicen qué hacer. Espero de corazón que todo salga bien.",
    ],
  },
  over: {
    en: ["I'm glad to hear that. If it comes back or gets worse, call 911 at once. What else can I do?"],
    es: ["Me alegra oírlo. Si vuelve o empeora, llame al 911 enseguida. ¿Qué más puedo hacer?"],
  },
  overOf: {
    violence: {
      en: [
        "I'm so glad you're safe, and I'm sorry you had to go through that. If that person comes back, call 911 at once. Take your time. We can go on whenever you're ready.",
      ],
      es: [
        "Me alegra mucho que esté a salvo, y siento que haya pasado por eso. Si esa persona vuelve, llame al 911 enseguida. Tómese su tiempo. Seguimos cuando usted pueda.",
      ],
    },
  },
};
