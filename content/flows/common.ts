import type { FlowSlot, Words } from "./flow.ts";

/** Slots that most flows share, with their words. */

export const nameSlot: FlowSlot = {
  slot: "name",
  ask: {
    en: ["May I have your name?", "What name should I put down?", "Just your first and last name, please."],
    es: [
      "¿Me dice su nombre, por favor?",
      "¿A nombre de quién lo pongo?",
      "Solo su nombre y apellido, por favor.",
    ],
  },
};

export const phoneSlot: FlowSlot = {
  slot: "phone",
  ask: {
    en: [
      "And the best phone number?",
      "Which phone number can we reach you at?",
      "The number with the area code, please, one digit at a time.",
    ],
    es: [
      "¿Y su número de teléfono?",
      "¿A qué número le podemos llamar?",
      "El número con el código de área, por favor, dígito por dígito.",
    ],
  },
};

export const noteSlot: FlowSlot = {
  slot: "note",
  ask: {
    en: [
      "What would you like me to pass on?",
      "What should the message say?",
      "In a few words, what is it about?",
    ],
    es: ["¿Qué mensaje quiere dejar?", "¿Qué les digo?", "En pocas palabras, ¿de qué se trata?"],
  },
};

export const whichSlot: FlowSlot = {
  slot: "which",
  optional: true,
  ask: {
    en: ["Which day and time is that appointment?", "When is it for, as far as you know?"],
    es: ["¿Para qué día y hora es esa cita?", "¿Para cuándo es, más o menos?"],
  },
};

/** What is passed on, by its name, with who calls: a caller's own account needs no reading back to them. */
export const readBackOf = (what: { en: string; es: string }): Words => ({
  en: [
    `So that's ${what.en}{whom}, from {name}{reach}{call}, with all you've told me. Is that right?`,
    `I have ${what.en}{whom}, from {name}{reach}{call}, the way you told it. Shall I pass it on?`,
  ],
  es: [
    `Entonces: ${what.es}{whom}, de {name}{reach}{call}, con todo lo que me contó. ¿Está bien?`,
    `Tengo ${what.es}{whom}, de {name}{reach}{call}, tal como me lo contó. ¿Lo paso así?`,
  ],
});

export const messageDone = {
  en: ["Thank you, it's noted. {promise}"],
  es: ["Gracias, queda anotado. {promise}"],
};
