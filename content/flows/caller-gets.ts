import type { Words } from "./flow.ts";

/** What a caller would have after a call, in the language of the call: how it comes, and what it says. */
export interface CallerGets {
  title: Words;
  lines: readonly Words[];
}

/** Over the card; and where it is not what comes, but what was said at once. */
export const callerWasTold: Words = { en: ["The caller was told"], es: ["A quien llamó se le dijo"] };
export const callerWouldGet: Words = {
  en: ["The caller would get"],
  es: ["Quien llama recibiría"],
};
const text: Words = { en: ["A text message"], es: ["Un mensaje de texto"] };
const call: Words = { en: ["A call, and no text"], es: ["Una llamada, y ningún mensaje de texto"] };

export const callerGets = {
  booked: {
    title: text,
    lines: [
      { en: ["“{name}: {Service}, {when}.”"], es: ["“{name}: {Service}, {when}.”"] },
      { en: ["And a reminder before the visit."], es: ["Y un recordatorio antes de la cita."] },
    ],
  },
  /** Somebody else has to say yes to it first. */
  held: {
    title: text,
    lines: [
      {
        en: ["“{name}: {Service}, {when}, is on hold. We let you know once we have the okay.”"],
        es: ["“{name}: {Service}, {when}, en espera. Le avisamos cuando tengamos el permiso.”"],
      },
    ],
  },
  canceled: {
    title: text,
    lines: [
      {
        en: ["“{name}: {Service}, {when}, is canceled.”"],
        es: ["“{name}: {Service}, {when}, queda cancelada.”"],
      },
    ],
  },
  /** A visit of somebody who wants no texts. */
  unwritten: {
    title: { en: ["The visit, and no text about it"], es: ["La cita, y ningún mensaje de texto"] },
    lines: [{ en: ["{Service}, {when}."], es: ["{Service}, {when}."] }],
  },
  message: {
    title: text,
    lines: [
      {
        en: ["“{name}: we have your message, and will call you back.”"],
        es: ["“{name}: tenemos su mensaje y le llamaremos.”"],
      },
    ],
  },
  called: { title: call, lines: [] },
  /** A message of somebody who left an address and no number. */
  written: {
    title: { en: ["An email"], es: ["Un correo"] },
    lines: [
      {
        en: ["“{name}: we have your message, and here is our answer.”"],
        es: ["“{name}: tenemos su mensaje, y esta es nuestra respuesta.”"],
      },
    ],
  },
  /** A message of somebody who left neither. */
  unreached: {
    title: { en: ["No call and no text"], es: ["Ni llamada ni mensaje de texto"] },
    lines: [{ en: ["There is no number to reach them at."], es: ["No hay número al que llamar."] }],
  },
  handover: {
    title: { en: ["A person on the line"], es: ["Una persona al teléfono"] },
    lines: [
      {
        en: ["Put through at once, without telling it all again."],
        es: ["Sin espera y sin contarlo todo otra vez."],
      },
    ],
  },
  emergency: {
    title: { en: ["Where to get help, right away"], es: ["Adónde acudir, antes que nada"] },
    lines: [
      { en: ["Before any question about a booking."], es: ["Antes de cualquier pregunta sobre una cita."] },
    ],
  },
  /** Somebody whose question nobody could answer yet, and who left no number. */
  open: {
    title: { en: ["No answer yet"], es: ["Aún sin respuesta"] },
    lines: [
      {
        en: ["The question is noted. There is no number to call."],
        es: ["La pregunta queda apuntada. No hay número al que llamar."],
      },
    ],
  },
  questions: {
    title: { en: ["Answers, at once"], es: ["Respuestas, al momento"] },
    lines: [
      {
        en: ["Nothing to wait for, nobody to call back."],
        es: ["Sin esperar y sin tener que volver a llamar."],
      },
    ],
  },
} as const satisfies Record<string, CallerGets>;
