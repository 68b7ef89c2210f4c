import type { Words } from "../flow.ts";

/** Greetings, thanks and goodbyes; what is said to somebody who waits, is ill, angry or silent. */
export const courtesy = {
  howCanIHelp: {
    en: ["How can I help?", "What can I do for you?"],
    es: ["¿En qué le puedo ayudar?", "¿Qué puedo hacer por usted?"],
  },
  anythingElse: {
    en: ["Is there anything else?", "Anything else I can do?", "What else can I help with?"],
    es: ["¿Algo más?", "¿Le puedo ayudar en algo más?", "¿Alguna otra cosa?"],
  },
  greet: { en: ["Hello.", "Hi there."], es: ["Hola.", "Buenas."] },
  greetName: { en: ["Hello, {name}."], es: ["Hola, {name}."] },
  smalltalk: {
    en: ["I'm well, thank you.", "Kind of you to ask."],
    es: ["Muy bien, gracias.", "Muy amable."],
  },
  thanks: {
    en: ["You're welcome.", "Glad to help.", "My pleasure."],
    es: ["De nada.", "Con gusto.", "Para servirle."],
  },
  nameNoted: { en: ["{name}, thank you."], es: ["{name}, gracias."] },
  /** Who is not on the line is not thanked. */
  nameOfTheirs: { en: ["For {name}, then."], es: ["Para {name}, entonces."] },
  placeNoted: { en: ["{address}, got it."], es: ["{address}, anotado."] },
  numberNoted: { en: ["Thank you for the number."], es: ["Gracias por el número."] },
  thankYou: { en: ["Thank you."], es: ["Gracias."] },
  thankName: { en: ["Thank you, {name}."], es: ["Gracias, {name}."] },
  gotIt: { en: ["Got it.", "All right.", "Good."], es: ["Entendido.", "De acuerdo.", "Bien."] },
  hold: {
    en: ["Take your time, I'm here.", "No hurry.", "I'm still here."],
    es: ["Tómese su tiempo, aquí sigo.", "Sin prisa.", "Aquí sigo."],
  },
  check: { en: ["Yes, I'm here.", "I can hear you."], es: ["Sí, aquí estoy.", "Sí, le oigo."] },
  silence: {
    en: [
      "Are you still there?",
      "I can't hear anything. Take your time.",
      "If you're there, say a word, and we go on.",
    ],
    es: ["¿Sigue ahí?", "No oigo nada. Tómese su tiempo.", "Si está ahí, diga algo y seguimos."],
  },
  ownName: {
    en: ["And your own name?", "And your own name, please?", "Your own first and last name, please."],
    es: ["¿Y su nombre?", "¿Y su propio nombre, por favor?", "Su propio nombre y apellido, por favor."],
  },
  asYouLike: {
    en: ["Of course, no hurry.", "Of course. Call whenever you like."],
    es: ["Claro, sin prisa.", "Claro. Llame cuando quiera."],
  },
  dontknow: { en: ["That's all right.", "No problem."], es: ["No pasa nada.", "No hay problema."] },
  sorryToHear: {
    en: ["I'm sorry to hear that.", "Oh, I'm sorry."],
    es: ["Lo siento mucho.", "Vaya, lo siento."],
  },
  keptWaiting: {
    en: ["I'm sorry you've been kept waiting."],
    es: ["Siento que le hayan hecho esperar."],
  },
  nobodyGotBack: {
    en: ["I'm sorry nobody got back to you. I've put that down. What can I do for you?"],
    es: ["Siento que nadie le haya respondido. Queda anotado. ¿En qué le ayudo?"],
  },
  markedIt: {
    en: ["I've marked that it matters to you."],
    es: ["Lo dejo señalado como importante para usted."],
  },
  childIll: {
    en: ["I'm sorry, that is hard on you both."],
    es: ["Lo siento, qué preocupación."],
  },
  sorryItHurts: {
    en: ["I'm sorry it hurts.", "I'm sorry you're in pain."],
    es: ["Siento que le duela.", "Lamento que tenga dolor."],
  },
  takeItGently: {
    en: ["Plenty of people feel that way, and they'll be gentle with {whom}."],
    es: ["A mucha gente le pasa, y le tratarán con calma."],
  },
  sorryIll: {
    en: ["I'm sorry to hear that, I hope it gets better soon."],
    es: ["Lo siento, que se mejore pronto."],
  },
  sorryForBill: {
    en: ["I'm sorry about that bill."],
    es: ["Siento lo de esa cuenta."],
  },
  shouldNotWaitSo: {
    en: ["A wait like that shouldn't happen."],
    es: ["Una espera así no debería pasar."],
  },
  notTreatedSo: {
    en: ["Nobody should be treated like that."],
    es: ["A nadie se le debe tratar así."],
  },
  goodbyeComplaint: {
    en: ["I'm sorry this happened, and thank you for telling us. Goodbye."],
    es: ["Siento lo ocurrido, y gracias por decirlo. Hasta luego."],
  },
  afraidToHear: {
    en: ["I understand, waiting to hear is hard."],
    es: ["Lo entiendo, la espera es difícil."],
  },
  goodbyeGently: {
    en: ["Please take care of yourself. Goodbye."],
    es: ["Cuídese mucho. Hasta luego."],
  },
  loss: { en: ["I'm so sorry for your loss."], es: ["Lamento mucho su pérdida."] },
  toothTooAndLine: {
    en: [
      "Somebody else can put the tooth in milk meanwhile, held by its crown, and take it along. Right after, our emergency line: {line}, day and night.",
    ],
    es: [
      "Mientras, otra persona puede tomar el diente por la corona, ponerlo en leche y llevarlo. Después, nuestra línea de urgencias: {line}, día y noche.",
    ],
  },
  toothToo: {
    en: ["Somebody else can put the tooth in milk meanwhile, and take it along."],
    es: ["Mientras, otra persona puede poner el diente en leche y llevarlo."],
  },
  getWell: { en: ["I hope you feel better soon."], es: ["Que se mejore pronto."] },
  frustrated: {
    en: ["I'm sorry, that was my fault.", "I'm sorry for the trouble.", "You're right, I'm sorry."],
    es: ["Perdón, fue culpa mía.", "Siento las molestias.", "Tiene razón, perdón."],
  },
  abuse: {
    en: [
      "I'd like to help, and I'd rather we stayed polite.",
      "I can't go on like this. I can still take a message, or help with what you need.",
      "I'm here for calls to {business}, whenever you like.",
    ],
    es: [
      "Quiero ayudarle, y prefiero que nos tratemos con respeto.",
      "Así no puedo seguir. Todavía puedo tomar un mensaje o ayudarle con lo que necesite.",
      "Estoy para las llamadas a {business}, cuando quiera.",
    ],
  },
  goodbye: {
    en: ["Thank you for calling. Goodbye, and take care.", "Thanks for calling. Goodbye!"],
    es: ["Gracias por llamar. Hasta luego, que esté bien.", "Gracias por llamar. ¡Hasta luego!"],
  },
  /** Somebody was not seen for days and does not answer. */
  welfareCheck: {
    en: [
      "Nobody here can go and look. If they may be hurt or in danger, hang up and call 911 now. Otherwise call your police on their non-emergency number and ask for a welfare check: an officer goes to the door.",
    ],
    es: [
      "Desde aquí nadie puede ir a ver. Si puede estar herida o en peligro, cuelgue y llame al 911 ahora. Si no, llame a la policía al número que no es de emergencia y pida que pasen a ver si está bien.",
    ],
  },
} as const satisfies Record<string, Words>;
