import { nameSlot, phoneSlot, whichSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Running late for an appointment of today. */
export const late: Flow = {
  id: "late",
  on: ["late"],
  opening: {
    en: ["Thanks for telling us, I'll let {team} know right away."],
    es: ["Gracias por avisar, se lo digo enseguida a {team}."],
  },
  slots: [
    { slot: "note", ask: { en: ["About how late will you be?"], es: ["¿Cuánto se va a retrasar?"] } },
    nameSlot,
    phoneSlot,
  ],
  denied: [
    {
      says: /\b(?:(?:different|another|some other) (?:day|time)|re-?schedul\p{L}*|(?:not|won't be|isn't|aren't) (?:going to |gonna |even |actually )?com(?:e|ing)|(?:not|n't|won't)(?: going to| gonna| be able to)? make it|move it|push it|cancel\p{L}*|otro d[ií]a|(?:no|ya no) (?:voy|puedo ir|llego a ir))(?!\p{L})/u,
      becomes: "move",
    },
    {
      says: /\b(?:not|n't|never|nobody(?:'s| is)|no one(?:'s| is)|who said|what(?:'s| do you mean)?(?: running)?|how) (?:(?!if)\S+ ){0,3}?late\b|\blate for nothing\b|\b(?:be|i'm|am) early\b|(?<!\p{L})no (?:voy|llego|estoy) (?:\S+ )?(?:tarde|atrasad[oa])(?!\p{L})/u,
    },
  ],
  noteFromStart: true,
  readBack: {
    en: [
      "I'll let them know about the delay{by}{whom}: {name}{reach}{call}. Is that right?",
      "So I'll let them know{by}{whom}, from {name}{reach}{call}. Shall I pass it on?",
    ],
    es: [
      "Les aviso del retraso{by}{whom}: {name}{reach}{call}. ¿Está bien?",
      "Entonces les aviso{by}{whom}, de parte de {name}{reach}{call}. ¿Lo paso así?",
    ],
  },
  files: { kind: "message", about: "late", urgent: true },
  done: {
    en: ["Noted. {team} would see it at once and call if it cannot be kept. Please come safely."],
    es: ["Anotado. {team} lo vería enseguida y llamaría si no fuera posible. Venga con cuidado."],
  },
};

/** The same while nobody is there to read it: who it is for and what day it is of are asked, and nothing is promised for now. */
export const lateClosed: Flow = {
  ...late,
  id: "late-closed",
  on: [],
  opening: {
    en: ["Nobody is there right now. {team} would see this when they open {opens}."],
    es: ["Ahora no hay nadie; {team} lo vería cuando abran {opens}."],
  },
  slots: [whichSlot, ...late.slots],
  readBack: {
    en: [
      "I'll let them know about the delay{by}{whom}, for the appointment, {which}: {name}{reach}{call}. Is that right?",
      "So I'll let them know{by}{whom}, for the appointment, {which}, from {name}{reach}{call}. Shall I pass it on?",
    ],
    es: [
      "Les aviso del retraso{by}{whom}, para la cita, {which}: {name}{reach}{call}. ¿Está bien?",
      "Entonces les aviso{by}{whom}, para la cita, {which}, de parte de {name}{reach}{call}. ¿Lo paso así?",
    ],
  },
  done: {
    en: ["Noted. {team} would see it when they open {opens}. Please come safely."],
    es: ["Anotado. {team} lo vería cuando abran {opens}. Venga con cuidado."],
  },
};
