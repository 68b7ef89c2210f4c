import type { Words } from "../flow.ts";

/** What is noted or booked so far, as somebody asks for it or takes it back. */
export const whatIsNoted = {
  nothingNoted: {
    en: ["Nothing is noted or booked so far."],
    es: ["Todavía no hay nada anotado ni reservado."],
  },
  beforeYouGo: {
    en: ["Before you go: nothing is noted yet. Shall I keep it as I read it?"],
    es: ["Antes de que cuelgue: todavía no hay nada anotado. ¿Lo dejo como se lo leí?"],
  },
  notBookedYet: {
    en: ["Not yet; I read it back first, and your yes books it."],
    es: ["Todavía no; primero se lo leo, y con su sí queda reservada."],
  },
  isBooked: { en: ["Yes, it stands: {bookings}."], es: ["Sí, queda así: {bookings}."] },
  /** To who asks whether something stands there that does not: asking tells it. */
  notYetNow: {
    en: ["It didn't say so, so I've added: “{note}”."],
    es: ["No lo decía; ya lo agregué: «{note}»."],
  },
  isNoted: { en: ["Yes, that goes with it."], es: ["Sí, eso va anotado."] },
  oldIs: {
    en: ["{which}: I've put that down for the one you have."],
    es: ["{which}: así queda anotada la que ya tiene."],
  },
  newIs: { en: ["For the new time I have {note}."], es: ["Para la nueva hora tengo {note}."] },
  oldHave: {
    en: ["The one you have is down as {note}."],
    es: ["La que ya tiene está anotada así: {note}."],
  },
  goesTo: { en: ["Yes, it goes to {whom}."], es: ["Sí, es para {whom}."] },
  haveDown: { en: ["Yes, I have that: “{note}”."], es: ["Sí, lo tengo: «{note}»."] },
  willBeAsked: {
    en: ["Yes, I've noted it for {team}."],
    es: ["Sí, se lo dejo anotado a {team}."],
  },
  /** To who only checks what was agreed. */
  yesAsYouSay: { en: ["Yes, {what}."], es: ["Sí, {what}."] },
  allINeed: { en: ["Yes, that is all I need."], es: ["Sí, con eso basta."] },
  partOfIt: { en: ["That is part of it: {about}."], es: ["Eso va incluido: {about}."] },
  isSoonest: { en: ["Yes, that is the earliest we have."], es: ["Sí, es lo más pronto que tenemos."] },
  soonest: { en: ["The earliest of all is {when}."], es: ["Lo más pronto es {when}."] },
  onceMore: { en: ["Once more:"], es: ["Otra vez:"] },
  itIs: { en: ["It is {when}."], es: ["Es {when}."] },
  takesUntil: {
    en: ["It takes about {minutes} minutes, so you would be out around {end}."],
    es: ["Dura unos {minutes} minutos, así que saldría sobre {end}."],
  },
  isUnder: { en: ["It's under {name}."], es: ["Está a nombre de {name}."] },
  isUnderNoted: {
    en: ["I have it under {name}, and it is noted that you say {whose}."],
    es: ["Lo tengo a nombre de {name}, y queda anotado que dice {whose}."],
  },
  hasNumber: { en: ["The number I have is {phone}."], es: ["El número que tengo es {phone}."] },
  callsNumber: {
    en: ["They would call the number I have: {phone}."],
    es: ["Llamarían al número que tengo: {phone}."],
  },
  isFor: { en: ["It's for {service}."], es: ["Es para {service}."] },
  itSays: { en: ["It says: “{note}”."], es: ["Dice: «{note}»."] },
  noTimeOnIt: {
    en: ["{promise} I have no hour for it; tell me if one suits you."],
    es: ["{promise} No tengo una hora; dígame si alguna le conviene."],
  },
  theyAll: { en: ["Yes: {people}."], es: ["Sí: {people}."] },
  requestNoted: {
    en: ["I've noted that for {team}.", "That is noted for {team} too."],
    es: ["Se lo dejo anotado a {team}.", "Eso también queda anotado para {team}."],
  },
  putNote: {
    en: ["Of course, I've put that down."],
    es: ["Claro, se lo anoto."],
  },
  added: { en: ["I've noted that.", "That's noted too."], es: ["Lo he anotado.", "También queda anotado."] },
  whichAttorney: { en: ["Which attorney is it for?"], es: ["¿Para cuál de los abogados es?"] },
  toTeam: { en: ["Of course, it goes to {team}."], es: ["Claro, va para {team}."] },
  readBy: {
    en: ["I've marked it to be read {when}."],
    es: ["Lo he marcado para que lo lean {when}."],
  },
  addedThis: {
    en: ["I've noted: {note}.", "And that too: {note}."],
    es: ["Lo he anotado: {note}.", "También eso: {note}."],
  },
  takenDown: { en: ["I have that."], es: ["Eso lo tengo."] },
  tells: { en: ["All right.", "Okay.", "Understood."], es: ["Muy bien.", "De acuerdo.", "Entendido."] },
  nowOtherSide: {
    en: ["I've put that right. The other side: {name}."],
    es: ["Lo corregí. La otra parte: {name}."],
  },
  notedOtherSide: {
    en: ["I've noted the other side: {name}."],
    es: ["Anoté la otra parte: {name}."],
  },
  calledFirst: {
    en: ["I'll mark it urgent, so somebody calls you back first."],
    es: ["Lo marco como urgente, para que le llamen antes que a nadie."],
  },
  markedUrgent: { en: ["I've marked it urgent."], es: ["Lo marqué como urgente."] },
  alsoCall: {
    en: ["I've noted that they call {note}.", "So that reads: call {note}."],
    es: ["Dejo anotado que llamen a {note}.", "Queda así: que llamen a {note}."],
  },
  dropped: {
    en: ["No problem, I've left it.", "All right, I've left that out.", "Of course, I've dropped it."],
    es: ["No hay problema, lo dejo.", "De acuerdo, eso no lo anoto.", "Claro, lo dejamos."],
  },
  kept: {
    en: [
      "Good, then nothing changes. Your appointment stays as it is.",
      "Yes, it stays. I haven't changed anything.",
    ],
    es: ["Bien, entonces no cambia nada. Su cita sigue igual.", "Sí, sigue igual. No he cambiado nada."],
  },
  /** Of one that is there, beside a new one. */
  notWith: {
    en: ["I've noted that it shouldn't be with {whom}."],
    es: ["Queda anotado que no sea con {whom}."],
  },
  asItIs: {
    en: ["All right, it stays as it is.", "Fine, nothing changes."],
    es: ["De acuerdo, queda como está.", "Bien, no cambia nada."],
  },
  staysAsIs: { en: ["Your {which} stays as it is."], es: ["Su cita, {which}, queda como está."] },
  moved: { en: ["It's moved to {when}."], es: ["Queda cambiada para {when}."] },
  oldStands: {
    en: ["The old one stands until they call you with the new time, and then it is given up."],
    es: ["La anterior sigue hasta que le llamen con la nueva hora, y entonces se anula."],
  },
  comesOff: {
    en: ["Yes, {old} comes off."],
    es: ["Sí, se anula la cita: {old}."],
  },
  comesOffThen: {
    en: ["{old} comes off once they have called you with the new time. Until then the old one stands."],
    es: ["La cita, {old}, se anula cuando le hayan llamado con la nueva hora. Hasta entonces sigue en pie."],
  },
  cancelTakenBack: {
    en: ["I've taken back the request to cancel, so it stays."],
    es: ["He retirado la petición de cancelarla, así que queda como está."],
  },
  asItStands: {
    en: ["I'll pass on what you told me, as it stands."],
    es: ["Paso lo que me dijo, tal como está."],
  },
} as const satisfies Record<string, Words>;
