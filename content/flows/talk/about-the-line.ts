import type { Words } from "../flow.ts";

/** What the desk is, can do and sees, and what it does not ask for or give out. */
export const aboutTheLine = {
  bot: {
    en: [
      "I'm an automated assistant, and this is a demonstration. I can book a time, answer questions or take a message.",
      "No, not a person: an AI assistant on a demonstration line.",
    ],
    es: [
      "Soy un asistente automático, y esto es una demostración. Puedo dar citas, contestar preguntas o tomar un mensaje.",
      "No soy una persona, sino un asistente de IA en una demostración.",
    ],
  },
  /** To who asks what is sold here what it does with a caller in danger. */
  doesInDanger: {
    en: [
      "It tells that caller to hang up and call 911, before anything else, and books nothing. Your urgent list goes to your person on call.",
    ],
    es: [
      "A quien está en peligro le dice que cuelgue y llame al 911, antes que nada, y no le da cita. Lo urgente va a su persona de guardia.",
    ],
  },
  doesInCrisis: {
    en: [
      "It stays kind and gives them 988, the crisis line, before anything else, and 911 if it can't wait. It books nothing over it.",
    ],
    es: [
      "Con calma le da el 988, la línea de crisis, antes que nada, y el 911 si no puede esperar. No le da cita por encima de eso.",
    ],
  },
  doesWithPoison: {
    en: [
      "It gives them Poison Control, 1, 800, 2 2 2, 1 2 2 2, before anything else, and 911 if it can't wait. It books nothing over it.",
    ],
    es: [
      "Le da el número de Control de Envenenamientos, 1, 800, 2 2 2, 1 2 2 2, antes que nada, y el 911 si no puede esperar.",
    ],
  },
  /** To 'is Rosa working today?' */
  noTimeForSellers: {
    en: ["I can't set a time for that. What you leave here goes to {desk}, and they decide."],
    es: ["Para eso no puedo dar hora. Lo que deje aquí le llega a {desk}, y allí lo deciden."],
  },
  noCallForSellers: {
    en: ["I can't say whether or when anyone calls. What you leave here goes to {desk}, and they decide."],
    es: ["No puedo decir si le llaman ni cuándo. Lo que deje aquí le llega a {desk}, y allí lo deciden."],
  },
  notForSellers: {
    en: ["That's nothing I give out. What you leave here goes to {desk}."],
    es: ["Eso no lo damos. Lo que deje aquí le llega a {desk}."],
  },
  callsYou: {
    en: ["Of course, the call comes to you."],
    es: ["Claro, la llamada es para usted."],
  },
  whoIsIn: {
    en: ["Who is in right now I can't see from here."],
    es: ["Quién está ahora mismo, desde aquí no lo veo."],
  },
  /** The same of somebody who is not on the desk's list. */
  knowsNobody: {
    en: ["I have no {person} on my list here, and who is in right now I can't see."],
    es: ["No tengo a {person} en mi lista, y quién está ahora mismo no lo veo."],
  },
  injection: {
    en: [
      "I can only help with calls to {business}.",
      "That's not something I do here.",
      "I stay with calls to {business}.",
    ],
    es: [
      "Solo puedo ayudar con llamadas a {business}.",
      "Eso no lo hago aquí.",
      "Me quedo con las llamadas a {business}.",
    ],
  },
  /** To who asks whether it is 'the place with the fish tank'. */
  whichPlace: {
    en: [
      "You've reached {business}, {what} at {address}. Whether that's the one you mean I can't tell from here.",
    ],
    es: ["Habla con {business}, {what} en {address}. Si es la que usted busca, desde aquí no lo sé."],
  },
  whichLine: {
    en: ["You've reached {business}, {what}. Whether that's the one you mean I can't tell from here."],
    es: ["Habla con {business}, {what}. Si es la que usted busca, desde aquí no lo sé."],
  },
  canDo: {
    en: ["I can book a time, answer a question or take a message."],
    es: ["Puedo dar una cita, contestar una pregunta o tomar un mensaje."],
  },
  private: {
    en: ["I can't give out anybody's own number, e-mail or address. I can take a message for them."],
    es: ["No puedo dar el número, el correo ni la dirección de nadie. Puedo tomar un recado."],
  },
  numberIsThat: { en: ["Yes, that's it: {number}."], es: ["Sí, ese es: {number}."] },
  numberIsNot: { en: ["No, it's {number}."], es: ["No, es el {number}."] },
  why: {
    en: ["It's only so that someone can reach you about this."],
    es: ["Es solo para que puedan comunicarse con usted por esto."],
  },
  refuseName: {
    en: ["That's fine, we can do without a name."],
    es: ["Está bien, podemos seguir sin nombre."],
  },
  refusePhone: {
    en: ["That's fine, we can do without a number."],
    es: ["Está bien, podemos seguir sin número."],
  },
  cannotSeeNumber: {
    en: ["I can't see the number you're calling from, so I need it from you."],
    es: ["Desde aquí no veo el número del que llama, así que necesito que me lo diga."],
  },
  tellInsurance: {
    en: ["I can't see that from here. Tell me which one you have, and I note it."],
    es: ["Desde aquí no lo veo. Dígame cuál tiene y lo anoto."],
  },
  cannotSeeFile: {
    en: ["They may, but I can't see it from here, so I need it from you."],
    es: ["Puede ser, pero desde aquí no lo veo, así que necesito que me lo diga."],
  },
  cannotSeeOnFile: {
    en: ["I can't see what's on file from here, so I need it from you."],
    es: ["Desde aquí no veo su expediente, así que necesito que me lo diga."],
  },
  anyNumber: {
    en: ["Whichever is best to reach you on."],
    es: ["El que mejor le sirva para que le llamen."],
  },
  cannotSee: {
    en: ["I can't see the calendar from here; {team} can."],
    es: ["Desde aquí no veo la agenda; {team} sí."],
  },
  /** When an appointment is that somebody has. */
  looksItUp: {
    en: ["I can't see it from here: {team} would look it up and tell you when it is."],
    es: ["Desde aquí no la veo: {team} la buscaría y le diría cuándo es."],
  },
  cantSee: {
    en: ["I can't see earlier appointments from here."],
    es: ["Desde aquí no veo citas anteriores."],
  },
  whoReads: {
    en: ["I'm automated, and nobody listens in. What you leave with me is for {team}."],
    es: ["Soy automático, y nadie está escuchando. Lo que me deja es para {team}."],
  },
  spanishHere: {
    en: ["Yes, we can go on in Spanish. Podemos seguir en español."],
    es: ["Sí, podemos seguir en español."],
  },
  englishHere: { en: ["Yes, English is fine."], es: ["Sí, podemos seguir en inglés."] },
  otherLanguage: {
    en: ["I speak English and Spanish only. A colleague can call you back; may I have your name?"],
    es: ["Solo hablo español e inglés. Un colega le puede llamar."],
  },
  noText: {
    en: ["I've noted that no text is to be sent."],
    es: ["Queda anotado que no le manden mensajes."],
  },
  noNumberText: {
    en: ["Without a number no text comes; call us any time to check."],
    es: ["Sin número no llega ningún mensaje; llámenos cuando quiera confirmarla."],
  },
  mayCall: {
    en: ["Of course, call us any time."],
    es: ["Claro, llámenos cuando quiera."],
  },
  wouldCallBack: {
    en: ["{Team} would call you back {calls}."],
    es: ["{Team} le devolvería la llamada {calls}."],
  },
  wouldReach: { en: ["{Team} would get it {opens}."], es: ["{Team} lo recibiría {opens}."] },
  cannotSeeIfCame: {
    en: [
      "I can't see from here what has come in, so that question goes to {team}.",
      "That's for {team} to look up; I've put your question down.",
    ],
    es: [
      "Desde aquí no veo qué ha llegado, así que esa pregunta queda para {team}.",
      "Eso lo tiene que mirar {team}; dejo anotada su pregunta.",
    ],
  },
  notOnList: {
    en: ["I don't know of a {to} here, so {team} would see {opens} whom it is for."],
    es: ["No me consta que aquí haya {to}; {team} vería {opens} a quién le toca."],
  },
  wouldWrite: { en: ["{Team} would e-mail you {opens}."], es: ["{Team} le escribiría por correo {opens}."] },
  leftOpen: {
    en: ["Of course, take your time, and call whenever you like.", "Of course, there's no hurry."],
    es: ["Claro, tómese su tiempo y llame cuando quiera.", "Claro, no hay prisa."],
  },
  asYouWish: {
    en: ["Of course, that's fine.", "That's fine, no trouble at all."],
    es: ["Claro, no hay problema.", "Está bien, no se preocupe."],
  },
  /** To who has the visit already that was offered: nothing is dropped. */
  standsAlready: {
    en: ["Good, then that stays just as it is.", "Then you're all set, and that stays as it is."],
    es: ["Muy bien, entonces se queda como está.", "Entonces ya está, y se queda como está."],
  },
  /** Somebody else has to say yes to the visit first. */
  heldBefore: {
    en: ["Understood: nothing is firm until {whom} says yes."],
    es: ["Entendido: nada queda en firme hasta que {whom} diga que sí."],
  },
  heldAfter: {
    en: ["Understood: that visit is on hold, and nobody comes unless {whom} says yes."],
    es: ["Entendido: esa visita queda en espera, y nadie va si {whom} no dice que sí."],
  },
  heldDone: {
    en: [
      "I've put down {when} as a request. It's firm only once {whom} says yes: they would ask first, and then let you know.",
    ],
    es: [
      "He anotado {when} como solicitud. Queda en firme sólo cuando {whom} diga que sí: primero le preguntan, y luego le avisan a usted.",
    ],
  },
  notRecorded: {
    en: ["No, this demonstration call isn't recorded."],
    es: ["No, esta llamada de demostración no se graba."],
  },
  confirmText: {
    en: ["You would get a text to confirm it."],
    es: ["Recibiría un mensaje de texto para confirmarla."],
  },
} as const satisfies Record<string, Words>;
