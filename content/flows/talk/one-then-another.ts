import type { Words } from "../flow.ts";

/** Two people in one call, or two things: whose turn it is. */
export const oneThenAnother = {
  forYourOther: {
    en: ["Of course, for your {person}.", "Sure, for your {person}."],
    es: ["Claro, para su {person}.", "Con gusto, para su {person}."],
  },
  forYou: { en: ["Of course, for you."], es: ["Claro, para usted."] },
  together: {
    en: ["One appointment serves you both."],
    es: ["Con una cita basta para los dos."],
  },
  bothMatters: {
    en: ["Yes, bring up both at the one appointment."],
    es: ["Sí, en la misma cita puede hablar de las dos cosas."],
  },
  justOne: {
    en: ["Just the one of you, then."],
    es: ["Una sola persona, entonces."],
  },
  oneAfterOther: {
    en: ["I can put them one right after the other."],
    es: ["Puedo ponerlas una justo después de la otra."],
  },
  /** Two who come apart: whose visit comes first, and whose then. */
  eachAt: { en: ["{People}."], es: ["{People}."] },
  yesSo: { en: ["Yes."], es: ["Sí."] },
  oneFirst: { en: ["{One} first, then {two}."], es: ["Primero {one}, y después {two}."] },
  nowThatOf: { en: ["Now {two}."], es: ["Ahora {two}."] },
  yours: { en: ["yours"], es: ["la suya"] },
  theirs: { en: ["your {person}'s"], es: ["la de su {person}"] },
  ofNamed: { en: ["{name}'s"], es: ["la de {name}"] },
  theOtherOne: { en: ["the other one"], es: ["la otra"] },
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
  namesOfChildren: {
    en: ["And the children's names?", "What are their names, please?", "Their first names, please."],
    es: ["¿Y los nombres de los niños?", "¿Cómo se llaman los niños?", "Los nombres, por favor."],
  },
  asYouSay: { en: ["Yes, that's how I have it."], es: ["Sí, así lo tengo."] },
  nameOfSecond: {
    en: ["What name shall I put on it?", "Whose name is it for?", "The first and last name, please."],
    es: ["¿A nombre de quién la pongo?", "¿Para quién es?", "Nombre y apellido, por favor."],
  },
  notForAll: {
    en: ["I couldn't book {name} with it; I've noted that for the front desk."],
    es: ["No pude reservar para {name}; lo anoté para la recepción."],
  },
  nowSecond: {
    en: ["Now the second one."],
    es: ["Ahora la segunda."],
  },
  andThen: { en: ["Then"], es: ["Después"] },
  oneAtATime: {
    en: ["I'll come to the other thing right after.", "Then we'll see to the other."],
    es: ["Lo otro lo vemos enseguida.", "Después vemos lo otro."],
  },
  bothStand: {
    en: ["I have both: this one first, and then the other."],
    es: ["Tengo las dos cosas: primero esta y después la otra."],
  },
  comesNext: { en: ["That comes right after this."], es: ["Eso viene enseguida."] },
  sameDayThen: {
    en: ["I'll look for a time right after, the same day."],
    es: ["Buscaré una hora enseguida, el mismo día."],
  },
  keptForThen: { en: ["I'll keep that for then."], es: ["Lo dejo para entonces."] },
  nowTheOne: { en: ["Now {service}."], es: ["Ahora {service}."] },
  nowTheOther: { en: ["Now the other thing."], es: ["Ahora lo otro."] },
  backTo: { en: ["Now, back to {task}."], es: ["Volvamos a {task}."] },
} as const satisfies Record<string, Words>;
