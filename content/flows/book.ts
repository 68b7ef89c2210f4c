import { nameSlot, phoneSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

/** An appointment: for the caller, for somebody else, or for two, one after the other. */
export const book: Flow = {
  id: "book",
  on: ["book", "avail", "forother"],
  denied: [
    {
      says: /\b(?:don't|didn't|do not|not asking for|not looking for) (?:really |even |actually )?(?:want |need |ask for )?(?:an?|any) (?:day|date|time|appointment|booking)(?: (?:yet|now|right now|today|for that|for this|at this point|necessarily))?(?=$| (?:do|does|can|is|are|i|just|what|how|she|he)\b)|(?<!\p{L})no (?:quiero|necesito) (?:una cita|ning[uú]n d[ií]a|ninguna cita)(?=$| (?:solo|s[oó]lo|nada m[aá]s|tienen|qu[eé])(?!\p{L}))/u,
    },
  ],
  opening: {
    en: ["Sure, {service}.", "{Service}, of course."],
    es: ["Claro, {service}.", "Con mucho gusto, {service}."],
  },
  slots: [
    { slot: "service", ask: { en: [], es: [] } },
    {
      slot: "when",
      ask: {
        en: [
          "What day would suit you?",
          "Which day works best?",
          "Any day you like, or the soonest we have?",
        ],
        es: [
          "¿Qué día le conviene?",
          "¿Qué día le viene mejor?",
          "¿Algún día en especial, o lo más pronto posible?",
        ],
      },
    },
    {
      slot: "how",
      optional: true,
      ask: { en: ["Would you like that {ways}?"], es: ["¿La prefiere {ways}?"] },
    },
    {
      slot: "place",
      ask: {
        en: [
          "What's the address we'd come to?",
          "The street and number where the work is, please, and the town.",
        ],
        es: [
          "¿A qué dirección iríamos?",
          "La calle y el número donde es el trabajo, por favor, y la ciudad.",
        ],
      },
    },
    nameSlot,
    phoneSlot,
    {
      slot: "against",
      ask: {
        en: [
          "Who is on the other side? We check that we don't act for them before we set a consultation.",
          "The name of the person or company on the other side, please. If there is none, just say so.",
        ],
        es: [
          "¿Quién es la otra parte? Antes de fijar una consulta revisamos que no la representemos.",
          "El nombre de la persona o empresa que es la otra parte, por favor. Si no hay, dígamelo.",
        ],
      },
    },
  ],
  readBack: {
    en: [
      "Let me read that back: {service} {how}, {when}{place}, for {name}{reach}{held}{against}{with}. Is that right?",
      "So that's {service} {how}, {when}{place}, for {name}{reach}{held}{against}{with}. Shall I book it?",
      "I have {service} {how}, {when}{place}, for {name}{reach}{held}{against}{with}. Do you want me to put that in?",
    ],
    es: [
      "Le confirmo: {service} {how}, {when}{place}, a nombre de {name}{reach}{held}{against}{with}. ¿Está bien?",
      "Entonces es {service} {how}, {when}{place}, a nombre de {name}{reach}{held}{against}{with}. ¿La reservo así?",
      "Tengo {service} {how}, {when}{place}, a nombre de {name}{reach}{held}{against}{with}. ¿La dejo reservada?",
    ],
  },
  files: { kind: "booking", about: "booking" },
  done: {
    en: ["You're booked for {when} {how}.", "That's booked: {when} {how}, for {name}."],
    es: ["Queda reservada para {when} {how}.", "Listo: {when} {how}, a nombre de {name}."],
  },
};
