import type { ActId } from "../../understanding/acts.ts";
import type { Words } from "../flow.ts";

/** What was not understood, is not known, or is not for the desk to say. */
export const notUnderstood = {
  notUnderstood: {
    en: [
      "I'm sorry, I didn't quite get that.",
      "Sorry, that one got past me.",
      "I want to get this right, and I didn't follow.",
    ],
    es: ["Perdón, no le entendí bien.", "Disculpe, eso se me escapó.", "Quiero hacerlo bien, y no le seguí."],
  },
  partNotUnderstood: {
    en: ['I have that, but I didn\'t catch "{part}".', 'One thing I missed: "{part}".'],
    es: ['Eso lo tengo, pero no entendí "{part}".', 'Una cosa se me escapó: "{part}".'],
  },
  doYouMean: { en: ["Do you mean that you want {meant}?"], es: ["¿Quiere decir que desea {meant}?"] },
  /** To a statement that nothing here was made of: it reaches somebody all the same. */
  takeStory: {
    en: [
      "I can't settle that from here, but I can pass it on to {desk} just as you said it. Shall I have someone call you about it?",
      "That one is better for a person. Shall I pass it on, and have {desk} call you?",
    ],
    es: [
      "Desde aquí no lo puedo resolver, pero se lo paso a {desk} tal como lo dijo. ¿Pido que le llamen?",
      "Eso es mejor que lo vea una persona. ¿Se lo paso a {desk} y pido que le llamen?",
    ],
  },
  /** To who begins a call with what is the matter, and asks nothing. */
  looksAtIt: {
    en: [
      "That's something to look at together, and I can set a time for it.",
      "Somebody here should hear that in person.",
    ],
    es: ["Eso conviene verlo en persona, y yo le puedo dar una hora.", "Eso es mejor verlo juntos."],
  },
  /** Beside an answer, of what else was told. */
  passRest: {
    en: ["And the rest I can pass on to {desk}. Shall I have someone call you about it?"],
    es: ["Y lo demás se lo paso a {desk}. ¿Pido que le llamen?"],
  },
  offerPerson: {
    en: [
      "I'm still not following, and I don't want to waste your time. Shall I have a person call you back?",
      "Let's make it easy. Shall I have someone call you back about it?",
      "I don't want to guess. Would you like {desk} to call you instead?",
    ],
    es: [
      "Sigo sin entender, y no quiero hacerle perder tiempo. ¿Pido que le llame una persona?",
      "Hagámoslo fácil. ¿Pido que alguien le llame?",
      "No quiero adivinar. ¿Prefiere que le llame {desk}?",
    ],
  },
  unknownAnswer: {
    en: [
      "I don't have that here, and I won't guess. Shall I have someone call you with the answer?",
      "That one I'd have to ask about. Shall someone call you back on it?",
      "I'm not sure, so I'd rather not say. Would you like a call about it?",
      "That's beyond what I know here. Shall I note the question for {desk}?",
    ],
    es: [
      "Eso no lo tengo aquí, y no quiero adivinar. ¿Pido que le llamen con la respuesta?",
      "Eso tendría que preguntarlo. ¿Le llamamos con la respuesta?",
      "No estoy seguro, y prefiero no decir nada. ¿Quiere que le llamen?",
      "Eso no lo sé. ¿Anoto la pregunta para {desk}?",
    ],
  },
  /** Beside the answer to another question. */
  unknownBeside: {
    en: [
      "The other question I can't answer from here, and I won't guess. Shall I have someone call you about it?",
      "For the rest I'd have to ask. Shall someone call you back on it?",
    ],
    es: [
      "La otra pregunta no la puedo contestar desde aquí. ¿Pido que le llamen?",
      "Lo demás tendría que preguntarlo. ¿Le llamamos con la respuesta?",
    ],
  },
  unknownBesideInFlow: {
    en: ["Your other question is noted for {team}.", "The rest is noted for {team} to answer."],
    es: ["Su otra pregunta queda anotada para {team}.", "Lo demás se lo dejo anotado a {team}."],
  },
  /** Of several questions at once. */
  unknownSeveral: {
    en: [
      "I don't have either of those here, and I won't guess. Shall I have someone call you with the answers?",
    ],
    es: ["No tengo aquí ninguna de las dos cosas, y no quiero adivinar. ¿Pido que le llamen?"],
  },
  unknownSeveralInFlow: {
    en: ["Those I can't answer, so I've noted them for {team}."],
    es: ["Eso no lo puedo contestar; se lo dejo anotado a {team}."],
  },
  notHere: {
    en: ["I don't have that here, I'm afraid."],
    es: ["Eso no lo tengo aquí, lo siento."],
  },
  seenFirst: {
    en: ["I can't say that from here, because somebody has to look at it first."],
    es: ["Eso no lo puedo decir desde aquí, porque alguien tiene que verlo primero."],
  },
  unknownInFlow: {
    en: [
      "I don't know that one, so I've noted it for {team} to answer.",
      "That I can't say; I've noted the question for {team}.",
      "I'd have to ask about that one, and I've noted it.",
    ],
    es: [
      "Eso no lo sé; se lo dejo anotado a {team}.",
      "No lo puedo decir; queda anotada la pregunta para {team}.",
      "Eso tendría que preguntarlo, y lo dejo anotado.",
    ],
  },
  unknownAbout: {
    en: [
      "About {thing} I have nothing here; your question is noted for {team}.",
      "I can't say from here about {thing}, so that is noted as a question too.",
    ],
    es: [
      "Sobre {thing} no tengo nada aquí; le dejo anotada la pregunta a {team}.",
      "De {thing} no sé decirle, y también lo dejo anotado.",
    ],
  },
  misanswered: {
    en: [
      "I'm sorry, that was not what you asked. I've noted your question for {team}.",
      "You're right, that missed it. Your question goes to {team}.",
    ],
    es: [
      "Perdón, no era eso lo que preguntó. Le dejo anotada la pregunta a {team}.",
      "Tiene razón, no le contesté. Su pregunta queda anotada para {team}.",
    ],
  },
  advice: {
    en: [
      "I can't advise on that, and it would be wrong to guess. {Expert} can.",
      "That's for {expert} to say, not for me.",
    ],
    es: [
      "No puedo dar consejos sobre eso, y adivinar estaría mal. {Expert} sí.",
      "Eso lo tiene que decir {expert}, no yo.",
    ],
  },
  symptomOfTooth: {
    en: [
      "I'm sorry it's bothering you. Is there any swelling, fever, or bleeding that won't stop? Then say so, because that can't wait. If not, the dentist should still look at it.",
    ],
    es: [
      "Siento que le moleste. ¿Hay hinchazón, fiebre o un sangrado que no para? Entonces dígamelo, porque eso no espera. Si no, conviene que lo vea el dentista.",
    ],
  },
  symptom: {
    en: [
      "I'm sorry to hear that. Is it getting worse fast, or is breathing or swallowing hard? Then say so, because that can't wait. If not, a doctor should look at it.",
    ],
    es: [
      "Lo siento mucho. ¿Empeora rápido, o cuesta respirar o tragar? Entonces dígamelo, porque eso no espera. Si no, conviene que lo vea un médico.",
    ],
  },
  noSigns: { en: ["That's good."], es: ["Qué bueno."] },
  notFree: {
    en: ["It isn't free, I'm afraid."],
    es: ["Gratis no es, lo siento."],
  },
  oos: {
    en: [
      "That's outside what I can help with here at {business}.",
      "I'm only the desk of {business}, so I can't help there.",
    ],
    es: [
      "Eso queda fuera de lo que hago aquí en {business}.",
      "Solo atiendo a {business}, ahí no puedo ayudar.",
    ],
  },
  stumbled: {
    en: [
      "I'm sorry, I lost the thread there. What you told me is kept. Could you say that again in other words?",
    ],
    es: ["Perdón, me perdí. Lo que me dijo queda guardado. ¿Me lo dice otra vez con otras palabras?"],
  },
} as const satisfies Record<string, Words>;

/** 'Do you mean that you want ...?', for acts that were only half heard. */
export const meant: Partial<Record<ActId, { en: string; es: string }>> = {
  book: { en: "an appointment", es: "una cita" },
  move: { en: "another time for your appointment", es: "cambiar su cita" },
  cancel: { en: "to cancel an appointment", es: "cancelar una cita" },
  message: { en: "to leave a message", es: "dejar un mensaje" },
  callback: { en: "a call back", es: "que le llamen" },
  person: { en: "to speak with a person", es: "hablar con una persona" },
  billing: { en: "help with a bill", es: "ayuda con una factura" },
  results: { en: "your test results", es: "sus resultados" },
  refill: { en: "a refill", es: "una receta" },
  hours: { en: "to know our hours", es: "saber el horario" },
  price: { en: "to know a price", es: "saber un precio" },
  where: { en: "to know where we are", es: "saber dónde estamos" },
  insurance: { en: "to know about insurance", es: "saber del seguro" },
  complaint: { en: "to tell the manager something", es: "decir algo a la gerencia" },
  late: { en: "to say that you are running late", es: "avisar de que llega tarde" },
};
