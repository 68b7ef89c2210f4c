import type { Flow } from "./flow.ts";

export const wrongNumber: Flow = {
  id: "wrong-number",
  on: ["wrongnumber"],
  opening: {
    en: [
      "No, this is {business}. If you meant to call somebody else, no harm done.",
      "That's quite all right, it happens.",
    ],
    es: ["No, esta es {business}. Si marcó otro número, no pasa nada.", "No se preocupe, a todos nos pasa."],
  },
  slots: [],
  ends: true,
};
