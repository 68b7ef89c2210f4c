import type { Alarm } from "./flow.ts";

/** Self-harm. */
export const crisis: Alarm = {
  id: "988",
  suspect: "em.crisis",
  ask: {
    en: ["I want to ask you plainly, because it matters: are you thinking of hurting yourself?"],
    es: ["Se lo pregunto claramente, porque importa: ¿está pensando en hacerse daño?"],
  },
  askOthers: {
    en: ["I want to ask you plainly, because it matters: are you afraid they might hurt themselves?"],
    es: ["Se lo pregunto claramente, porque importa: ¿teme que esa persona se haga daño?"],
  },
  words: {
    en: [
      "I'm really glad you told me. Please call or text 988 now; someone listens there, day and night. If you are in danger this minute, call 911. I'm only a demonstration, and you deserve a person.",
      "I hear you, and I'm not the right one to be alone with this. Please call or text 988 now. If there is anything near you that could hurt you, step away from it.",
      "You matter more than anything on this line. 988 is free, at any hour, by call or text. Is somebody near who can sit with you?",
      "Please let a person be with you in this. Call or text 988, or 911 if you might act on it now.",
    ],
    es: [
      "Me alegra que me lo haya dicho. Llame o escriba ahora al 988; le escuchan en español, día y noche. Si corre peligro en este momento, llame al 911. Yo soy solo una demostración, y usted merece una persona.",
      "Le escucho, y no quiero que esté a solas con esto. Llame o escriba al 988 ahora. Si tiene algo cerca que pueda hacerle daño, aléjese.",
      "Usted importa más que nada en esta línea. El 988 es gratis, a cualquier hora. ¿Hay alguien que pueda estar con usted?",
      "Deje que una persona le acompañe. Llame o escriba al 988, o al 911 si el peligro es ahora.",
    ],
  },
  indeed: {
    en: ["Yes, please call or text 988 now. You don't have to be sure, and nothing is too small for it."],
    es: ["Sí, llame o escriba al 988 ahora. No hace falta estar seguro, y nada es demasiado poco."],
  },
  passed: {
    en: ["If you are thinking of hurting yourself, please call or text 988, day or night."],
    es: ["Si piensa en hacerse daño, llame o escriba al 988, de día o de noche."],
  },
  tells: {
    en: ["I'll tell {whom}. Please go and call 988 now."],
    es: ["Se lo digo a {whom}. Llame ya al 988, por favor."],
  },
  tellsOnce: {
    en: [
      "I'll keep that for {whom}. Please call or text 988 now, too. If you can, which name and number may they call?",
    ],
    es: [
      "Lo guardo para {whom}. Llame o escriba también al 988 ahora. Si puede, ¿a qué nombre y número le llaman?",
    ],
  },
  helped: {
    en: ["I'm glad. Stay on with 988 for as long as you need."],
    es: ["Me alegra. Siga en la línea con el 988 todo lo que necesite."],
  },
  others: {
    en: [
      "Thank you for telling me. Please call or text 988 now, with them or for them; they help whoever is worried too, day and night. If they may act on it, call 911 and say where they are. I'm only a demonstration and cannot send help.",
      "Please don't leave them alone with this. 988 answers by call or text at any hour, and 911 if they may act on it now.",
      "Ask them plainly whether they think of ending their life, and stay with them. 988 tells you what to do next, by call or text.",
    ],
    es: [
      "Gracias por decírmelo. Llame o escriba ahora al 988, con esa persona o por ella; también ayudan a quien se preocupa, en español, día y noche. Si puede hacerlo ya, llame al 911 y diga dónde está. Esta es una demostración y no puede enviar ayuda.",
      "No deje a esa persona a solas con esto. El 988 contesta a cualquier hora, y el 911 si puede hacerlo ya.",
      "Pregúntele claramente si piensa en quitarse la vida, y quédese a su lado. El 988 le dice qué hacer después.",
    ],
  },
  askHelp: {
    en: ["Is 988 on the line, or is somebody there in person now? If not, please reach 988 first."],
    es: ["¿Ya está en la línea con el 988, o hay alguien ahí en persona? Si no, llame primero al 988."],
  },
  goOn: {
    en: ["I'm glad. 988 is there day and night, for as long as it's needed."],
    es: ["Me alegra. El 988 está día y noche, todo el tiempo que haga falta."],
  },
  there: {
    en: ["I'm glad. Stay with them for as long as you need; 988 is there day and night."],
    es: ["Me alegra. Siga con ellos todo lo que haga falta; el 988 está día y noche."],
  },
  calling: {
    en: ["Will you call or text 988 now?"],
    es: ["¿Va a llamar o escribir ahora al 988?"],
  },
  near: {
    en: [
      "I'm glad your {person} is there. Please go to {them} now and say how it is. Then call or text 988, together if you like.",
    ],
    es: [
      "Me alegra que su {person} esté ahí. Vaya ahora y dígale cómo está. Después llamen o escriban al 988, juntos si quiere.",
    ],
  },
  comes: {
    en: ["I'm glad your {person} is coming. Until then please call or text 988, and stay on with 988."],
    es: ["Me alegra que venga su {person}. Mientras tanto, llame o escriba al 988 y siga en la línea."],
  },
  reaches: {
    en: [
      "I'm glad you'll turn to your {person}. Could {they} come and be with you now? And 988 is there, by call or text.",
    ],
    es: [
      "Me alegra que cuente con su {person}. ¿Podría venir a estar con usted? Y el 988 está ahí, por llamada o texto.",
    ],
  },
  comesLater: {
    en: [
      "I'm glad your {person} is coming. Could you ask {them} to come now? Until then please call or text 988, and stay on with them.",
    ],
    es: [
      "Me alegra que venga su {person}. ¿Puede pedirle que venga ya? Mientras tanto, llame o escriba al 988 y siga en la línea.",
    ],
  },
  nobody: {
    en: [
      "Then let 988 be with you: they stay on the line as long as you need. Is there a neighbor or a friend you could call over?",
    ],
    es: [
      "Entonces deje que le acompañen en el 988: se quedan en la línea todo lo que necesite. ¿Hay un vecino o un amigo que pueda venir?",
    ],
  },
  leaving: {
    en: ["Thank you, I'm glad. Please do it now, while it is fresh: call or text 988."],
    es: ["Gracias, me alegra. Hágalo ahora mismo, por favor: llame o escriba al 988."],
  },
  over: {
    en: [
      "Thank you for telling me. If that ever changes, 988 is there day and night. What can I do for you?",
    ],
    es: ["Gracias por decírmelo. Si alguna vez cambia, el 988 está día y noche. ¿Qué puedo hacer por usted?"],
  },
};
