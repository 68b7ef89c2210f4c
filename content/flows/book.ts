import { nameSlot, phoneSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

/** An appointment: for the caller, for somebody else, or for two, one after the other. */
export const book: Flow = {
  id: "book",
  on: ["book", "avail", "forother"],
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
    nameSlot,
    phoneSlot,
  ],
  readBack: {
    en: [
      "Let me read that back: {service} {how}, {when}, for {name}, at {phone}. Is that right?",
      "Shall I book it: {service} {how}, {when}, for {name}, at {phone}?",
    ],
    es: [
      "Le confirmo: {service} {how}, {when}, a nombre de {name}, teléfono {phone}. ¿Está bien?",
      "¿La reservo así: {service} {how}, {when}, a nombre de {name}, teléfono {phone}?",
    ],
  },
  files: { kind: "booking", about: "booking" },
  done: {
    en: ["You're booked for {when} {how}.", "That's booked: {when} {how}, for {name}."],
    es: ["Queda reservada para {when} {how}.", "Listo: {when} {how}, a nombre de {name}."],
  },
};
