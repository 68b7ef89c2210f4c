import type { ActId } from "../understanding/acts.ts";
import type { Words } from "./flow.ts";

/** What is said between flows. Wordings follow each other: none is said twice in a row. */
export const talk = {
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
  hold: {
    en: ["Take your time, I'm here.", "No hurry.", "I'm still here."],
    es: ["Tómese su tiempo, aquí sigo.", "Sin prisa.", "Aquí sigo."],
  },
  check: { en: ["Yes, I'm here.", "I can hear you."], es: ["Sí, aquí estoy.", "Sí, le oigo."] },
  goodbye: {
    en: ["Thank you for calling. Goodbye, and take care.", "Thanks for calling. Goodbye!"],
    es: ["Gracias por llamar. Hasta luego, que esté bien.", "Gracias por llamar. ¡Hasta luego!"],
  },
  beforeYouGo: {
    en: ["Before you go: nothing is noted yet. Shall I keep it as I read it?"],
    es: ["Antes de que cuelgue: todavía no hay nada anotado. ¿Lo dejo como se lo leí?"],
  },
  dropped: {
    en: ["No problem, I've left it.", "All right, I've left that out.", "Of course, I've dropped it."],
    es: ["No hay problema, lo dejo.", "De acuerdo, eso no lo anoto.", "Claro, lo dejamos."],
  },
  written: {
    en: ["Yes, that is written down, and it goes along."],
    es: ["Sí, eso queda anotado, y va con lo demás."],
  },
  private: {
    en: ["I can't give out anybody's own number, e-mail or address. I can take a message for them."],
    es: ["No puedo dar el número, el correo ni la dirección de nadie. Puedo tomar un recado."],
  },
  shallI: { en: ["Shall I do that?"], es: ["¿Lo hago?"] },
  requestNoted: {
    en: ["I've noted that for {team}.", "That is noted for {team} too."],
    es: ["Se lo dejo anotado a {team}.", "Eso también queda anotado para {team}."],
  },
  asYouLike: {
    en: ["Of course, no hurry.", "Of course. Call whenever you like."],
    es: ["Claro, sin prisa.", "Claro. Llame cuando quiera."],
  },
  kept: {
    en: [
      "Good, then nothing changes. Your appointment stays as it is.",
      "Yes, it stays. I haven't changed anything.",
    ],
    es: ["Bien, entonces no cambia nada. Su cita sigue igual.", "Sí, sigue igual. No he cambiado nada."],
  },
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
  refuseName: {
    en: ["That's fine, we can do without a name."],
    es: ["Está bien, podemos seguir sin nombre."],
  },
  refusePhone: {
    en: ["That's all right. Without a number nobody could call you about it."],
    es: ["Está bien. Sin un número nadie podría llamarle por esto."],
  },
  why: {
    en: ["It's only so that someone can reach you about this."],
    es: ["Es solo para que puedan comunicarse con usted por esto."],
  },
  dontknow: { en: ["That's all right.", "No problem."], es: ["No pasa nada.", "No hay problema."] },
  notUnderstood: {
    en: [
      "I'm sorry, I didn't quite get that.",
      "Sorry, that one got past me.",
      "I want to get this right, and I didn't follow.",
    ],
    es: ["Perdón, no le entendí bien.", "Disculpe, eso se me escapó.", "Quiero hacerlo bien, y no le seguí."],
  },
  canDo: {
    en: ["I can book a time, answer a question or take a message."],
    es: ["Puedo dar una cita, contestar una pregunta o tomar un mensaje."],
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
  withWhom: {
    en: [
      "I can't promise who it will be with; I've noted that you asked for {whom}.",
      "That {team} decides. It is noted that you would like {whom}.",
    ],
    es: [
      "No puedo asegurar con quién será; queda anotado que pide {whom}.",
      "Eso lo decide {team}. Queda anotado que prefiere {whom}.",
    ],
  },
  withSomebody: {
    en: ["Who it will be I can't say yet. Tell me if you want somebody in particular, and I'll note it."],
    es: ["Con quién será todavía no lo sé. Si prefiere a alguien, dígamelo y lo anoto."],
  },
  cannotSee: {
    en: ["I can't see the calendar from here; {team} can."],
    es: ["Desde aquí no veo la agenda; {team} sí."],
  },
  justWait: {
    en: ["There is nothing more to do: {team} would call you {calls}."],
    es: ["No tiene que hacer nada más: {team} le llamaría {calls}."],
  },
  justCome: { en: ["Nothing more: just come at that time."], es: ["Nada más: venga a esa hora."] },
  allINeed: { en: ["Yes, that is all I need."], es: ["Sí, con eso basta."] },
  onceMore: { en: ["Once more:"], es: ["Otra vez:"] },
  isBooked: { en: ["Yes, it stands: {bookings}."], es: ["Sí, queda así: {bookings}."] },
  notBookedYet: {
    en: ["Not yet; I read it back first, and your yes books it."],
    es: ["Todavía no; primero se lo leo, y con su sí queda reservada."],
  },
  theyAll: { en: ["Yes: {people}."], es: ["Sí: {people}."] },
  isNoted: { en: ["Yes, that goes with it."], es: ["Sí, eso va anotado."] },
  wouldCall: { en: ["{Team} would call {calls}."], es: ["{Team} llamaría {calls}."] },
  whoCalls: {
    en: ["{Team} would call; which of them I can't say, and I've noted that you asked."],
    es: ["Llamaría {team}; quién de ellos no lo sé, y queda anotado que lo pregunta."],
  },
  whoReads: {
    en: ["I'm automated, and nobody listens in. What you leave with me is for {team}."],
    es: ["Soy automático, y nadie está escuchando. Lo que me deja es para {team}."],
  },
  takesUntil: {
    en: ["It takes about {minutes} minutes, so you would be out around {end}."],
    es: ["Dura unos {minutes} minutos, así que saldría sobre {end}."],
  },
  itIs: { en: ["It is {when}."], es: ["Es {when}."] },
  isUnder: { en: ["It's under {name}."], es: ["Está a nombre de {name}."] },
  isUnderNoted: {
    en: ["I have it under {name}, and it is noted that you say {whose}."],
    es: ["Lo tengo a nombre de {name}, y queda anotado que dice {whose}."],
  },
  hasNumber: { en: ["The number I have is {phone}."], es: ["El número que tengo es {phone}."] },
  isFor: { en: ["It's for {service}."], es: ["Es para {service}."] },
  itSays: { en: ["It says: “{note}”."], es: ["Dice: «{note}»."] },
  anyNumber: {
    en: ["Whichever is best to reach you on."],
    es: ["El que mejor le sirva para que le llamen."],
  },
  comeAnyway: {
    en: ["Please come safely. {Team} would call you if it can't be kept."],
    es: ["Venga con cuidado. {Team} le llamaría si no fuera posible."],
  },
  partNotUnderstood: {
    en: ['I have that, but I didn\'t catch "{part}".', 'One thing I missed: "{part}".'],
    es: ['Eso lo tengo, pero no entendí "{part}".', 'Una cosa se me escapó: "{part}".'],
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
  doYouMean: { en: ["Do you mean that you want {meant}?"], es: ["¿Quiere decir que desea {meant}?"] },
  whatChange: {
    en: ["What should I change: {parts}?", "Tell me which part is wrong: {parts}?"],
    es: ["¿Qué cambio: {parts}?", "Dígame qué parte está mal: ¿{parts}?"],
  },
  silence: {
    en: [
      "Are you still there?",
      "I can't hear anything. Take your time.",
      "If you're there, say a word, and we go on.",
    ],
    es: ["¿Sigue ahí?", "No oigo nada. Tómese su tiempo.", "Si está ahí, diga algo y seguimos."],
  },
  sorryToHear: {
    en: ["I'm sorry to hear that.", "Oh, I'm sorry."],
    es: ["Lo siento mucho.", "Vaya, lo siento."],
  },
  getWell: { en: ["I hope you feel better soon."], es: ["Que se mejore pronto."] },
  forYourOther: {
    en: ["Of course, for your {person}.", "Sure, for your {person}."],
    es: ["Claro, para su {person}.", "Con gusto, para su {person}."],
  },
  nowSecond: {
    en: ["Now the second one."],
    es: ["Ahora la segunda."],
  },
  together: {
    en: ["One appointment serves you both."],
    es: ["Con una cita basta para los dos."],
  },
  oldStands: {
    en: ["The old one stands until they call you with the new time, and then it is given up."],
    es: ["La anterior sigue hasta que le llamen con la nueva hora, y entonces se anula."],
  },
  moved: { en: ["It's moved to {when}."], es: ["Queda cambiada para {when}."] },
  cancelTakenBack: {
    en: ["I've taken back the request to cancel, so it stays."],
    es: ["He retirado la petición de cancelarla, así que queda como está."],
  },
  asItStands: {
    en: ["I'll pass on what you told me, as it stands."],
    es: ["Paso lo que me dijo, tal como está."],
  },
  /** What was put right of a read-back, and whether it is right now. */
  nowName: { en: ["Now the name is {name}."], es: ["Ahora el nombre es {name}."] },
  nowPhone: { en: ["Now the number is {phone}."], es: ["Ahora el número es {phone}."] },
  passOn: {
    en: ["Shall I pass it on now?", "The rest stands. Shall I pass it on?"],
    es: ["¿Lo paso así?", "Lo demás queda igual. ¿Lo paso así?"],
  },
  bookIt: {
    en: ["Shall I book it now?", "The rest stands. Shall I book it?"],
    es: ["¿La reservo así?", "Lo demás queda igual. ¿La reservo así?"],
  },
  addedText: {
    en: ["I've added, in your words: “{note}”."],
    es: ["Agregué, en sus palabras: «{note}»."],
  },
  inYourWords: {
    en: [
      "I'm sorry, I keep getting that wrong. I've written it down in your own words, and {desk} would call you to put it right. Shall I pass it on?",
      "I've added that as you said it, and {desk} would call you about all of it. Shall I pass it on?",
    ],
    es: [
      "Perdón, no logro entenderlo bien. Lo anoté con sus palabras, y {desk} le llamaría para arreglarlo. ¿Lo paso así?",
      "Lo agregué como lo dijo, y {desk} le llamaría por todo eso. ¿Lo paso así?",
    ],
  },
  writtenDown: {
    en: [
      "I'm sorry, I keep getting that wrong. I've written it down in your own words, for {desk} to call you.",
    ],
    es: ["Perdón, no logro entenderlo bien. Lo anoté con sus palabras, para que {desk} le llame."],
  },
  stumbled: {
    en: [
      "I'm sorry, I lost the thread there. What you told me is kept. Could you say that again in other words?",
    ],
    es: ["Perdón, me perdí. Lo que me dijo queda guardado. ¿Me lo dice otra vez con otras palabras?"],
  },
  nowNamed: { en: ["Now {name}."], es: ["Ahora {name}."] },
  oneAtATime: {
    en: ["I'll come to the other thing right after.", "Then we'll see to the other."],
    es: ["Lo otro lo vemos enseguida.", "Después vemos lo otro."],
  },
  nowTheOther: { en: ["Now the other thing."], es: ["Ahora lo otro."] },
  /** Two who come apart: whose visit comes first, and whose then. */
  oneFirst: { en: ["{One} first, then {two}."], es: ["Primero {one}, y después {two}."] },
  nowThatOf: { en: ["Now {two}."], es: ["Ahora {two}."] },
  yours: { en: ["yours"], es: ["la suya"] },
  theirs: { en: ["your {person}'s"], es: ["la de su {person}"] },
  ofNamed: { en: ["{name}'s"], es: ["la de {name}"] },
  theOtherOne: { en: ["the other one"], es: ["la otra"] },
  keptForThen: { en: ["I'll keep that for then."], es: ["Lo dejo para entonces."] },
  putDown: { en: ["I'll put it down as {service}."], es: ["Lo pongo como {service}."] },
  nameOfOther: {
    en: ["And your {person}'s name?", "What name shall I put on it?", "The first and last name, please."],
    es: ["¿Cómo se llama su {person}?", "¿A nombre de quién la pongo?", "Nombre y apellido, por favor."],
  },
  nameOfMate: {
    en: [
      "And the name of the other one?",
      "Who comes along: the first and last name?",
      "The other name, please.",
    ],
    es: [
      "¿Y el nombre de la otra persona?",
      "¿Quién más viene: nombre y apellido?",
      "El otro nombre, por favor.",
    ],
  },
  notForAll: {
    en: ["I couldn't book {name} with it; I've noted that for the front desk."],
    es: ["No pude reservar para {name}; lo anoté para la recepción."],
  },
  andThen: { en: ["Then"], es: ["Después"] },
  oneAfterOther: {
    en: ["I can put them one right after the other."],
    es: ["Puedo ponerlas una justo después de la otra."],
  },
  nameOfSecond: {
    en: ["What name shall I put on it?", "Whose name is it for?", "The first and last name, please."],
    es: ["¿A nombre de quién la pongo?", "¿Para quién es?", "Nombre y apellido, por favor."],
  },
  urgentAgain: {
    en: [
      "Our urgent line is the quickest way: {urgent}.",
      "Please do call {urgent}; they can tell you what to do now.",
    ],
    es: [
      "Lo más rápido es la línea urgente: {urgent}.",
      "Llame por favor al {urgent}; allí le dicen qué hacer.",
    ],
  },
  urgentNumber: {
    en: ["It is {urgent}. Again: {urgent}.", "The urgent line: {urgent}. Please call it now."],
    es: ["Es el {urgent}. Otra vez: {urgent}.", "La línea urgente: {urgent}. Llame ahora, por favor."],
  },
  backTo: { en: ["Now, back to {task}."], es: ["Volvamos a {task}."] },
  thankName: { en: ["Thank you, {name}."], es: ["Gracias, {name}."] },
  gotIt: { en: ["Got it.", "All right.", "Good."], es: ["Entendido.", "De acuerdo.", "Bien."] },
  added: { en: ["I've noted that.", "That's noted too."], es: ["Lo he anotado.", "También queda anotado."] },
  addedThis: {
    en: ["I've noted: {note}.", "And that too: {note}."],
    es: ["Lo he anotado: {note}.", "También eso: {note}."],
  },
  personCalls: {
    en: [
      "Nobody can pick up here, and {team} would call you {opens}.",
      "I've put down that you want a person.",
    ],
    es: ["Aquí no contesta nadie, y {team} le llamaría {opens}.", "Queda anotado que quiere una persona."],
  },
  nothingNoted: {
    en: ["Nothing is noted or booked so far."],
    es: ["Todavía no hay nada anotado ni reservado."],
  },
  cantSee: {
    en: ["I can't see earlier appointments from here."],
    es: ["Desde aquí no veo citas anteriores."],
  },
  spanishHere: {
    en: ["Yes, we can go on in Spanish. Podemos seguir en español."],
    es: ["Sí, podemos seguir en español."],
  },
  otherLanguage: {
    en: ["I speak English and Spanish only. A colleague can call you back; may I have your name?"],
    es: ["Solo hablo español e inglés. Un colega le puede llamar."],
  },
  noText: {
    en: ["I've noted that no text is to be sent."],
    es: ["Queda anotado que no le manden mensajes."],
  },
  confirmText: {
    en: ["You would get a text to confirm it."],
    es: ["Recibiría un mensaje de texto para confirmarla."],
  },
} as const satisfies Record<string, Words>;
export type TalkId = keyof typeof talk;

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

/** Languages that the desk does not speak: how they are known, and what is said in them. */
export const otherLanguages: readonly { heard: readonly string[]; words: string }[] = [
  {
    heard: [
      "bonjour",
      "je (voudrais|veux|suis|ne|peux)",
      "rendez-vous",
      "s'il vous pla.t",
      "parlez[- ]vous",
      "merci",
    ],
    words: "Désolé, je parle seulement anglais et espagnol. Un collègue peut vous rappeler.",
  },
  {
    heard: [
      "guten (tag|morgen|abend)",
      "ich (m.chte|brauche|bin|h.tte|will)",
      "termin",
      "sprechen sie",
      "danke",
    ],
    words: "Leider spreche ich nur Englisch und Spanisch. Ein Kollege kann zurückrufen.",
  },
  {
    heard: [
      "ol.",
      "bom dia",
      "boa tarde",
      "voc.s?",
      "gostaria",
      "eu (quero|preciso)",
      "obrigad[oa]",
      "marcar uma consulta",
    ],
    words: "Desculpe, só falo inglês e espanhol. Um colega pode ligar de volta.",
  },
];
export const CHINESE = "抱歉，我只会说英语和西班牙语。我们的同事可以给您回电话。";
