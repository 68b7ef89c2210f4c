import type { DialogueLanguage } from "../../../../contracts/voice-desks.ts";
import type { Refusal } from "../tools.ts";

interface OfferWords {
  refused: Record<Refusal, string>;
  closedThen: string;
  closedOn(day: string): string;
  nothingOn(day: string, later: boolean): string;
  nothingToday: string;
  nothingThen: string;
  full(day: string): string;
  noTime: string;
  ifUrgent(line: string): string;
  same(day: string, a: string, b: string): string;
  each(times: string): string;
  which: readonly string[];
  suits: readonly string[];
}

const digits = (line: string): string => (line.match(/\d/g) ?? []).join(" ");

/** How times are offered, and why they are not others. */
export const offerWords: Record<DialogueLanguage, OfferWords> = {
  en: {
    refused: {
      past: "That time has passed.",
      "too-far": "I can't book that far ahead.",
      "closed-day": "",
      "closed-hours": "That would run past the time we close.",
      between: "I can't start just then.",
      taken: "That time is taken.",
    },
    closedThen: "We're closed then.",
    closedOn: (day) => `We're closed on ${day}.`,
    nothingOn: (day, later) =>
      `I have nothing ${later ? "later" : "earlier"} ${/^(today|tomorrow)$/.test(day) ? day : `on ${day}`}.`,
    nothingToday: "There's nothing left today.",
    nothingThen: "I have nothing then.",
    full: (day) => `${day} is full.`,
    noTime: "I can't find a free time. Would another day do?",
    ifUrgent: (line) => `If it can't wait, call ${digits(line)} for somebody right now.`,
    same: (day, a, b) => `${day}, I can do ${a.replace(/^at /, "")} or ${b.replace(/^at /, "")}.`,
    each: (times) => `I can do ${times}.`,
    which: ["Which suits you?", "Which would you like?", "Which would be better?"],
    suits: ["Does that suit you?", "Would that work?"],
  },
  es: {
    refused: {
      past: "Esa hora ya pasó.",
      "too-far": "Tan lejos todavía no puedo reservar.",
      "closed-day": "",
      "closed-hours": "A esa hora ya estaríamos cerrando.",
      between: "Justo a esa hora no puedo empezar.",
      taken: "Esa hora está ocupada.",
    },
    closedThen: "A esa hora está cerrado.",
    closedOn: (day) => `Cerramos ${/^los /.test(day) ? day : `por ${day}`}.`,
    nothingOn: (day, later) => `No tengo nada más ${later ? "tarde" : "temprano"} ${day}.`,
    nothingToday: "Para hoy ya no queda nada.",
    nothingThen: "Para entonces no tengo nada.",
    full: (day) => `${day} está completo.`,
    noTime: "No encuentro una hora libre. ¿Le sirve otro día?",
    ifUrgent: (line) => `Si no puede esperar, llame al ${digits(line)} para que vayan ahora mismo.`,
    same: (day, a, b) => `${day} puedo ${a} o ${b}.`,
    each: (times) => `Tengo ${times}.`,
    which: ["¿Cuál le conviene?", "¿Cuál prefiere?", "¿Qué le viene mejor?"],
    suits: ["¿Le conviene?", "¿Le sirve?"],
  },
};
