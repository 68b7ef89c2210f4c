import type { Words } from "./flow.ts";
import { poisonAnswers } from "./poison-answers.ts";

/** What a caller says or asks while an alarm stands, and what is answered then. */
export type SaidNow =
  | "refuses"
  | "visit"
  | "person"
  | "tellThem"
  | "records"
  | "where"
  | "stays"
  | "elsewhere"
  | "drives"
  | "machine"
  | "sends"
  | "perhaps"
  | "unheard"
  | "state"
  | "brings"
  | "whatToTell"
  | "means"
  | "safe"
  | "secret";

/** By the alarm; `helped` stands for it once help is called, or the caller is on the way. */
export const alarmAnswers: Record<
  "911" | "988" | "poison",
  Partial<Record<SaidNow, { words: Words; helped?: Words }>>
> = {
  "911": {
    unheard: {
      words: {
        en: [
          "If you can't speak, text 911, or call and leave the line open. Get out or behind a locked door if you safely can.",
          "Then don't speak: a text to 911 is enough, with the address. Stay where nobody can get at you.",
        ],
        es: [
          "Si no puede hablar, mande un texto al 911, o llame y deje la línea abierta. Salga o cierre con llave si puede.",
          "Entonces no hable: basta un texto al 911 con la dirección. Quédese donde nadie le alcance.",
        ],
      },
    },
    state: {
      words: {
        en: [
          "That matters, and 911 needs to hear exactly that. Call them now, and stay where you can see how it goes on.",
          "I can't judge it from here. Call 911, tell them just that, and they stay on with you.",
        ],
        es: [
          "Eso importa, y el 911 tiene que oírlo tal cual. Llámeles ahora, y quédese donde pueda ver cómo sigue.",
          "Desde aquí no lo puedo juzgar. Llame al 911, dígales justo eso, y ellos siguen con usted.",
        ],
      },
    },
    perhaps: {
      words: {
        en: [
          "Please don't wait with it: call 911 now, while it can still help. You can stay on with them.",
          "Do it now, please. If you can't speak, a text to 911 works in many places.",
        ],
        es: [
          "No espere, por favor: llame al 911 ahora, mientras todavía ayuda. Ellos se quedan con usted.",
          "Hágalo ahora, por favor. Si no puede hablar, en muchos lugares el 911 recibe textos.",
        ],
      },
    },
    machine: {
      words: {
        en: [
          "I'm a machine, and I can't send help. People answer at 911. Please call them now.",
          "No person is on this line. That's why 911 matters: somebody picks up there, and sends help.",
        ],
        es: [
          "Soy una máquina, y no puedo enviar ayuda. En el 911 contestan personas. Llámeles ahora.",
          "En esta línea no hay ninguna persona. Por eso el 911: ahí contesta alguien, y envía ayuda.",
        ],
      },
    },
    refuses: {
      words: {
        en: [
          "I understand. The call to 911 is free, and you can talk about the ambulance with them. Please call now.",
          "It's yours to decide. 911 is still the fastest help. If you won't call, have somebody drive you to the nearest emergency room now, and don't drive yourself.",
        ],
        es: [
          "Entiendo. La llamada al 911 es gratis, y de la ambulancia hablan con ellos. Llame ahora, por favor.",
          "Usted decide. El 911 sigue siendo lo más rápido. Si no va a llamar, que alguien le lleve ya a urgencias, y no maneje usted.",
        ],
      },
    },
    visit: {
      words: {
        en: [
          "An office visit isn't enough for this, and it shouldn't wait. Please call 911 now.",
          "We don't have here what may be needed, and 911 brings it. Please call them now.",
        ],
        es: [
          "Para esto no basta una cita, y no debe esperar. Llame al 911 ahora, por favor.",
          "Aquí no tenemos lo que puede hacer falta, y el 911 lo lleva. Llámeles ahora, por favor.",
        ],
      },
      helped: {
        en: ["Don't worry about the visit, that's noted. Stay with them for now."],
        es: ["No se preocupe por la cita, eso queda anotado. Por ahora siga con ellos."],
      },
    },
    person: {
      words: {
        en: [
          "I can't put anybody through, and 911 is faster than anyone here. Please call them first.",
          "I hear you. Nobody here could come to you, and 911 can. Call them, and I'll write down whom to tell.",
        ],
        es: [
          "No puedo comunicarle, y el 911 es más rápido que nadie aquí. Llámeles primero, por favor.",
          "Le escucho. De aquí nadie podría ir, y el 911 sí. Llámeles, y yo anoto a quién avisar.",
        ],
      },
      helped: {
        en: ["I can't put anybody through from here. Stay with 911; I can write down whom to tell."],
        es: ["Desde aquí no puedo comunicarle. Siga con el 911; yo puedo anotar a quién avisar."],
      },
    },
    tellThem: {
      words: {
        en: ["Yes, tell 911 that, and every medicine there is. Please call them now."],
        es: ["Sí, dígaselo al 911, con todas las medicinas. Llámeles ahora, por favor."],
      },
      helped: {
        en: ["Yes, tell them that, and whatever else they ask."],
        es: ["Sí, dígales eso, y todo lo demás que le pregunten."],
      },
    },
    whatToTell: {
      words: {
        en: [
          "Tell 911 what you see, when it began, every medicine there is, and the address. Please call them now.",
        ],
        es: [
          "Dígale al 911 lo que ve, cuándo empezó, todas las medicinas y la dirección. Llámeles ahora, por favor.",
        ],
      },
      helped: {
        en: [
          "Tell them what you see, when it began, every medicine there is, and the address. Unlock the door.",
        ],
        es: ["Dígales lo que ve, cuándo empezó, todas las medicinas y la dirección. Deje la puerta abierta."],
      },
    },
    records: {
      words: {
        en: ["I can't see anybody's records. Tell 911 what you know, and have the bottles at hand."],
        es: ["No puedo ver el expediente de nadie. Dígale al 911 lo que sepa, y tenga los frascos a mano."],
      },
      helped: {
        en: ["I can't see anybody's records. Tell them what you know, and show them the bottles."],
        es: ["No puedo ver el expediente de nadie. Dígales lo que sepa, y enséñeles los frascos."],
      },
    },
    where: {
      words: {
        en: ["The nearest emergency room. 911 knows which one, and can come to you. Please call them now."],
        es: ["A las urgencias más cercanas. El 911 sabe cuáles, y puede ir por ustedes. Llámeles ahora."],
      },
      helped: {
        en: ["The nearest emergency room. If you aren't sure of the way, 911 tells you."],
        es: ["A las urgencias más cercanas. Si no sabe el camino, el 911 le dice."],
      },
    },
    elsewhere: {
      words: {
        en: ["You can call 911 for somebody else. Tell them where that person is, even in another town."],
        es: ["Puede llamar al 911 por otra persona. Dígales dónde está, aunque sea en otra ciudad."],
      },
    },
    drives: {
      words: {
        en: [
          "911 is safer, since they help on the way. If you won't call, go to the nearest emergency room now, and don't drive yourself.",
        ],
        es: [
          "El 911 es más seguro, porque ayudan en el camino. Si no van a llamar, vayan ya a urgencias, y que no maneje usted.",
        ],
      },
    },
    brings: {
      words: {
        en: [
          "Please don't come here, we can't treat this. Call 911 now, and tell them when it began. If you won't, the nearest emergency room.",
          "Not here, please: every minute counts, and only a hospital can treat it. Call 911 now.",
        ],
        es: [
          "No vengan aquí, no podemos tratar esto. Llame ya al 911, y dígales cuándo empezó. Si no, a las urgencias más cercanas.",
          "Aquí no, por favor: cada minuto cuenta, y solo un hospital puede tratarlo. Llame ya al 911.",
        ],
      },
    },
    stays: {
      words: {
        en: [
          "I'm here, but I'm a machine and can't see you or send help. 911 stays on with you. Please call them now.",
          "I won't hang up. Call 911 from another phone, or call me back after. They come to you, I can't.",
        ],
        es: [
          "Aquí estoy, pero soy una máquina y no puedo enviar ayuda. El 911 se queda con usted. Llámeles ahora.",
          "No cuelgo. Llame al 911 desde otro teléfono, o vuelva a llamarme después. Ellos van, yo no puedo.",
        ],
      },
      helped: {
        en: ["I'm here. Stay on with 911, they're the ones who can help."],
        es: ["Aquí estoy. Siga con el 911, ellos son los que pueden ayudar."],
      },
    },
  },
  "988": {
    sends: {
      words: {
        en: [
          "No, I can't send anybody. A number is only so the office could reach you; you needn't give it. 988 is there now.",
          "Nobody is sent from here. You decide whom you talk to. Please let it be 988, by call or text.",
        ],
        es: [
          "No, no puedo enviar a nadie. El número es solo para que la oficina le encuentre; no tiene que darlo. El 988 está ahora.",
          "Desde aquí no se envía a nadie. Usted decide con quién habla. Que sea el 988, por llamada o texto.",
        ],
      },
    },
    perhaps: {
      words: {
        en: [
          "A text is fine, and so is a call. Could you do it now, while you're on with me? It's 988.",
          "I'd be glad if you did. Just 'hi' is enough to begin with, to 988, by text or call.",
        ],
        es: [
          "Con un texto basta, o una llamada. ¿Lo puede hacer ahora, mientras está conmigo? Es el 988.",
          "Me alegraría. Con un 'hola' basta para empezar, al 988, por texto o llamada.",
        ],
      },
    },
    visit: {
      words: {
        en: [
          "Yes, you can. I'm passing on that you'd like to be seen. First, please call or text 988 now; that can't wait for a visit.",
          "Yes, that stands, and it's passed on. Until then, 988 is there by call or text, please don't wait.",
        ],
        es: [
          "Sí, claro que puede. Paso el recado de que quiere una cita. Pero antes llame o escriba al 988 ahora, por favor.",
          "Sí, eso queda anotado. Mientras tanto, el 988 está por llamada o texto; no espere.",
        ],
      },
      helped: {
        en: ["Yes, you can. I'm passing on that you'd like to be seen. Stay with 988 first."],
        es: ["Sí, claro que puede. Paso el recado de que quiere una cita. Antes siga con el 988."],
      },
    },
    safe: {
      words: {
        en: [
          "I'm glad you're safe this minute. 988 is for how you feel now, too: please call or text them. Is somebody near who can sit with you?",
          "That's good to hear. Please still call or text 988, even only to talk, and don't be alone with this.",
        ],
        es: [
          "Me alegra que esté a salvo en este momento. El 988 también es para cómo se siente ahora: llame o escriba. ¿Hay alguien que pueda estar con usted?",
          "Me alegra oírlo. De todos modos llame o escriba al 988, aunque sea para hablar, y no se quede a solas con esto.",
        ],
      },
    },
    elsewhere: {
      words: {
        en: [
          "You can call 988 for somebody else; they tell you what to say. If they may act on it now, call 911 and say where they are.",
        ],
        es: [
          "Puede llamar al 988 por otra persona; le dicen qué decirle. Si puede hacerlo ya, llame al 911 y diga dónde está.",
        ],
      },
    },
    refuses: {
      words: {
        en: [
          "That's all right, it doesn't have to be a talk: 988 answers by text too. Or is there somebody you trust, near you now?",
          "I hear you. Then please don't be alone with it tonight. Who could you call over? And if you might act on it, call 911.",
        ],
        es: [
          "Está bien, no tiene que hablar: al 988 también se le puede escribir. ¿O hay alguien de confianza cerca de usted?",
          "Le escucho. Entonces no se quede a solas con esto. ¿A quién podría llamar? Y si el peligro es ahora, llame al 911.",
        ],
      },
    },
    person: {
      words: {
        en: [
          "I can't put anybody through, but 988 answers right now, by call or text. Please don't wait for us.",
        ],
        es: ["No puedo comunicarle, pero el 988 contesta ahora mismo, por llamada o texto. No nos espere."],
      },
    },
    stays: {
      words: {
        en: ["I'm here. But you deserve a person, and 988 has one for you now, by call or text."],
        es: ["Aquí estoy. Pero usted merece una persona, y el 988 la tiene ahora, por llamada o texto."],
      },
      helped: {
        en: ["I'm here. Stay with them, for as long as you need."],
        es: ["Aquí estoy. Siga con ellos todo lo que necesite."],
      },
    },
    means: {
      words: {
        en: [
          "Thank you for telling me. Please put that out of your reach now, in another room or with somebody else. Then call 911 now, or call or text 988.",
          "Could somebody take that away for you? Until then keep a door between you and it, and stay on with 988.",
        ],
        es: [
          "Gracias por decírmelo. Póngalo ahora fuera de su alcance, en otro cuarto o con otra persona. Después llame ya al 911, o llame o escriba al 988.",
          "¿Podría alguien llevárselo? Mientras tanto, que haya una puerta de por medio, y siga con el 988.",
        ],
      },
      helped: {
        en: ["Tell 988 that too, please, and put it out of your reach now, or have somebody take it away."],
        es: ["Dígaselo también al 988, y póngalo fuera de su alcance, o que alguien se lo lleve."],
      },
    },
    secret: {
      words: {
        en: [
          "I won't hide it: a note goes to the people here, because you matter to them. It goes to nobody else.",
        ],
        es: [
          "No se lo oculto: queda una nota para la gente de aquí, porque usted importa. No va a nadie más.",
        ],
      },
      helped: {
        en: [
          "I won't hide it: a note goes to the people here, because you matter to them. It goes to nobody else.",
        ],
        es: [
          "No se lo oculto: queda una nota para la gente de aquí, porque usted importa. No va a nadie más.",
        ],
      },
    },
    machine: {
      words: {
        en: [
          "I'm a machine, and you deserve a person. At 988 they are people. Please call or text them now.",
          "There's no person here, only a program. A person at 988 wants to hear this, by call or by text.",
        ],
        es: [
          "Soy una máquina, y usted merece una persona. En el 988 son personas. Llame o escriba ahora.",
          "Aquí no hay una persona, solo un programa. En el 988 alguien quiere oírle, por llamada o por texto.",
        ],
      },
    },
  },
  poison: poisonAnswers,
};
