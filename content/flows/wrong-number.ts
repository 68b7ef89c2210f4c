import type { Flow } from "./flow.ts";

export const wrongNumber: Flow = {
  id: "wrong-number",
  on: ["wrongnumber"],
  opening: {
    en: ["No, this is {business}. You may have the wrong number, no harm done."],
    es: ["No, esta es {business}. Quizá marcó otro número, no pasa nada."],
  },
  slots: [],
  ends: true,
};
