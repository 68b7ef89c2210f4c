import type { Words } from "../flow.ts";

/** Who would call and when, and what there is to do until then. */
export const whatHappensNext = {
  /** Days that a paper gives, by the calendar alone. */
  dueIs: {
    en: ["By the calendar, {days} days from {from} is {day}. How they count for you is for a lawyer to say."],
    es: [
      "Según el calendario, {days} días desde {from} es {day}. Cómo cuentan para usted lo dice un abogado.",
    ],
  },
  dueWas: {
    en: ["By the calendar, {days} days from {from} was {day}. What that means is for a lawyer to say."],
    es: ["Según el calendario, {days} días desde {from} fue {day}. Lo que eso significa lo dice un abogado."],
  },
  dueBy: {
    en: ["That is {day}. What has to be done by then is for a lawyer to say."],
    es: ["Eso es {day}. Qué hay que hacer para entonces lo dice un abogado."],
  },
  dueFrom: {
    en: ["Tell me the day it came, and I'll count them on the calendar."],
    es: ["Dígame qué día llegó, y los cuento en el calendario."],
  },
  noHours: {
    en: ["I have no opening hours here to find you a time in, so I'll have somebody call you about it."],
    es: ["Aquí no tengo un horario en el que buscarle hora, así que alguien le llamará."],
  },
  bothFree: { en: ["Both are free."], es: ["Las dos están libres."] },
  cannotSeeWho: {
    en: ["I can't see who works when, so I've put down {whom}, and {desk} would confirm it."],
    es: ["Desde aquí no veo quién trabaja cuándo; anoto a {whom}, y {desk} lo confirmaría."],
  },
  confirmsWhom: {
    en: ["{Desk} would confirm that it's with {whom}."],
    es: ["{Desk} le confirmaría que sea con {whom}."],
  },
  onlyWith: {
    en: ["I've put down {whom} and nobody else; {desk} would confirm that."],
    es: ["Anoto a {whom} y a nadie más; {desk} lo confirmaría."],
  },
  withThem: {
    en: ["I've put down that you'd like {whom}; {desk} would confirm that."],
    es: ["Anoto que prefiere a {whom}; {desk} lo confirmaría."],
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
  notLost: {
    en: ["No, it's written down as you told it, and it goes to {team}."],
    es: ["No, queda escrito como lo contó, y le llega a {team}."],
  },
  namesNobody: {
    en: [
      "I don't give out names or numbers, or when somebody is in. What you leave here goes to {team}.",
      "That I don't give out either.",
    ],
    es: [
      "No doy nombres ni números, ni digo cuándo está alguien. Lo que deje aquí le llega a {team}.",
      "Eso tampoco lo doy.",
    ],
  },
  yesThatNumber: { en: ["Yes, that one."], es: ["Sí, ese."] },
  /** Whom they would call about somebody's visit. */
  callsYou: { en: ["You're the one to call, then."], es: ["Entonces le llaman a usted."] },
  callsThem: { en: ["{Name} is the one to call, then."], es: ["Entonces llaman a {name}."] },
  noFee: {
    en: ["That's more than a day ahead, so by our rule there is no fee. {Desk} has the last word."],
    es: ["Falta más de un día, así que según nuestra regla no hay cargo. La última palabra la tiene {desk}."],
  },
  feeDecided: {
    en: ["It's less than a day off now, so {desk} decides that."],
    es: ["Ya falta menos de un día, así que eso lo decide {desk}."],
  },
  rebooks: {
    en: ["Yes, whenever you like."],
    es: ["Sí, cuando quiera."],
  },
  needNotCome: {
    en: ["You don't have to come; {desk} takes it off the calendar."],
    es: ["No tiene que venir; {desk} la quita de la agenda."],
  },
  oldStays: {
    en: ["The one you have stays yours until a new time is confirmed."],
    es: ["La que tiene sigue siendo suya hasta que se confirme otra."],
  },
  oldIsClosed: {
    en: ["{closed} That one can't take place, then."],
    es: ["{closed} Así que esa cita no puede ser."],
  },
  newOneThen: {
    en: ["We're closed that day, so you lose nothing: they would give you a new time."],
    es: ["Ese día cerramos, así que no pierde nada: le darían otra hora."],
  },
  notThen: {
    en: ["{closed} Please don't come by then. Shall I find you a time?"],
    es: ["{closed} Ese día no venga, por favor. ¿Le busco una cita?"],
  },
  callThenInstead: {
    en: ["{closed} I've put down {note} instead; tell me if another time is better."],
    es: ["{closed} Anoto {note}; dígame si le conviene otro momento."],
  },
  callsButNot: {
    en: ["{Team} would call {calls}; {what} I can't promise. I've marked it."],
    es: ["{Team} llamaría {calls}; {what} no se lo puedo prometer. Queda marcado."],
  },
  noPromise: {
    en: ["I can't promise {what}; I've marked it."],
    es: ["No le puedo prometer {what}; queda marcado."],
  },
  noPromiseAtAll: {
    en: ["I can't promise that; I've marked it."],
    es: ["No se lo puedo prometer; queda marcado."],
  },
  noRefundPromised: {
    en: ["I'm sorry. A refund I can't promise from here; I've marked that you want it."],
    es: ["Lo siento. Desde aquí no le puedo prometer un reembolso; queda marcado que lo quiere."],
  },
  refundStands: {
    en: [
      "Yes, it says that you want a refund. That is the billing team's to decide.",
      "It stands there as a refund, not as a question.",
    ],
    es: [
      "Sí, dice que quiere un reembolso. Eso lo decide facturación.",
      "Ahí está como reembolso, no como pregunta.",
    ],
  },
  noResults: {
    en: ["I can't see results from here, so I can't say how it came out."],
    es: ["Desde aquí no veo resultados, así que no puedo decirle cómo salió."],
  },
  resultsOf: {
    en: ["I can't see results from here, and they go to {name} only, unless permission was given."],
    es: ["Desde aquí no veo resultados, y son solo para {name}, salvo que lo haya autorizado."],
  },
  asComplaint: {
    en: ["I'm sorry. It goes to the manager as a complaint."],
    es: ["Lo siento. Va a la gerencia como una queja."],
  },
  wouldCall: { en: ["{Team} would call {calls}."], es: ["{Team} llamaría {calls}."] },
  callsOnceKnown: {
    en: ["{Team} would call {opens}, once I have your name and number."],
    es: ["{Team} llamaría {opens}, en cuanto tenga su nombre y número."],
  },
  yesWouldCall: {
    en: ["Yes, {team} would call {calls}."],
    es: ["Sí, llamaría {team} {calls}."],
  },
  wouldTell: {
    en: ["Yes, your question goes with it, and {team} would answer it."],
    es: ["Sí, su pregunta va anotada, y {team} se la contestaría."],
  },
  whoCalls: {
    en: ["{Team} would call; which of them I can't say, and I've noted that you asked."],
    es: ["Llamaría {team}; quién de ellos no lo sé, y queda anotado que lo pregunta."],
  },
  aPerson: {
    en: ["A person would call you back, no machine: {team}."],
    es: ["Le llama una persona, ninguna máquina: {team}."],
  },
  personCalls: {
    en: [
      "Nobody can pick up here, and {team} would call you {opens}.",
      "I've put down that you want a person.",
    ],
    es: ["Aquí no contesta nadie, y {team} le llamaría {opens}.", "Queda anotado que quiere una persona."],
  },
  justWait: {
    en: ["There is nothing more to do: {team} would call you {calls}."],
    es: ["No tiene que hacer nada más: {team} le llamaría {calls}."],
  },
  askThen: {
    en: ["Yes, of course, just bring it up when you're here."],
    es: ["Sí, claro, coméntelo cuando esté aquí."],
  },
  justCome: { en: ["Nothing more: just come at that time."], es: ["Nada más: venga a esa hora."] },
  comeAnyway: {
    en: ["Please come safely. {Team} would call you if it can't be kept."],
    es: ["Venga con cuidado. {Team} le llamaría si no fuera posible."],
  },
  /** What ran or burned does so no more. */
  visitCanWait: {
    en: ["Don't worry about the visit. I'll let the office know."],
    es: ["No se preocupe por la cita. Yo aviso al consultorio."],
  },
  checkTheDay: {
    en: ["Please check which day your appointment is."],
    es: ["Revise, por favor, qué día es su cita."],
  },
  keptAnyway: {
    en: ["I have that down, and it goes to the right person."],
    es: ["Lo tengo anotado, y le llega a quien corresponde."],
  },
  keptUntilThen: {
    en: ["What else you told me is kept, and it can wait."],
    es: ["Lo demás que me dijo queda guardado, y puede esperar."],
  },
  calmedDown: {
    en: ["Good, I'm glad that's under control."],
    es: ["Bien, qué bueno que ya está controlado."],
  },
  /** A visit that was talked about before an alarm. */
  takenOff: {
    en: ["That visit is off, don't give it a thought."],
    es: ["Esa cita queda cancelada, no se preocupe."],
  },
  /** A haircut at the plumber's. */
  otherOffice: {
    en: ["No, this is {business}. For another office, please call that office itself."],
    es: ["No, esta es {business}. Para otra oficina, llame a esa oficina, por favor."],
  },
  noPractice: {
    en: [
      "No, this is Ringwell, which makes phone assistants, and not that office. I can't see or change anything there, so please call the office itself.",
    ],
    es: [
      "No, esto es Ringwell, que hace asistentes telefónicos, y no ese consultorio. No puedo ver ni cambiar nada ahí; llame al consultorio, por favor.",
    ],
  },
  notTheirs: {
    en: [
      "I'm sorry, I can't reach that office from here, and I don't have its number. Its own website has it.",
    ],
    es: [
      "Lo siento, desde aquí no puedo comunicarme con ese consultorio ni tengo su número. Está en su página.",
    ],
  },
  otherTrade: {
    en: ["I'm sorry, we don't do {thing} here: {business} is {what}."],
    es: ["Lo siento, aquí no hacemos {thing}: {business} es {what}."],
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
  urgentComeNow: {
    en: ["Yes. Call our emergency line, {urgent}, now and set out; the dentist on call says where to come."],
    es: ["Sí. Llame ya al {urgent} y salga; el dentista de guardia le dice adónde ir."],
  },
  urgentNumber: {
    en: ["It is {urgent}. Again: {urgent}.", "The urgent line: {urgent}. Please call it now."],
    es: ["Es el {urgent}. Otra vez: {urgent}.", "La línea urgente: {urgent}. Llame ahora, por favor."],
  },
} as const satisfies Record<string, Words>;
